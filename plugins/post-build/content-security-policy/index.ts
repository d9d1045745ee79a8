import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {headersFile, nginxFile, writeHeadersFile, writeNginxFile} from './files';
import {inspectPage, type InlinePart, type Inspection} from './inspect';
import {withoutEngineStyles, withPolicyTag} from './page';
import type {BuiltSite, Pages} from '../../docusaurus/site';
import {componentChunks} from '../../performance/componentChunks';
import type {PerformanceOptions} from '../../performance/options';
import {contentPolicy, policyText, securityHeaders, type Inline} from './policy';
import {registeredScripts, registeredStyles} from './registry';
import type {Needs} from './sources';

export {headersFile, nginxFile, readHeadersFile} from './files';

interface Page extends Inspection {
  /** Path below the folder, with slashes. */
  file: string;
  html: string;
}

function readPages({dir, pages}: Pages): Page[] {
  return pages.map((file) => {
    const html = withoutEngineStyles(readFileSync(join(dir, file), 'utf8'));
    return {file, html, ...inspectPage(html)};
  });
}

const hashes = (parts: readonly InlinePart[]) => [...new Set(parts.map(({hash}) => hash))].sort();

/** Parts with more different texts than the registry grants, or `otherwise`: each one is a hash in every header. */
function tooMany(
  parts: readonly InlinePart[],
  granted: Readonly<Record<string, number | null>>,
  otherwise: number,
): string[] {
  const names = [...new Set(parts.map(({name}) => name))];
  return names.flatMap((name) => {
    const count = hashes(parts.filter((part) => part.name === name)).length;
    const most = granted[name] ?? otherwise;
    return count > most
      ? [
          `“${name}” has ${count} different texts in the site and may have ${most} (plugins/post-build/content-security-policy/registry.ts)`,
        ]
      : [];
  });
}

function inlineOf({scripts, styles}: Pick<Inspection, 'scripts' | 'styles'>): Inline {
  return {scripts: hashes(scripts), styles: hashes(styles)};
}

/**
 * Gives every page its policy in a meta tag, with the hashes of what is inline in that page, and writes the headers
 * of the site, with the hashes of all pages, for hosts that send some.
 * @param componentChunks how many chunks of components may have a style sheet
 * @param writesHeaders whether these are all pages of the site
 * @returns what the policy would refuse; nothing is written then
 */
export function applyPolicy(
  written: Pages,
  needs: Needs,
  {componentChunks, writesHeaders}: {componentChunks: number; writesHeaders: boolean},
): string[] {
  const pages = readPages(written);
  const {dir} = written;
  const all = {scripts: pages.flatMap(({scripts}) => scripts), styles: pages.flatMap(({styles}) => styles)};
  const problems = [
    ...pages.flatMap((page) => page.problems.map((problem) => `${page.file}: ${problem}`)),
    ...tooMany(all.scripts, registeredScripts, 1),
    ...tooMany(all.styles, registeredStyles, componentChunks),
  ];
  if (problems.length > 0) {
    return problems;
  }
  for (const page of pages) {
    const policy = policyText(contentPolicy(needs, inlineOf(page)), 'meta');
    writeFileSync(join(dir, page.file), withPolicyTag(page.html, policy));
  }
  if (!writesHeaders) {
    return [];
  }
  const headers = securityHeaders(contentPolicy(needs, inlineOf(all)), true);
  writeFileSync(join(dir, headersFile), writeHeadersFile(headers));
  writeFileSync(join(dir, nginxFile), writeNginxFile(headers));
  return [];
}

/** Most lines of what the policy refuses that one message holds. */
const mostProblems = 20;

/**
 * Step: applies the policy to the site.
 * @throws Error naming the pages with something inline that it would refuse
 */
export function applySitePolicy(
  {siteDir, pages, missing}: BuiltSite,
  needs: Needs,
  folders: PerformanceOptions['componentFolders'],
): void {
  const problems = applyPolicy(pages(), needs, {
    componentChunks: componentChunks(siteDir, folders).length,
    writesHeaders: missing.length === 0,
  });
  if (problems.length > 0) {
    const rest = problems.length > mostProblems ? [`and ${problems.length - mostProblems} more`] : [];
    throw new Error(
      `The Content-Security-Policy of the site would refuse this:\n${[...problems.slice(0, mostProblems), ...rest].join('\n')}`,
    );
  }
}
