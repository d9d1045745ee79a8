import type {Deployment} from './deployment';
import {manifestFile, sha256, type Manifest} from '../../plugins/post-build/manifest';

/** How many files are asked for at a time. */
const atATime = 8;

/** Hosts read these and do not serve them. */
const readByHosts = /^_headers/;

/**
 * Compares every file of a deployment with the manifest of the build that should be there.
 * @returns a line for each file that is missing or another one
 */
export async function compareDeployment(deployment: Deployment, expected: Manifest): Promise<string[]> {
  const queue = Object.entries(expected.files).filter(([file]) => !readByHosts.test(file));
  const problems: string[] = [];
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [file, hash] = next;
      const content = await deployment.read(file);
      if (content === null) {
        problems.push(`${file} is missing`);
      } else if (sha256(content) !== hash) {
        problems.push(`${file} is not the one that was built`);
      }
    }
  };
  await Promise.all(Array.from({length: atATime}, work));
  return problems.sort();
}

/** Whether two manifests describe the same build. */
export function isSameBuild(one: Manifest, other: Manifest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What to print of a manifest. */
export function describe({commit, time, plugin, engine, files}: Manifest): string {
  const count = Object.keys(files).length;
  return `commit ${commit ?? 'unknown'} of ${time ?? 'unknown time'}, CDEKDelivery ${plugin}, Docusaurus ${engine}, ${count} files besides ${manifestFile}`;
}
