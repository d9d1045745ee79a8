import type {Language} from '../../facts';
import {shown, toolSource} from '../build/source';
import type {Facts, WordsOf} from '../build/types';
import {fromQuery} from './address';
import words from './words.json';

function select(facts: Facts, language: Language) {
  return {required: shown(facts.message('checkout-phone-required').text, language)};
}

export type PhoneWords = WordsOf<typeof words, typeof select>;

export const sourceOfPhone = toolSource({words, fromQuery, select});
