import {define, type PropsOf} from '../../../definitions/definition';
import words from './words.json';

const definition = define({words, props: {n: null}, examples: null});

export default definition;

/** `n` is the number of the mark in the figure. */
export type Props = PropsOf<typeof definition> & {n: string};
