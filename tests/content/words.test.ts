import {beforeAll, describe, expect, it} from 'vitest';
import {glossary} from '../../src/facts';
import {foreignLabels} from './allowed';
import type {Page} from './site/page';
import {loadPages} from './site/pages';
import {siteDir} from './site/paths';
import {expectNone} from './site/report';
import {doubledProblems} from './words/doubled';
import {interfaceLabels} from './words/labels';
import {listProblems} from './words/lists';
import {quoteProblems} from './words/quotes';
import {longSentences} from './words/sentences';
import {allTexts, factTexts, interfaceTexts, projectTexts} from './words/sources';
import {spellingProblems} from './words/spelling';
import {styleProblems, textStyleProblems} from './words/style';
import {termProblems} from './words/terms';
import type {SourceText} from './words/text';
import {yoProblems} from './words/yo';

describe('the words of the manual', () => {
  let pages: Page[];
  let texts: SourceText[];
  const project = projectTexts();

  beforeAll(async () => {
    pages = await loadPages();
    texts = allTexts(pages);
  });

  it('come from every place that has them', () => {
    const places = new Set(texts.map(({file}) => file.split('/')[0]));
    expect([...places].sort()).toEqual([
      'CONTRIBUTING.md',
      'README.md',
      'STYLE.md',
      'STYLE.ru.md',
      'config',
      'docs',
      'facts',
      'i18n',
      'plugins',
      'src',
    ]);
  });

  it.each(['ru', 'en'] as const)('are spelled right in %s, without labels of the other language', async (language) =>
    expectNone(await spellingProblems(texts, language, foreignLabels)),
  );
  it('are spelled right where the project is explained', async () => {
    expect(new Set(project.map(({file}) => file)).size).toBeGreaterThan(50);
    // Words of readers and of the interface are quoted there in Russian.
    const english = project.map((one) => ({...one, text: one.text.replaceAll(/[а-яё]+/gi, ' ')}));
    const russian = project.map((one) => ({
      ...one,
      language: 'ru' as const,
      text: one.text.replaceAll(/[a-z]+/gi, ' '),
    }));
    expectNone(await spellingProblems(english, 'en', foreignLabels));
    expectNone(await spellingProblems(russian, 'ru', foreignLabels));
  });
  it('stand once where the project is explained', () =>
    expectNone(doubledProblems([...texts.filter(({file}) => file.endsWith('.md')), ...project])));
  it('are the terms of the glossary', () => {
    const unlisted = pages.filter(({frontMatter}) => frontMatter.unlisted === true).map(({file}) => file);
    const read = texts.filter(({file}) => !unlisted.includes(file) && !/^[A-Z]/.test(file));
    expectNone(termProblems(read, glossary, interfaceLabels()));
  });
  it('keep the rules of style that a machine can hold', () =>
    expectNone([...pages.flatMap(styleProblems), ...textStyleProblems([...factTexts(), ...interfaceTexts()])]));
  it('have the quotes of their language', () =>
    expectNone(quoteProblems(texts.filter(({file}) => !/^[A-Z]/.test(file)))));
  it('have their ё', () => expectNone(yoProblems(texts, interfaceLabels())));
  it('of the lists in spelling/ are sorted', () => expectNone(listProblems(siteDir)));

  it('make short sentences; the long ones are listed here', () => {
    const found = longSentences(pages, factTexts());
    console.log(
      `${found.length} sentences of more than 30 words\n` +
        found.map(({file, line, words, text}) => `${file}:${line}: ${words} words: ${text}`).join('\n'),
    );
    expect(found.filter(({words}) => words > 40)).toEqual([]);
  });
});
