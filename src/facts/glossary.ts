import file from '../../facts/glossary.json';
import {lookup} from './lookup';
import type {GlossaryFile, Term} from './shapes';

/** Terms of the manual. */
export const glossary = file as GlossaryFile;

/** A term by its id; throws UnknownFactError. */
export const term = lookup<Term>('term', 'facts/glossary.json', () => glossary.terms);
