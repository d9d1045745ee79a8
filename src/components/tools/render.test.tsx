import React, {type ComponentType} from 'react';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {contentFor} from '../definitions/content';
import {examplesOf} from '../definitions/gallery.fixture';
import {loadDefinitions} from '../definitions/registry';

vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));
vi.mock('@docusaurus/Link', () => ({default: ({to}: {to: string}) => <i data-to={to} />}));
vi.mock('@docusaurus/router', () => {
  const location = {pathname: '/', search: '', hash: ''};
  return {useLocation: () => location, useHistory: () => ({location, listen: () => () => undefined})};
});

type View = ComponentType<{words: unknown; start?: string}>;

const tools = await Promise.all(
  Object.values(await loadDefinitions())
    .filter(({kind}) => kind === 'tools')
    .map(async (tool) => {
      const {default: View} = (await import(`./${tool.name}/index.tsx`)) as {default: View};
      return {...tool, View};
    }),
);

describe.each(tools)('$name', (tool) => {
  const {definition, View} = tool;
  const starts = examplesOf(tool).flatMap(({attributes}) => attributes.start ?? []);

  /** The server's HTML of the tool, as a page of the language gets it. */
  function render(language: 'ru' | 'en', start?: string): string {
    const {words} = contentFor(definition, language, start === undefined ? {} : {start});
    return renderToStaticMarkup(<View words={words} start={start} />);
  }

  it('has more examples than its first state', () => {
    expect(starts.length).toBeGreaterThanOrEqual(2);
  });

  describe.each(['ru', 'en'] as const)('in %s', (language) => {
    it.each([undefined, ...starts])('has a text for everything, start %s', (start) => {
      const html = render(language, start);
      // JSON of price rules aside, braces are places that nothing was filled in.
      const text = html.replaceAll(/<pre.*?<\/pre>|<[^>]*>/gs, ' ');
      expect(text.match(/\{\w+\}|undefined|NaN|\[object/g)).toBeNull();
      expect(html).toMatch(/<fieldset[^>]* disabled/);
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      if (language === 'en') {
        expect(text.replaceAll(/<[^>]*>/g, '').match(/[а-яё]+/gi)).toBeNull();
      }
    });
  });

  it.each(['ru', 'en'] as const)('has the limits of each text field next to it, in %s', (language) => {
    const page = load(render(language));
    for (const field of page('input[type="text"], textarea')) {
      const hint = page(`[id="${page(field).attr('aria-describedby')}"]`);
      expect(hint.text(), page.html(field)).toMatch(/\d/);
    }
  });

  it('has its fields in words where they begin without answers', () => {
    const page = load(render('ru'), {scriptingEnabled: false}, false);
    const plain = page('noscript');
    const questions = page('fieldset fieldset:has([type="radio"]) legend')
      .get()
      .map((legend) => page(legend).text());
    const isAsked = page('[type="radio"]').length > 0 && page('[type="radio"][checked]').length === 0;
    expect(plain.length).toBe(isAsked ? 1 : 0);
    if (isAsked) {
      const text = plain.text().replaceAll(/\d+\. /g, '');
      expect(questions.filter((question) => !text.includes(question.replace(/^\d+\. /, '')))).toEqual([]);
    }
  });

  it('shows another result in each example', () => {
    const headlines = [undefined, ...starts].map((start) => render('ru', start));
    expect(new Set(headlines).size).toBe(headlines.length);
  });
});
