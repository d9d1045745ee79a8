import {toMarkdown} from 'mdast-util-to-markdown';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import type {Language} from '../../src/facts';
import {expand} from './expand.fixture';

function page(source: string, language: Language, file = 'docs/setup.mdx'): Root {
  return expand(source, file, language);
}

const written = (source: string, language: Language, file?: string): string =>
  toMarkdown(page(source, language, file)).trim();

describe('quotes', () => {
  it('name a setting in the language of the page and link its entry', () => {
    expect(written('Tick <Setting id="insurance" />.', 'en')).toBe(
      'Tick [**Insurance**](/reference/settings.mdx#insurance).',
    );
    expect(written('Поставьте <Setting id="insurance" />.', 'ru')).toBe(
      'Поставьте [**Страховка**](/reference/settings.mdx#insurance).',
    );
  });

  it('link within the page when the entry is there', () => {
    expect(written('See <Setting id="city" /> first.', 'en', '/site/docs/reference/settings.mdx')).toBe(
      'See [**City Name**](#city) first.',
    );
  });

  it('give a label in bold, without a link', () => {
    expect(written('Press <Label id="print-waybill" /> then', 'en')).toBe('Press **Print waybill** then');
  });

  it('give a message verbatim, as code', () => {
    expect(written('It says <Message id="checkout-point-missing" />.', 'en')).toBe(
      'It says [`Order pickup point not selected.`](/reference/messages.mdx#checkout-point-missing).',
    );
  });

  it('show an ellipsis where the plugin puts its own words', () => {
    expect(written('It says <Message id="note-track" />.', 'en')).toContain('`Tracking number: …`');
    expect(written('See <Label id="selected-pickup-point" /> there.', 'ru')).toBe('See **Выбранный ПВЗ: …** there.');
  });

  it('preserve the code in the name of what must be allowed', () => {
    expect(written('Open <Datum id="allow-wp-content" />.', 'en')).toContain('[Write access to `wp-content`](');
  });

  it('name tariffs by code and hooks, data, log entries and versions by their names', () => {
    expect(written('Возьмите <Tariff code="136" />', 'ru')).toBe(
      'Возьмите [136 «Посылка склад-склад»](/reference/tariffs.mdx#136)',
    );
    expect(written('Use <Hook id="cdekdelivery-automation" /> here', 'en')).toBe(
      'Use [`cdekdelivery_automation`](/reference/integrators.mdx#cdekdelivery-automation) here',
    );
    expect(written('Since <Version number="4.0.0" /> only', 'en')).toBe(
      'Since [4.0.0](/reference/versions.mdx#v4-0-0) only',
    );
  });

  it('let a term be declined', () => {
    const link = /\]\(\/reference\/glossary\.mdx#waybill\)/;
    expect(written('нет <Term id="waybill">накладной</Term> здесь', 'ru')).toMatch(/^нет \[накладной\]/);
    expect(written('нет <Term id="waybill">накладной</Term> здесь', 'ru')).toMatch(link);
    expect(written('no <Term id="waybill" /> here', 'en')).toMatch(/^no \[waybill\]/);
  });

  it('are paragraphs when they are alone on a line', () => {
    expect(page('<Setting id="insurance" />', 'en').children[0]).toMatchObject({
      type: 'paragraph',
      children: [{type: 'link'}],
    });
  });

  it('fail on an unknown id with file, line and the nearest ids', () => {
    expect(() => page('\n\n<Setting id="insurence" />', 'en')).toThrow(
      /^docs\/setup\.mdx: line 3: setting “insurence” is not in facts\/settings\.json; nearest: insurance,/,
    );
    expect(() => page('---\ntitle: x\n---\n\nA <Tariff code="1366" /> b', 'en')).toThrow(
      /^docs\/setup\.mdx: line 5: tariff “1366” .* nearest: 136,/,
    );
  });

  it('fail on a wrong attribute, a computed value, words of one’s own', () => {
    expect(() => page('a <Tariff id="136" /> b', 'en')).toThrow(/<Tariff> takes one attribute, code="…"; got id\./);
    expect(() => page('a <Setting id={name} /> b', 'en')).toThrow(/in quotes, not a computed value/);
    expect(() => page('a <Setting /> b', 'en')).toThrow(/takes one attribute, id="…"; got nothing/);
    expect(() => page('a <Setting id="city">City</Setting> b', 'en')).toThrow(/takes no words between its tags/);
  });

  it('leave other components and plain text alone', () => {
    expect(page('<Image src="x" />\n\ntext', 'en').children[0]).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'Image',
    });
  });
});
