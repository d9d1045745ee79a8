import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

const selector = '[data-handbook]';

/** The links that the last step of the build has written into the page; null where it has written none. */
async function writtenLinks(page: string): Promise<Node[] | null> {
  const response = await fetch(page);
  const whole = new DOMParser().parseFromString(await response.text(), 'text/html');
  const nodes = [...(whole.querySelector(selector)?.childNodes ?? [])];
  return nodes.length > 0 ? nodes : null;
}

/**
 * Links to the offline editions of the manual. Which there are and how large is known when the pages have been built:
 * plugins/handbook writes the links into the page. Who comes from another page of the site gets them from there.
 */
export default function HandbookFiles(): ReactNode {
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
      {/* React leaves alone what stands in there. */}
      <div
        ref={place}
        data-handbook=""
        data-search-ignore=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
      {failed && (
        <p role="status">
          <Translate id="ui.handbook.failed">Файлы не нашлись. Обновите страницу.</Translate>
        </p>
      )}
    </>
  );
}
