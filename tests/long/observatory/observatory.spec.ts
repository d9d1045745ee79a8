import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {loadEnvironmentFile, readEnvironment} from '../../../config/environment';
import {startNginx} from '../../hosts/nginx';

const run = promisify(execFile);
const home = 'tests/long/observatory';
const lists = join(home, 'node_modules/@mdn/mdn-http-observatory/conf');

/** Installs the scanner beside its manifest; the list of preloaded hosts, which it would download, has no loopback. */
async function install(): Promise<void> {
  if (!existsSync(lists)) {
    await run('npm', ['ci', '--ignore-scripts', '--omit=optional'], {cwd: home});
  }
  mkdirSync(lists, {recursive: true});
  writeFileSync(join(lists, 'hsts-preload.json'), '{}');
}

test("Mozilla's scanner gives 100 or more to nginx over TLS", async () => {
  await install();
  loadEnvironmentFile();
  const {basePath} = readEnvironment();
  const host = await startNginx({dir: 'build', basePath}, 'secure');
  try {
    const ports = [String(host.plainPort), new URL(host.url).port];
    const {stdout} = await run(process.execPath, ['scan.mjs', ...ports, basePath], {
      cwd: home,
      env: {...process.env, NODE_EXTRA_CA_CERTS: host.certificate},
    });
    const {score, results} = JSON.parse(stdout) as {score: number; results: string[]};
    expect(score, results.join(', ')).toBeGreaterThanOrEqual(100);
    expect(results).toContain('csp-implemented-with-no-unsafe');
  } finally {
    await host.close();
  }
});
