import {readFileSync} from 'node:fs';
import React, {type ComponentType} from 'react';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import * as facts from '../../facts';
import AutomationTool from '../automation';
import CheckoutKind from '../checkout-kind';
import CodVatTool from '../cod-vat';
import NoDelivery from '../no-delivery';
import ParcelTool from '../parcel';
import PhoneCheck from '../phone';
import PriceRulesTool from '../price-rules';
import TariffFinder from '../tariff-finder';
import {tools} from './registry';

vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));
vi.mock('@docusaurus/Link', () => ({default: ({to}: {to: string}) => <i data-to={to} />}));
vi.mock('@docusaurus/router', () => {
  const location = {pathname: '/', search: '', hash: ''};
  return {useLocation: () => location, useHistory: () => ({location, listen: () => () => undefined})};
});

const views = {
  AutomationTool,
  CheckoutKind,
  CodVatTool,
  NoDelivery,
  ParcelTool,
  PhoneCheck,
  PriceRulesTool,
  TariffFinder,
};
const gallery = readFileSync('docs/gallery.mdx', 'utf8');

/** The server's HTML of a tool, as a page of the language gets it. */
function render(name: keyof typeof views, language: 'ru' | 'en', start?: string): string {
  const source = tools[name];
  // The registry does not keep the type of the words of each tool.
  const View = views[name] as ComponentType<{words: unknown; start?: string}>;
  const words = {...source?.words[language], ...source?.select(facts, language, start === undefined ? {} : {start})};
  return renderToStaticMarkup(<View words={words} start={start} />);
}

describe.each(Object.keys(views) as (keyof typeof views)[])('%s', (name) => {
  const starts = [...gallery.matchAll(new RegExp(`<${name} start="([^"]*)" />`, 'g'))].map(([, start]) => start);

  it('stands in the gallery in more states than its first', () => {
    expect(starts.length).toBeGreaterThanOrEqual(2);
    expect(gallery).toContain(`<${name} />`);
  });

  describe.each(['ru', 'en'] as const)('in %s', (language) => {
    it.each([undefined, ...starts])('says everything, start %s', (start) => {
      const html = render(name, language, start);
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

  it.each(['ru', 'en'] as const)('says beside each field to type into what it takes, in %s', (language) => {
    const page = load(render(name, language));
    for (const field of page('input[type="text"], textarea')) {
      const hint = page(`[id="${page(field).attr('aria-describedby')}"]`);
      expect(hint.text(), page.html(field)).toMatch(/\d/);
    }
  });

  it('has its fields in words where they begin without answers', () => {
    const page = load(render(name, 'ru'), {scriptingEnabled: false}, false);
    const plain = page('noscript');
    const questions = page('fieldset fieldset:has([type="radio"]) legend')
      .get()
      .map((legend) => page(legend).text());
    const isAsked = page('[type="radio"]').length > 0 && page('[type="radio"][checked]').length === 0;
    expect(plain.length).toBe(isAsked ? 1 : 0);
    if (isAsked) {
      const told = plain.text().replaceAll(/\d+\. /g, '');
      expect(questions.filter((question) => !told.includes(question.replace(/^\d+\. /, '')))).toEqual([]);
    }
  });

  it('shows another result in each state of the gallery', () => {
    const headlines = [undefined, ...starts].map((start) => render(name, 'ru', start));
    expect(new Set(headlines).size).toBe(headlines.length);
  });
});
