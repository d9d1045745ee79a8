import {expect, it} from 'vitest';
import {isNegation} from './negation';

it.each(['не', 'нет', 'not', 'cannot', "doesn't", "can't", "won't"])('%s is a negation', (form) => {
  expect(isNegation(form)).toBe(true);
});

it.each(['без', 'нужен', 'note', 'without'])('%s does not', (form) => {
  expect(isNegation(form)).toBe(false);
});
