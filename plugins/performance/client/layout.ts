import type {ClientModule} from '@docusaurus/types';
import {runWhenIdle} from './idle';

/** So many blocks of text are laid out in one piece: each piece costs a look at the whole page. */
const blocksAtOnce = 12;

/**
 * Lays out what has not been in sight before the scripts came (the mark is set by `start.ts`, its rule is in site.css), a
 * few blocks at a time: from then on places in the page are where they will be. A page that is left needs it no longer.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  const {dataset} = document.documentElement;
  const finish = () => {
    delete dataset.deferred;
  };
  if (previousLocation) {
    finish();
    return;
  }
  // Looked for each time: the engine draws code blocks anew right after hydration.
  const blocks = () => [...document.querySelectorAll<HTMLElement>('html[data-deferred] .markdown > *')];
  const pieces = Array.from({length: Math.ceil(blocks().length / blocksAtOnce)}, (_, index) => () => {
    blocks()
      .slice(index * blocksAtOnce, (index + 1) * blocksAtOnce)
      .forEach(({style}) => {
        style.contentVisibility = 'visible';
      });
  });
  runWhenIdle([...pieces, finish]);
};
