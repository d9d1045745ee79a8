import file from '../../facts/requirements.json';
import {lookup} from './lookup';
import type {Compatibility, Limit, Requirement, RequirementsFile} from './types';

/** What the plugin needs, what it works with, and its limits. */
export const requirements = file as RequirementsFile;

/** A requirement, compatibility note or limit by its id; throws UnknownFactError. */
export const requirement = lookup<Requirement | Compatibility | Limit>('requirement', 'facts/requirements.json', () => [
  ...requirements.requirements,
  ...requirements.compatibility,
  ...requirements.limits,
]);
