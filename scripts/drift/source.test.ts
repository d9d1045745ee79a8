import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {strToU8, zipSync} from 'fflate';
import {NotThePluginError, readPlugin} from './source';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const header = '<?php\n/**\n * Plugin Name: CDEKDelivery\n * Version: 5.0.1\n */\n';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'drift-'));
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

function zip(name: string, files: Record<string, string>): string {
  const file = path.join(folder, name);
  writeFileSync(
    file,
    zipSync(Object.fromEntries(Object.entries(files).map(([inside, text]) => [inside, strToU8(text)]))),
  );
  return file;
}

function unreadable(): string {
  const given = mkdtempSync(path.join(folder, 'unreadable-'));
  symlinkSync(path.join(given, 'nowhere.php'), path.join(given, 'dangling.php'));
  return given;
}

describe('readPlugin', () => {
  it('reads a checkout: version, PHP and scripts', () => {
    const {version, files} = readPlugin(path.join(fixtures, 'plugin'));
    expect(version).toBe('9.8.7');
    expect([...files.keys()]).toContain('src/Traits/SettingsFields.php');
    expect([...files.keys()]).toContain('src/Frontend/Map/block.json');
  });

  it('reads a release zip with the plugin in a folder and leaves other people’s code out', () => {
    const file = zip('release.zip', {
      'cdekdelivery/cdek.php': header,
      'cdekdelivery/src/Loader.php': '<?php',
      'cdekdelivery/vendor/other/cdek.php': '<?php',
      'cdekdelivery/tests/LoaderTest.php': '<?php',
      'cdekdelivery/readme.txt': 'text',
    });
    const {version, files} = readPlugin(file);
    expect(version).toBe('5.0.1');
    expect([...files.keys()].sort()).toEqual(['cdek.php', 'src/Loader.php']);
  });

  it.each([
    ['a path that is not there', () => path.join(fixtures, 'nowhere'), /nowhere: there is no such path/],
    ['a folder without the main file', () => path.join(fixtures, 'plugin', 'src'), /there is no cdek\.php in it/],
    ['a folder without it that holds what can’t be read', () => unreadable(), /there is no cdek\.php in it/],
    ['another plugin', () => path.join(fixtures, 'stranger'), /cdek\.php is not the main file of CDEKDelivery/],
    ['a file that is no zip', () => path.join(fixtures, 'plugin', 'cdek.php'), /it is no readable zip/],
    ['a zip of something else', () => zip('other.zip', {'other/readme.txt': 'text'}), /the zip has no cdek\.php/],
  ])('refuses %s and names what to give', (_case, given, message) => {
    expect(() => readPlugin(given())).toThrow(NotThePluginError);
    expect(() => readPlugin(given())).toThrow(message);
    expect(() => readPlugin(given())).toThrow(/Give the folder or the release zip of CDEKDelivery/);
  });
});
