import {toMarkdown} from 'mdast-util-to-markdown';
import {describe, expect, it} from 'vitest';
import type {Label, Language} from '../../src/facts';
import {labelHeading, labelNodes, type Explained} from './labels';
import {link, paragraph, type Inline} from './mdast';
import {wording} from './words';

const known: Label = {en: 'Insurance', ru: 'Страховка'};
const untranslated: Label = {en: 'Wait for gateways', ru: null, gloss: 'ждать оплаты'};

function written(
  label: Label,
  language: Language,
  explained: Explained = new Set(),
  wrap?: (node: Inline) => Inline,
): string {
  return toMarkdown(paragraph(labelNodes(label, wording(language), explained, wrap))).trim();
}

describe('labelNodes', () => {
  it('shows what the interface of the language shows', () => {
    expect(written(known, 'ru')).toBe('**Страховка**');
    expect(written(known, 'en')).toBe('**Insurance**');
    expect(written(untranslated, 'en')).toBe('**Wait for gateways**');
  });

  it('explains an English label on a Russian page, the first time only', () => {
    const explained: Explained = new Set();
    expect(written(untranslated, 'ru', explained)).toBe('**Wait for gateways** (ждать оплаты)');
    expect(written(untranslated, 'ru', explained)).toBe('**Wait for gateways**');
  });

  it('leaves the explanation out of the link', () => {
    expect(written(untranslated, 'ru', new Set(), (node) => link('#x', node))).toBe(
      '[**Wait for gateways**](#x) (ждать оплаты)',
    );
  });
});

describe('labelHeading', () => {
  it('follows an English label by our words on a Russian page', () => {
    expect(labelHeading(untranslated, wording('ru'))).toBe('Wait for gateways (ждать оплаты)');
    expect(labelHeading(untranslated, wording('en'))).toBe('Wait for gateways');
    expect(labelHeading(known, wording('ru'))).toBe('Страховка');
  });
});
