import file from '../../facts/versions.json';
import {lookup} from './lookup';
import type {Entry, Version, VersionsFile} from './shapes';

/** What changed in the plugin, newest first. */
export const versions = file as VersionsFile;

/** Anchor of a version in the reference: 5.0.1 → v5-0-1. */
export function versionId(version: string): string {
  return `v${version.replaceAll('.', '-')}`;
}

/** A version by its number, or by its anchor; throws UnknownFactError. */
export function version(number: string): Version & Entry {
  return byId(/^\d/.test(number) ? versionId(number) : number);
}

const byId = lookup<Version & Entry>('version', 'facts/versions.json', () =>
  versions.versions.map((one) => ({...one, id: versionId(one.version)})),
);
