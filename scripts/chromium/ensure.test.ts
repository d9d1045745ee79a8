import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ensureChromium} from './ensure';

let dir: string;

function program(name: string, body: string): string {
  const path = join(dir, name);
  writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> "${dir}/log"\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

const makesChromium = () =>
  `printf '#!/bin/sh\\necho Chromium 156.0\\n' > "${dir}/chromium" && /bin/chmod +x "${dir}/chromium"`;

const commands = () => (existsSync(join(dir, 'log')) ? readFileSync(join(dir, 'log'), 'utf8').trim().split('\n') : []);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'chromium-'));
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', dir);
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', dir);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(dir, {recursive: true});
});

describe('ensureChromium', () => {
  it('installs nothing where there is a Chromium', () => {
    program('npx', 'exit 1');
    program('chromium', 'echo Chromium 156.0');
    expect(ensureChromium()).toBe(join(dir, 'chromium'));
    expect(commands()).toEqual(['chromium --version']);
  });

  it('asks Playwright first, without its system packages where nobody may install them', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    program('npx', makesChromium());
    program('apt-get', 'exit 1');
    expect(ensureChromium()).toBe(join(dir, 'chromium'));
    expect(commands()).toEqual(['npx playwright install --no-shell chromium']);
  });

  it('takes that of the system as root when Playwright refuses', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    program('npx', 'exit 1');
    program('apt-get', makesChromium());
    expect(ensureChromium()).toBe(join(dir, 'chromium'));
    expect(commands()).toEqual([
      'npx playwright install --no-shell --with-deps chromium',
      'apt-get update',
      'apt-get install -y --no-install-recommends fonts-liberation chromium-headless-shell',
    ]);
  });

  it('names how to install one when nothing helps', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    program('npx', 'exit 1');
    expect(() => ensureChromium()).toThrow(/could not be installed[\s\S]*npx playwright install/);
    expect(commands()).toEqual(['npx playwright install --no-shell chromium']);
  });
});
