import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {loadEnvironmentFile, readEnvironment} from '../config/environment';
import {docsFolder, localeFolder, locales} from '../config/locales';
import {runCli} from './cli';
import {reportOn, type Folder} from './report/pages';
import {tableOf} from './report/table';

/** `npm run report [-- --json FILE]`: how each page of the site that was built last is doing. */
runCli(async (args) => {
  const {values} = parseArgs({args, options: {json: {type: 'string'}}});
  loadEnvironmentFile();
  const {basePath} = readEnvironment();
  const root = process.cwd();
  const folders = locales.map((locale): Folder => {
    const below = localeFolder(locale);
    return {locale, folder: docsFolder(locale), baseUrl: basePath + below, built: join(root, 'build', below)};
  });
  const reports = await Promise.all(folders.map((folder) => reportOn(root, folder, Date.now())));
  for (const pages of reports) {
    console.log(`Pages, ${pages[0]?.locale}\n${tableOf(pages)}\n`);
  }
  console.log(
    'days: since the last commit; sentence: words, mean and longest; in, out: links from and to pages; ' +
      'outside: to other sites; queries of the bench: should find the page first / may find it.',
  );
  if (values.json !== undefined) {
    writeFileSync(values.json, `${JSON.stringify(reports.flat(), null, 2)}\n`);
  }
});
