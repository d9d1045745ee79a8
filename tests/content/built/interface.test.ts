import {describe, expect, it} from 'vitest';
import {root} from './fixture';
import {interfaceProblems} from './interface';
import {type BuiltPage, builtPage} from './site';

function values(body: string, locale: BuiltPage['locale'] = 'ru'): string[] {
  const page = builtPage({locale, url: root, file: 'index.html'}, `<html lang="${locale}"><body>${body}</body></html>`);
  return interfaceProblems(page, ['GitHub']).map(({value}) => value);
}

describe('interface of a Russian page', () => {
  it.each([
    '<button aria-label="Закрыть">×</button>',
    '<a href="#">GitHub</a>',
    '<a lang="en" href="#" title="In English">English</a>',
    '<div class="theme-doc-markdown markdown"><p>WooCommerce</p></div>',
    '<nav><code>wp-config.php</code></nav>',
    '<script>var English = 1;</script>',
  ])('may have %s', (body) => {
    expect(values(body)).toEqual([]);
  });

  it.each([
    ['<nav aria-label="Main"></nav>', 'aria-label of <nav> is “Main”, which is not in the language “ru”'],
    ['<input placeholder="Search docs">', 'placeholder of <input> is “Search docs”'],
    ['<div class="markdown"><img alt="Screenshot"></div>', 'alt of <img> is “Screenshot”'],
    ['<div class="markdown"><a title="Direct link to"></a></div>', 'title of <a> is “Direct link to”'],
    ['<footer><span>Next page</span></footer>', 'text of <span> is “Next page”'],
  ])('may not have %s', (body, value) => {
    expect(values(body)).toHaveLength(1);
    expect(values(body)[0]).toContain(value);
  });
});

describe('interface of an English page', () => {
  it('has no Russian but the name of the language', () => {
    expect(values('<button aria-label="Close">Close</button><a lang="ru" href="#">Русский</a>', 'en')).toEqual([]);
    expect(values('<button aria-label="Закрыть"></button><b>Далее</b>', 'en')).toHaveLength(2);
  });
});
