/** Names that the selectors of a page's style sheet can refer to. */
export interface PageTokens {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: Set<string>;
}

/** What an inline script sets on the root before the first paint (theme-classic/src/inlineScripts.ts). */
const setBeforePaint = [
  'data-theme',
  'data-theme-choice',
  'data-announcement-bar-initially-dismissed',
  'data-preview',
  'data-deferred',
];

/** What the start script sets on a list in the navbar that is opened before the scripts (plugins/performance/client/earlyInteractions.ts). */
const setByAnswers = ['dropdown--show'];

export const noTokens = (): PageTokens => ({
  tags: new Set(),
  classes: new Set(setByAnswers),
  ids: new Set(),
  attributes: new Set(setBeforePaint),
});

const openTag = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const attribute = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Adds the names in a page to those of other pages, and returns all of them. */
export function addTokens(html: string, tokens: PageTokens): PageTokens {
  const {tags, classes, ids, attributes} = tokens;
  for (const [, tag = '', written = ''] of html.matchAll(openTag)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', ...values] of written.matchAll(attribute)) {
      const value = values.find((one) => one !== undefined) ?? '';
      attributes.add(name);
      if (name === 'id') {
        ids.add(value);
      } else if (name === 'class') {
        value.split(/\s+/).forEach((one) => classes.add(one));
      }
    }
  }
  return tokens;
}
