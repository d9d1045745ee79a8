import {describe, expect, it} from 'vitest';
import {readError, readWarnings} from './warnings';

const duplicate = `Duplicate routes found!
- Attempting to create page at /wordpress/faq, but a page already exists at this route.`;
const markdownLink = 'Markdown link with URL `./a.mdx` in source file "docs/b.mdx" (7:47) couldn\'t be resolved.';

describe('readWarnings', () => {
  it('finds each block once, whole and with its kind', () => {
    const output = `[INFO] first\n[WARNING] ${duplicate}\n[WARNING] ${markdownLink}\n[SUCCESS] done\nnot a warning\n[WARNING] ${duplicate}\n`;
    expect(readWarnings(output)).toEqual([
      {kind: 'duplicate routes', text: duplicate},
      {kind: 'broken Markdown link', text: markdownLink},
    ]);
  });

  it('leaves only the list of broken anchors', () => {
    const output =
      '[WARNING] Docusaurus found broken anchors!\n\nPlease check the pages of your site in the list below.\nNote: it is possible to ignore them.\n\nExhaustive list of all broken anchors found:\n- Broken anchor on source page path = /wordpress/:\n   -> linking to /wordpress/faq#nope\n';
    expect(readWarnings(output)).toEqual([
      {
        kind: 'broken anchors',
        text: 'Docusaurus found broken anchors!\n- Broken anchor on source page path = /wordpress/:\n   -> linking to /wordpress/faq#nope',
      },
    ]);
  });

  it('knows a warning of no known kind', () => {
    expect(readWarnings('[WARNING] something new')).toEqual([{kind: 'other', text: 'something new'}]);
  });

  it('finds none in a quiet build', () => {
    expect(readWarnings('[INFO] all is well\n')).toEqual([]);
  });
});

describe('readError', () => {
  it('leaves the sentences and drops the stack', () => {
    const output = `[WARNING] ${duplicate}
[ERROR] Loading failed
[ERROR] Error: Unable to build website for locale ru.
    at tryToBuildLocale (/x/build.js:76:15)
    ... 4 lines matching cause stack trace ...
    at async file:///x.mjs:44:3 {
  [cause]: Error: Docusaurus found broken links!

  - Broken link on source page path = /wordpress/
      at throwError (/x/logger.js:80:11)
}
`;
    expect(readError(output)).toBe(
      'Loading failed\nError: Unable to build website for locale ru.\nError: Docusaurus found broken links!\n\n  - Broken link on source page path = /wordpress/',
    );
  });

  it('reports what a page did wrong, once for both bundles', () => {
    const framed = `╰─▶   × Error: MDX compilation failed for file "/x/docs/faq.mdx"
        │ Cause: <Label> is no component.
        │ Details:
        │ {
        │   "fatal": true
        │ }
        │
        │     at compileToJSX (/x/utils.js:93:15)
`;
    const line = '\n--------------------------\n\n';
    expect(readError(`[ERROR] Client bundle compiled with errors.\n${framed}${line}${framed}${line}${framed}`)).toBe(
      'Client bundle compiled with errors.\nError: MDX compilation failed for file "/x/docs/faq.mdx"\nCause: <Label> is no component.\n\nError: MDX compilation failed for file "/x/docs/faq.mdx"\nCause: <Label> is no component.',
    );
  });

  it('returns everything when there is no marked error', () => {
    expect(readError('killed\n')).toBe('killed');
  });
});
