import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {engineTranslations, extractMessages, themeMessages} from './codeMessages';

const root = path.resolve('.cache');
let siteDir = '';

beforeAll(() => {
  mkdirSync(root, {recursive: true});
  siteDir = mkdtempSync(path.join(root, 'messages-'));
  mkdirSync(path.join(siteDir, 'src'));
  writeFileSync(
    path.join(siteDir, 'src/Page.tsx'),
    `import Translate, {translate} from '@docusaurus/Translate';
export const title = translate({id: 'page.title', message: 'Заголовок'});
export const bad = (id: string) => translate({id, message: id});
export const Page = () => <Translate id="page.body">Текст</Translate>;`,
  );
  writeFileSync(
    path.join(siteDir, 'src/other.ts'),
    `export const translate = (x: unknown) => x;\ntranslate({id: 'not.ours'});`,
  );
});

afterAll(() => rmSync(siteDir, {recursive: true}));

describe('extractMessages', () => {
  it('reads calls and elements, and names the file of each', async () => {
    const {messages} = await extractMessages(siteDir, ['src', 'nowhere']);
    expect(messages).toEqual({
      'page.title': {message: 'Заголовок', file: 'src/Page.tsx'},
      'page.body': {message: 'Текст', file: 'src/Page.tsx'},
    });
  });

  it('reports a call that cannot be read', async () => {
    const {problems} = await extractMessages(siteDir, ['src']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({file: 'src/Page.tsx'});
    expect(problems[0]?.value).toContain('statically evaluable');
  });
});

describe('texts of the theme', () => {
  it('are English in the package, without descriptions', () => {
    const messages = themeMessages('theme-common');
    expect(messages['theme.NotFound.title']?.message).toBe('Page Not Found');
    expect(Object.keys(messages).some((id) => id.endsWith('___DESCRIPTION'))).toBe(false);
  });

  it('are Russian where the engine has translated them', async () => {
    const russian = await engineTranslations('ru', ['theme-common', 'theme-search-algolia']);
    expect(russian['theme.NotFound.title']).toBe('Страница не найдена');
    expect(russian['theme.SearchBar.label']).toBe('Поиск');
    expect(await engineTranslations('en', ['theme-common'])).toEqual({});
  });
});
