import {expect, it} from 'vitest';
import {isQuestion} from './question';

it.each(['как установить плагин', 'можно ли без карты', 'меняется ли статус', 'how to install', 'can i print'])(
  '%s is a question',
  (text) => {
    expect(isQuestion(text.split(' '))).toBe(true);
  },
);

it.each(['установить плагин', 'карта не работает', 'install the plugin', ''])('%s is none', (text) => {
  expect(isQuestion(text.split(' '))).toBe(false);
});
