import {describe, expect, it} from 'vitest';
import {codeProblems, labelProblems} from './messages';
import {formatProblem, type Problem} from './problem';

const en = {locale: 'en', file: 'i18n/en/footer.json', names: ['GitHub']};
const ru = {locale: 'ru', file: 'i18n/ru/code.json', names: ['GitHub']};

function reported(problems: Problem[]): string[] {
  return problems.map(formatProblem);
}

describe('labelProblems', () => {
  const source = {'link.title.О плагине': 'О плагине', 'item.label.GitHub': 'GitHub'};

  it('accepts a complete file', () => {
    const written = {'link.title.О плагине': 'About the plugin', 'item.label.GitHub': 'GitHub'};
    expect(labelProblems({...en, written}, source)).toEqual([]);
  });

  it('names what is missing, with the source and what to add', () => {
    expect(reported(labelProblems({...en, written: {'item.label.GitHub': 'GitHub'}}, source))).toEqual([
      'i18n/en/footer.json: the message “link.title.О плагине” is missing; its source is “О плагине”. ' +
        'Add "link.title.О плагине": {"message": "…"} in the language “en”.',
    ]);
  });

  it('refuses a text that was left in Russian', () => {
    const written = {'link.title.О плагине': 'О плагине', 'item.label.GitHub': 'GitHub'};
    expect(reported(labelProblems({...en, written}, source))[0]).toContain('is not in the language “en”: “О плагине”');
  });

  it('refuses a key that nothing uses and gives the nearest', () => {
    const written = {'link.title.О плагине': 'About', 'item.label.GitHub': 'GitHub', 'item.label.Github': 'x'};
    const [problem] = reported(labelProblems({...en, written}, source));
    expect(problem).toContain('nothing on the site uses the message “item.label.Github”');
    expect(problem).toContain('item.label.GitHub');
  });
});

describe('codeProblems', () => {
  const source = {
    'theme.close': {message: 'Close', file: 'theme'},
    'theme.main': {message: 'Main', file: 'theme'},
    'own.minutes': {message: '{minutes} мин чтения', file: 'src/a.tsx'},
  };
  const engine = {'theme.close': 'Закрыть', 'theme.main': 'Main'};

  it('wants a Russian text where the engine has none', () => {
    const [problem, ...rest] = reported(codeProblems({...ru, written: {}}, source, engine));
    expect(problem).toContain('the message “theme.main” of theme is missing; without it a reader sees “Main”');
    expect(rest).toEqual([]);
    expect(codeProblems({...ru, written: {'theme.main': 'Меню'}}, source, engine)).toEqual([]);
  });

  it('wants an English text where the one in the code is Russian', () => {
    const file = 'i18n/en/code.json';
    const [problem, ...rest] = reported(codeProblems({...en, file, written: {}}, source, {}));
    expect(problem).toContain('i18n/en/code.json: the message “own.minutes” of src/a.tsx is missing');
    expect(rest).toEqual([]);
    expect(codeProblems({...en, file, written: {'own.minutes': '{minutes} min read'}}, source, {})).toEqual([]);
  });

  it('refuses other placeholders than those of the source', () => {
    const [problem] = reported(codeProblems({...en, written: {'own.minutes': '{time} min read'}}, source, {}));
    expect(problem).toContain('“own.minutes” has {time}, its source has {minutes}');
  });

  it('refuses a key that no code uses', () => {
    const written = {'own.minutes': '{minutes} min read', 'own.minute': 'x'};
    expect(reported(codeProblems({...en, written}, source, {}))[0]).toContain('rename it (own.minutes,');
  });
});
