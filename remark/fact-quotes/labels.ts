import type {Label} from '../../src/facts';
import {strong, text, type Inline} from './mdast';
import {withEllipses} from './placeholders';
import type {Wording} from './words';

/** Labels that a page has explained already. */
export type Explained = Set<string>;

/** What the interface of the page's language shows: where no Russian is known, the English label. */
export function labelText(label: Label, {language}: Wording): string {
  return withEllipses(label[language] ?? label.en);
}

function glossOf(label: Label, {language}: Wording): string | null {
  return language === 'ru' && label.ru === null ? (label.gloss ?? null) : null;
}

/**
 * A label in bold; an English one on a Russian page with our words for it beside it, once a page.
 * @param wrap puts the label itself, not the gloss, into a link
 */
export function labelNodes(
  label: Label,
  wording: Wording,
  explained: Explained,
  wrap = (node: Inline): Inline => node,
): Inline[] {
  const name = wrap(strong(text(labelText(label, wording))));
  const gloss = glossOf(label, wording);
  if (gloss === null || explained.has(label.en)) {
    return [name];
  }
  explained.add(label.en);
  return [name, text(` (${gloss})`)];
}

/** A label as the text of a heading: on a Russian page an English one is followed by its gloss. */
export function labelHeading(label: Label, wording: Wording): string {
  const gloss = glossOf(label, wording);
  return gloss === null ? labelText(label, wording) : `${labelText(label, wording)} (${gloss})`;
}
