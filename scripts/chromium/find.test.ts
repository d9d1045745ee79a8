import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {findChromium, findProgram, requireChromium} from './find';

let dir: string;

function program(name: string, prints: string, exitCode = 0): string {
  const path = join(dir, name);
  writeFileSync(path, `#!/bin/sh\necho "${prints}"\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'chromium-'));
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', dir);
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', dir);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, {recursive: true});
});

describe('findChromium', () => {
  it('takes the browser that CHROMIUM_PATH names', () => {
    const path = program('mine', 'Chromium 156.0');
    vi.stubEnv('CHROMIUM_PATH', path);
    expect(findChromium()).toBe(path);
  });

  it('refuses a CHROMIUM_PATH that names no browser', () => {
    vi.stubEnv('CHROMIUM_PATH', program('mine', 'something else'));
    expect(() => findChromium()).toThrow('CHROMIUM_PATH: got “');
  });

  it('skips a command in PATH that only prints how to install one', () => {
    program('chromium', 'Command requires the chromium snap to be installed.', 1);
    const chrome = program('google-chrome', 'Google Chrome 156.0');
    expect(findChromium()).toBe(chrome);
  });

  it('refuses a CHROMIUM_PATH that does not exist', () => {
    vi.stubEnv('CHROMIUM_PATH', join(dir, 'nothing'));
    expect(() => findChromium()).toThrow(`CHROMIUM_PATH: got “${join(dir, 'nothing')}”`);
  });

  it('finds none where there is none, and requireChromium names what to do', () => {
    expect(findChromium()).toBeNull();
    expect(() => requireChromium()).toThrow(/npx playwright install chromium[\s\S]*apt-get install chromium/);
  });
});

describe('findProgram', () => {
  it('gives the path of a program in PATH, or null', () => {
    const path = program('tool', '');
    expect([findProgram('tool'), findProgram('other')]).toEqual([path, null]);
  });
});
