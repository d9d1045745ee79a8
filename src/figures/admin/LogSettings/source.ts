import type {FigureSource} from '../../build/types';
import {select} from './select';
import words from './words.json';

export const sourceOfLogSettings: FigureSource = {words, select, takes: []};
