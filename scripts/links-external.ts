import {existsSync} from 'node:fs';
import {LinkChecker} from 'linkinator';
import {loadEnvironmentFile, readEnvironment} from '../config/environment';
import {links} from '../config/identity';
import {UserError, runCli} from './cli';
import {deadLinks, describeDead} from './links-external/judge';
import {startServer} from './server/start';

const timeoutMs = 20_000;

/** Asked of every page, and answered to those who are logged in alone. */
const ofEveryPage = [links.edit, links.newIssue];

/**
 * `npm run links:external`: asks every address of another site that the last build links to. Ends with code 1 when some
 * lead nowhere. No part of `npm test`: what other sites do is no fault of a change.
 */
runCli(async () => {
  if (!existsSync('build/index.html')) {
    throw new UserError('There is no site in build/. Build it with “npm run build”.');
  }
  loadEnvironmentFile();
  const {basePath, siteUrl} = readEnvironment();
  const server = await startServer({dir: 'build', port: 0, basePath});
  try {
    const {links: found} = await new LinkChecker().check({
      path: [server.url, `${server.url}en/`],
      recurse: true,
      timeout: timeoutMs,
      retry: true,
      retryErrors: true,
      retryErrorsCount: 2,
      linksToSkip: async (link) => [...ofEveryPage, siteUrl].some((skipped) => link.startsWith(skipped)),
    });
    const dead = deadLinks(found, server.url);
    console.log(dead.length === 0 ? 'Every link to another site leads somewhere.' : describeDead(dead));
    process.exitCode = dead.length === 0 ? 0 : 1;
  } finally {
    await server.close();
  }
});
