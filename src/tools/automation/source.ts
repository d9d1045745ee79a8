import type {Language} from '../../facts';
import {shown, toolSource} from '../build/source';
import type {Facts, WordsOf} from '../build/types';
import {fromQuery} from './address';
import words from './words.json';

function select(facts: Facts, language: Language) {
  return {
    gateways: shown(facts.setting('automate-wait-gateways').label, language),
    switch: shown(facts.setting('automate-orders').label, language),
  };
}

export type AutomationWords = WordsOf<typeof words, typeof select>;

export const sourceOfAutomation = toolSource({words, fromQuery, select});
