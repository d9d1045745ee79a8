import {glossary} from '../../src/facts';
import type {GlossaryEntry} from '../search/engine/glossary';
import names from './searchNames.json';

/**
 * What readers call the things of the manual: terms of the glossary, and general words of searchNames.json (`names` are in
 * the texts, `also` is what readers type in their place).
 */
export function searchGlossary(): GlossaryEntry[] {
  const terms = glossary.terms.map(({ru, en, abbreviations, synonyms}) => ({
    names: [ru, en, ...abbreviations.ru, ...abbreviations.en],
    also: [...synonyms.ru, ...synonyms.en],
  }));
  return [...names, ...terms];
}
