import path from 'node:path';
import {loadEnvironmentFile, readEnvironment} from '../../../config/environment';
import {buildDir, siteDir} from '../site/paths';
import {type BuiltSite, readBuiltSite} from './site';

let site: BuiltSite | null = null;

/** The site in build/, read once for all files of tests: checks must leave its pages as they are. */
export function builtSite(): BuiltSite {
  if (!site) {
    loadEnvironmentFile(path.join(siteDir, '.env'));
    const {siteUrl, basePath} = readEnvironment();
    site = readBuiltSite(buildDir, siteUrl + basePath);
  }
  return site;
}
