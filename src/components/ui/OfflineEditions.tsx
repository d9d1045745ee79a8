import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

const selector = '[data-offline-editions]';

/** The links that a step of the build has written into the page; null where there are none. */
async function writtenLinks(page: string): Promise<Node[] | null> {
  const response = await fetch(page);
  const whole = new DOMParser().parseFromString(await response.text(), 'text/html');
  const nodes = [...(whole.querySelector(selector)?.childNodes ?? [])];
  return nodes.length > 0 ? nodes : null;
}

/**
 * Links to the offline editions of the manual. Their number and sizes are known only after the pages are built:
 * plugins/post-build/offline-editions writes the links into the page. After navigation from another page they are
 * fetched from there.
 */
export default function OfflineEditions(): ReactNode {
  const {permalink} = useDoc().metadata;
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (place.current?.hasChildNodes()) {
      return;
    }
    writtenLinks(permalink).then(
      (links) => (links ? place.current?.replaceChildren(...links) : setFailed(true)),
      () => setFailed(true),
    );
  }, [permalink]);
  return (
    <>
      {/* React does not touch the content. */}
      <div
        ref={place}
        data-offline-editions=""
        data-search-ignore=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
      {failed && (
        <p role="status">
          <Translate id="ui.offlineEditions.failed">Список файлов не загрузился. Обновите страницу.</Translate>
        </p>
      )}
    </>
  );
}
