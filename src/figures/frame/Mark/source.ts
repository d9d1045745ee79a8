import type {FigureSource} from '../../build/types';
import words from './words.json';

export const sourceOfMark: FigureSource = {words, takes: ['n', 'of']};
