import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {MessagesFile, SettingsFile, SourcesLockFile, TariffsFile} from '../shapes';
import {factProblems, FactsError} from './index';

const facts = path.resolve(import.meta.dirname, '../../../facts');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  cpSync(facts, folder, {recursive: true});
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function change<T>(file: string, edit: (content: T) => void): void {
  const at = path.join(folder, file);
  const content = JSON.parse(readFileSync(at, 'utf8')) as T;
  edit(content);
  writeFileSync(at, JSON.stringify(content));
}

describe('factProblems', () => {
  it('names file, place, value and fix of a wrong value', () => {
    change<SettingsFile>('settings.json', ({sections}) => {
      Object.assign(sections[0]?.fields[0] ?? {}, {type: 'tickbox'});
    });
    expect(factProblems(folder)).toEqual([
      {
        file: 'settings.json',
        path: '/sections/0/fields/0/type',
        value: '"tickbox" must be equal to one of the allowed values',
        fix: expect.stringMatching(/^Use one of checkbox, text,/) as string,
      },
    ]);
  });

  it('suggests the key that a misspelt one was meant to be', () => {
    change<TariffsFile>('tariffs.json', ({tariffs}) => {
      Object.assign(tariffs[0] ?? {}, {corier: 'number'});
    });
    expect(factProblems(folder)).toMatchObject([
      {value: 'unknown key “corier”', fix: expect.stringContaining('courier') as string},
    ]);
  });

  it.each([
    [
      'a text without its translation',
      (file: MessagesFile) => Object.assign(file.prefix, {en: undefined}),
      /the key “en” is missing/,
    ],
    [
      'spaces around a text',
      (file: MessagesFile) => Object.assign(file.prefix, {en: ' text'}),
      /" text" must match pattern/,
      /^Delete the spaces/,
    ],
    [
      'a link in a text',
      (file: MessagesFile) => Object.assign(file.prefix, {en: 'see [this](x.mdx)'}),
      /"see \[this\]\(x\.mdx\)" does not fit/,
      /^Delete the link/,
    ],
    [
      'HTML in a text',
      (file: MessagesFile) => Object.assign(file.prefix, {en: 'a <b>bold</b>'}),
      /must match pattern/,
      /^Write HTML inside `code`/,
    ],
    [
      'a link to no page',
      (file: MessagesFile) => Object.assign(file.messages[0] ?? {}, {fix: {ru: '[так](a.md)', en: 'so'}}),
      /"\[так\]\(a\.md\)" does not fit/,
      /^Link to a page, \[words\]/,
    ],
    [
      'an empty text',
      (file: MessagesFile) => Object.assign(file.prefix, {en: ''}),
      /^"" must be at least 1 long/,
      /^Write something into it$/,
    ],
    [
      'a number in place of words',
      (file: MessagesFile) => Object.assign(file.messages[0]?.text ?? {}, {ru: 5}),
      /^5 must be string or null/,
      /^Make it string or null$/,
    ],
    [
      'a list in place of words',
      (file: MessagesFile) => Object.assign(file.messages[0]?.text ?? {}, {en: []}),
      /^\[\] must be string/,
      /^Make it string$/,
    ],
    [
      'a text that is there in one language only, where there may be none',
      (file: MessagesFile) => Object.assign(file.messages[0] ?? {}, {cause: {ru: 'так'}}),
      /the key “en” is missing/,
      /^Add the key “en”$/,
    ],
    [
      'an unknown group',
      (file: MessagesFile) => Object.assign(file.messages[0] ?? {}, {group: 'chekout'}),
      /"chekout" is no group/,
    ],
    [
      'an id given twice',
      (file: MessagesFile) => Object.assign(file.messages[1] ?? {}, {id: file.messages[0]?.id}),
      /is at \/messages\/0 already/,
    ],
    [
      'an id that is no anchor',
      (file: MessagesFile) => Object.assign(file.messages[0] ?? {}, {id: 'Not An Id'}),
      /must match pattern/,
    ],
  ])('finds %s', (_case, edit, value, fix = /./) => {
    change('messages.json', edit);
    expect(factProblems(folder)).toMatchObject([
      {
        file: 'messages.json',
        value: expect.stringMatching(value) as string,
        fix: expect.stringMatching(fix) as string,
      },
    ]);
  });

  it('points to a key with slashes', () => {
    change<SourcesLockFile>('sources.lock.json', ({places}) => {
      Object.assign(places, {'src/Calc.php': ['sum', 'sum']});
    });
    expect(factProblems(folder)).toMatchObject([{path: '/places/src~1Calc.php', fix: 'Name each member once'}]);
  });

  it('names every type that a value may have', () => {
    change<SettingsFile>('settings.json', ({sections}) => {
      Object.assign(sections[0]?.fields[0] ?? {}, {constraints: {min: null}});
    });
    expect(factProblems(folder)).toMatchObject([
      {path: '/sections/0/fields/0/constraints/min', fix: 'Make it string or number or boolean'},
    ]);
  });

  it('finds an unreachable text without a reason', () => {
    change<MessagesFile>('messages.json', ({messages}) => {
      delete messages.find(({reachable}) => !reachable)?.whyUnreachable;
    });
    expect(factProblems(folder)).toMatchObject([{fix: 'Add the key “whyUnreachable”'}]);
  });

  it('finds a tariff that contradicts itself', () => {
    change<TariffsFile>('tariffs.json', ({tariffs}) => {
      Object.assign(tariffs.find(({id}) => id === '136') ?? {}, {needsPoint: false, rulesGroup: 'door'});
    });
    expect(factProblems(folder).map(({path: at}) => at.split('/').at(-1))).toEqual(['needsPoint', 'rulesGroup']);
  });

  it('finds broken JSON, a missing file and a file without a shape', () => {
    writeFileSync(path.join(folder, 'logs.json'), '{');
    rmSync(path.join(folder, 'glossary.json'));
    writeFileSync(path.join(folder, 'prices.json'), '{}');
    expect(factProblems(folder)).toMatchObject([
      {file: 'prices.json', value: 'the file has no shape', fix: 'Describe it in src/facts/shapes'},
      {file: 'glossary.json', value: 'the file is missing'},
      {file: 'logs.json', fix: 'Correct the JSON'},
    ]);
  });

  it('lists everything at once in the error that stops a build', () => {
    const problem = {file: 'logs.json', path: '/entries/0', value: 'unknown key “x”', fix: 'Delete it'};
    expect(new FactsError([problem, problem]).message).toBe(
      'The facts have 2 problems:\n  facts/logs.json /entries/0: unknown key “x”. Delete it.\n  facts/logs.json /entries/0: unknown key “x”. Delete it.',
    );
  });
});
