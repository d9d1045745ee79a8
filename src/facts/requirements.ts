import file from '../../facts/requirements.json';
import type {RequirementsFile} from './types';

/** What the plugin needs, what it works with, and its limits. */
export const requirements = file as RequirementsFile;
