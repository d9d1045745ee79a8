import file from '../../facts/requirements.json';
import type {RequirementsFile} from './shapes';

/** What the plugin needs, what it works with, and its limits. */
export const requirements = file as RequirementsFile;
