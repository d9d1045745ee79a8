import type {Language} from '../../facts';
import {shown, toolSource} from '../build/source';
import type {Facts, WordsOf} from '../build/types';
import {fromQuery} from './address';
import words from './words.json';

function select(facts: Facts, language: Language) {
  const label = (id: string) => shown(facts.setting(id).label, language);
  return {
    toggle: label('product-package-default-toggle'),
    'default.length': label('product-length-default'),
    'default.width': label('product-width-default'),
    'default.height': label('product-height-default'),
    'default.weight': label('product-weight-default'),
  };
}

export type ParcelWords = WordsOf<typeof words, typeof select>;

export const sourceOfParcel = toolSource({words, fromQuery, select});
