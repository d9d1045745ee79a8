import {useLayoutEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

/** Holds the modal outside the page and makes the page inert, so that neither focus nor a screen reader leaves it. */
export function ModalPortal({children}: {children: ReactNode}) {
  const [container] = useState(() => document.createElement('div'));

  // Before the modal's own effects: it can focus its input only in the document.
  useLayoutEffect(() => {
    const page = document.getElementById('__docusaurus');
    document.body.prepend(container);
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
      container.remove();
    };
  }, [container]);

  return createPortal(children, container);
}
