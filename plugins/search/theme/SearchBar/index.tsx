// Replaces the search bar of @docusaurus/theme-search-algolia 3.10: that one preconnects to the provider whichever
// engine answers, lets corrupt stored searches crash the page, reads shortcuts by Latin letters only and has no report
// link. Drop it when the theme takes a client and leaves the preconnect to the site.
import {useCallback, useRef} from 'react';
import {loadModal} from '../../ui/lazyModal';
import {ModalPortal} from '../../ui/ModalPortal';
import {useProviderConfig} from '../../ui/providerConfig';
import {SearchButton} from '../../ui/SearchButton';
import {useSearchShortcuts} from '../../ui/shortcuts';
import {isSlashOn} from '../../ui/slashKey';
import {useSearchModal} from '../../ui/useSearchModal';

/** On a sign of interest: whatever fails here is tried again, and reported, on opening. */
function usePrepare(): () => void {
  const {appId, apiKey} = useProviderConfig();
  return useCallback(() => {
    Promise.all([import('../../ui/warmUp').then(({warmUp}) => warmUp(appId, apiKey)), loadModal()]).catch(
      () => undefined,
    );
  }, [appId, apiKey]);
}

export default function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  const prepare = usePrepare();
  const {shown, open, close} = useSearchModal(useCallback(() => button.current, []));
  useSearchShortcuts(shown !== null, open, close, isSlashOn);
  return (
    <>
      <SearchButton
        ref={button}
        onFocus={prepare}
        onMouseOver={prepare}
        onTouchStart={prepare}
        onClick={() => open()}
      />
      {shown && (
        <ModalPortal>
          <shown.Modal initialQuery={shown.query} onClose={close} />
        </ModalPortal>
      )}
    </>
  );
}
