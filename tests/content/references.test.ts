import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {siteDir} from './site/paths';

/** Documents for contributors; notes and stored draws tell of what was there once. */
const documents = execFileSync('git', ['ls-files', '*.md'], {cwd: siteDir, encoding: 'utf8'})
  .split('\n')
  .filter((file) => file !== '' && !/^(?:docs|i18n|bench\/notes|bench\/truth\/draws|tests\/content\/data)\//.test(file))
  .filter((file) => file !== 'CHANGELOG.md');

/** A path in backticks, with slashes, without placeholders. */
const pathInBackticks = /`((?:[\w.@-]+\/)+[\w.@-]*)`/g;

/** Written by a build or an installation. */
const generated = /^(?:build|node_modules|\.cache|\.docusaurus|test-results)\//;

const topFolders = readdirSync(siteDir);

it.each(documents)('%s names files that exist', (document) => {
  const folder = join(siteDir, dirname(document));
  const paths = [...readFileSync(join(siteDir, document), 'utf8').matchAll(pathInBackticks)].map(
    ([, path = '']) => path,
  );
  const missing = paths.filter((path) => {
    const [first = ''] = path.split('/');
    const isOurs = topFolders.includes(first) || existsSync(join(folder, first));
    return isOurs && !generated.test(path) && ![siteDir, folder].some((root) => existsSync(join(root, path)));
  });
  expect(missing).toEqual([]);
});
