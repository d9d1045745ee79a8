import {spawn} from 'node:child_process';
import {parseArgs} from 'node:util';
import {loadEnvironmentFile, readEnvironment} from '../config/environment';
import {defaultLocale, locales} from '../config/locales';
import {docusaurusCli} from './build/docusaurus';
import {killWithParent} from './child';
import {UserError, runCli, wantedPort} from './cli';
import {freePort} from './server/listen';

const defaultPort = 3000;
const loopback = '127.0.0.1';

/** `npm run dev [-- en] [--port N --host ADDRESS]`: one language with hot reload, Russian by default. */
runCli(async (args) => {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {port: {type: 'string'}, host: {type: 'string', default: loopback}, locale: {type: 'string'}},
  });
  loadEnvironmentFile();
  readEnvironment();
  const name = values.locale ?? positionals[0] ?? defaultLocale;
  const locale = locales.find((known) => known === name);
  if (!locale) {
    throw new UserError(`Language: got “${name}”, accepts ${locales.join(', ')}.`);
  }
  const wanted = wantedPort(values.port, defaultPort);
  const port = await freePort(wanted, values.host);
  if (wanted !== 0 && port !== wanted) {
    console.log(`Port ${wanted} is taken, using ${port}.`);
  }
  const options = ['--locale', locale, '--port', String(port), '--host', values.host, '--no-open'];
  const child = killWithParent(
    spawn(process.execPath, [docusaurusCli, 'start', ...options], {
      stdio: 'inherit',
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        // A folder of its own, so that a build or a test run may go on beside it.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/dev-generated',
      },
    }),
  );
  child.on('error', (error) => console.error(error.message));
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
});
