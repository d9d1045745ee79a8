/** One change to DocSearch's published file: what it works around, and what proves that it can be dropped. */
export interface Patch {
  why: string;
  find: RegExp;
  replace: string;
}

/** Name of the provider's client in the patched file. */
const client = 'docsLiteClient';

/**
 * Changes to `@docsearch/react` 3.9.0, the last release with a modal of 109 KB and the limit of 64 characters.
 * Look at each again when the version changes; the build stops when one no longer fits.
 */
export const patches: readonly Patch[] = [
  {
    why: 'The release carries its own copy of the light client; imported, it is the one that the build has chosen.',
    find: /function Cr\(e\)\{var t,r="algolia-client-js-"[\s\S]*?\}\(t,r\);return e\.addAlgoliaAgent/,
    replace: `var rn="3.9.0";function nn(t,r,n){return e.useMemo((function(){var e=${client}(t,r);return e.addAlgoliaAgent`,
  },
  {
    why: 'A failed search went back to "idle" at once (and so to "no results") and was an unhandled rejection.',
    find: /\}\)\)\.finally\(\(function\(\)\{p\("idle"\),lt&&o\.environment\.clearTimeout\(lt\)\}\)\)/,
    replace:
      '})).catch((function(){c.getState().query===i&&p("error")})).finally((function(){' +
      '"error"!==c.getState().status&&p("idle"),lt&&o.environment.clearTimeout(lt)}))',
  },
  {
    why: 'The modal called itself a button with an expanded list; it is a dialog, and its input is the combobox.',
    find: /re\(\{"aria-expanded":!0\}\),(\{className:\["DocSearch","DocSearch-Container"[\s\S]*?\.join\(" "\),)role:"button",tabIndex:0,/,
    replace: '{role:"dialog","aria-modal":!0,"aria-label":R&&R.searchInputLabel},$1',
  },
  {
    why: 'See above: the input that owns the list of results.',
    find: /\{className:"DocSearch-Input",ref:o\.inputRef\}/,
    replace:
      '{className:"DocSearch-Input",ref:o.inputRef,role:"combobox",' +
      '"aria-expanded":o.state.collections.some((function(e){return e.items.length>0}))}',
  },
  {
    why: 'All lists of results had one id; recent searches, which hold buttons, are a plain list and no list box.',
    find: /e\.createElement\("ul",t\.getListProps\(\),/,
    replace:
      'e.createElement("ul",m({},t.getListProps({source:t.collection.source}),' +
      't.collection.items[0]._highlightResult?{}:{role:"list"}),',
  },
  {
    why: 'A result was an option with a link inside, which screen readers do not reach; now the link is the option.',
    find: /y=e\.useRef\(null\),g=l;return e\.createElement\("li",m\((\{className:\["DocSearch-Hit",[\s\S]*?y\.current\(\)\})\},(a\(\{item:r,source:u\.source,onClick:function\(e\)\{c\(r,e\)\}\}\))\),e\.createElement\(g,\{hit:r\},/,
    replace:
      'y=e.useRef(null),g=l,P=$2;return e.createElement("li",m($1,"data-selected":P["aria-selected"],' +
      'role:r._highlightResult?"none":void 0,onMouseMove:P.onMouseMove,onMouseDown:P.onMouseDown,onClick:P.onClick}),' +
      'e.createElement(g,{hit:r,option:r._highlightResult?' +
      '{id:P.id,role:P.role,"aria-selected":P["aria-selected"]}:{id:P.id}},',
  },
  {
    why: 'The name of a group was its highlighted markup less the marks, so that “doesn’t” showed its entity.',
    find: /if\(!n\.__docsearch_parent&&!e\._highlightResult\)return e\.hierarchy\.lvl0;/,
    replace: 'return e.hierarchy.lvl0;',
  },
  {
    why: 'The buttons of a recent search were inside its link.',
    find: /,i\((\{item:r,runDeleteTransition:.*?h\(!0\),y\.current=e\}\})\)\)\)\)\}/,
    replace: ')),e.createElement("div",{className:"DocSearch-Hit-actions"},i($1)))}',
  },
  {
    why: 'Suggested queries were names of groups seen before, none on the first query; the answer brings better ones.',
    find: /i\.context\.searchSuggestions\.length<Object\.keys\(m\)\.length&&a\(\{searchSuggestions:Object\.keys\(m\)\}\)/,
    replace: 'a({searchSuggestions:t.userData&&t.userData[0]&&t.userData[0].suggestions||i.context.searchSuggestions})',
  },
  {
    why: 'Spaces alone were a query, and found every page; they are none, as on the page of results.',
    find: /if\(!t\)return D\?\[\]/,
    replace: 'if(!t.trim())return D?[]',
  },
  {
    why: 'See above: what the modal shows before anything is searched for.',
    find: /o\.state\.query\?!1===i\?/,
    replace: 'o.state.query.trim()?!1===i?',
  },
  {
    why: 'The logo brought a style element, which the policy of the page refuses; its other rule is in ui/modal.css.',
    find: /role:"img",id:"Layer_1",(xmlns:[^}]+\}),e\.createElement\("defs",null,e\.createElement\("style",null,"\.cls-1,\.cls-2\{fill:#003dff;\}\.cls-2\{fill-rule:evenodd;\}"\)\)/,
    replace: 'role:"img",id:"Layer_1",fill:"currentColor",$1',
  },
  {
    why: 'Without results there was no footer, and no other place for links to the nearest pages.',
    find: /p&&p\.length>0&&e\.createElement\("div",\{className:"DocSearch-NoResults-Prefill-List"\}/,
    replace: 'o.resultsFooterComponent&&e.createElement(o.resultsFooterComponent,{state:o.state}),$&',
  },
];

/** Only for the embedded engine: the results are not the provider's, so neither is the signature under them. */
export const embeddedPatches: readonly Patch[] = [
  {
    why: 'The link and logo of the provider under results that are not its own.',
    find: /e\.createElement\("div",\{className:"DocSearch-Logo"\},e\.createElement\(Jt,\{translations:\{searchByText:b\}\}\)\),/,
    replace: '',
  },
];

/**
 * The file with all changes made.
 * @throws Error naming the change that does not fit exactly once
 */
export function applyPatches(source: string, changes: readonly Patch[]): string {
  let patched = source;
  for (const {why, find, replace} of changes) {
    const fits = patched.match(new RegExp(find, 'g'))?.length ?? 0;
    if (fits !== 1) {
      throw new Error(
        `@docsearch/react: a change fits ${fits} times, must fit once. Install version 3.9.0, or rewrite the change in ` +
          `plugins/search/docsearch/patches.ts. The change: ${why}`,
      );
    }
    patched = patched.replace(find, replace);
  }
  return patched;
}

/** DocSearch's modal as this site needs it, an ES module that imports the light client. */
export function patchedDocSearch(source: string, embedded: boolean): string {
  const changes = embedded ? [...patches, ...embeddedPatches] : patches;
  return `import {liteClient as ${client}} from 'algoliasearch/lite';\n${applyPatches(source, changes)}`;
}
