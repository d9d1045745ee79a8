declare module '@search/docsearch' {
  export {DocSearchModal} from '@docsearch/react';
}

declare module '@search/modal-css' {
  const css: string;
  export default css;
}

declare module 'algoliasearch/dist/lite/builds/browser.js' {
  export {liteClient} from 'algoliasearch/lite';
}

declare module '@generated/docs-search/topics.json' {
  /** See `Topic` in `ui/settings.ts`. */
  interface Topic {
    label: string;
    path: string;
    items?: Topic[];
  }
  const topics: Topic[];
  export default topics;
}
