import {describe, expect, it} from 'vitest';
import {articleHtml} from '../../../docusaurus/html';
import {wordsOf} from '../wordsOf';
import {markdownOf} from './index';

const address = 'https://example.com/base/setup';

function converted(article: string, language = 'en'): string {
  const html = `<html><body><nav>Menu</nav><article><div class="theme-doc-markdown">${article}</div><p>Next</p></article></body></html>`;
  return markdownOf(articleHtml(html, address), address, wordsOf(language)).trim();
}

const box = (kind: string, title: string, content: string) =>
  `<div class="theme-admonition theme-admonition-${kind} alert"><div><svg></svg>${title}</div><div>${content}</div></div>`;

const figure = `<figure data-figure="install"><p>A page with a card.</p>
<div data-search-ignore=""><button>Install</button></div>
<ol><li data-mark-entry="1"><span aria-hidden="true">1</span><span>Author</span></li></ol>
<figcaption>The card of the <strong>plugin</strong>.</figcaption></figure>`;

const tool = `<div role="group" data-tool="cod" data-search-ignore="" aria-label="Sums"><p>Without JavaScript…</p>
<fieldset disabled><fieldset><legend>Order</legend><div><div><label>Price<span>, ₽</span></label>
<input type="text" value="300"><p>With tax.</p></div><div><label>Places</label><input value=""></div>
<div><label>Unit</label><select><option>cm</option><option selected>mm</option></select></div>
<label><input type="checkbox" checked><span>Taxed</span></label></div></fieldset>
<fieldset><legend>1. Paid how?</legend><label><input type="radio"><span>Cash</span></label>
<label><input type="radio"><span>Card</span></label></fieldset><button>Add</button></fieldset>
<div><p>Result</p><p>The buyer pays 300 ₽</p><noscript><p>Example: cash.</p></noscript>
<figure><figcaption>A chart.</figcaption><svg></svg><ul><li>line</li></ul></figure>
<table><caption>Items</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div>
<div inert><button>Copy</button></div><p role="status">Said</p></div>`;

describe('a page in Markdown', () => {
  it.each([
    ['headings without their link', '<h2 id="a">Keys<a class="hash-link" href="#a">​</a></h2>', '## Keys'],
    ['whole addresses', '<p><a href="#zone">here</a></p>', `[here](${address}#zone)`],
    ['whole addresses of other pages', '<p><a href="/base/faq">FAQ</a></p>', '[FAQ](https://example.com/base/faq)'],
    ['pictures', '<p><img src="/a.jpg" alt="A box."></p>', '![A box.](https://example.com/a.jpg)'],
    ['plain spaces', '<p>1&nbsp;000&#8239;₽ at&nbsp;most</p>', '1 000 ₽ at most'],
    [
      'tables',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1 | 2</td><td><code>b</code></td></tr></tbody></table>',
      '| A | B |\n| --- | --- |\n| 1 \\| 2 | `b` |',
    ],
    [
      'code with its language',
      '<div class="theme-code-block"><pre class="prism-code language-php"><code><div class="token-line"><span>if (a) {</span><br></div><div class="token-line"><span>}</span><br></div></code></pre><button>Copy</button></div>',
      '```php\nif (a) {\n}\n```',
    ],
    [
      'code without a language',
      '<div class="theme-code-block"><pre class="language-text"><code><div class="token-line">136</div></code></pre></div>',
      '```\n136\n```',
    ],
    [
      'admonitions',
      box('warning', 'Logs hold names', '<p>Delete them.</p>'),
      '> **Warning: Logs hold names**\n>\n> Delete them.',
    ],
    ['details, open', '<details><summary>More</summary><div><p>Text.</p></div></details>', '**More**\n\nText.'],
    [
      'every tab',
      '<div><ul role="tablist"><li role="tab">Block</li><li role="tab">Classic</li></ul><div><div role="tabpanel"><p>One.</p></div><div role="tabpanel" hidden><p>Two.</p></div></div></div>',
      '**Block**\n\nOne.\n\n**Classic**\n\nTwo.',
    ],
    [
      'definitions',
      '<dl><div><dt>Key</dt><dd><p><code>a</code></p></dd></div><div><dt>Default</dt><dd>off</dd></div></dl>',
      '- **Key:** `a`\n- **Default:** off',
    ],
    [
      'definitions whose name is a sentence',
      '<dl><div><dt>The courier collects it.</dt><dd>137</dd></div></dl>',
      '- **The courier collects it.** 137',
    ],
    ['marks of figures', '<p>Press <b>Add</b> <span data-text-mark="2">2</span>.</p>', 'Press **Add** (2).'],
    [
      'cards',
      '<p><a href="/x"><span>Set up</span><span>From zero</span></a></p>',
      '[Set up — From zero](https://example.com/x)',
    ],
    ['emphasis without codes', '<p><strong>Mind: </strong>all<em> of</em> it</p>', '**Mind:** all _of_ it'],
    ['texts that React separates', '<p>a<!-- -->b</p>', 'ab'],
  ])('has %s', (_, html, markdown) => {
    expect(converted(html)).toBe(markdown);
  });

  it('has figures as words', () => {
    expect(converted(figure)).toBe(
      '> **Figure.** A page with a card.\n>\n> 1. Author\n>\n> _The card of the **plugin**._',
    );
  });

  it('has tools as worked examples', () => {
    expect(converted(tool)).toMatchInlineSnapshot(`
      "**Sums. Worked example:**

      - Order

        - Price, ₽: 300. With tax.
        - Places: empty
        - Unit: mm
        - Taxed: yes

      - 1\\. Paid how? Cash / Card

      Result

      The buyer pays 300 ₽

      Example: cash.

      **A chart.**

      **Items**

      | A |
      | --- |
      | 1 |"
    `);
  });

  it('leaves out what is no text', () => {
    expect(
      converted('<form role="search"><input></form><p data-search-ignore>5 min</p><button>B</button><p>Text</p>'),
    ).toBe('Text');
  });

  it('uses the language of the page', () => {
    expect(converted(box('danger', 'Ключи', '<p>Текст.</p>') + figure, 'ru')).toMatch(
      /^> \*\*Опасно: Ключи\*\*[^]*> \*\*Рисунок\.\*\*/,
    );
    expect(() => wordsOf('de')).toThrow('no language “de”');
  });
});
