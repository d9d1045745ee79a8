import {expect, it} from 'vitest';
import {isStopWord, stopWordSounding} from './stopWords';

it('knows words without a subject in both languages', () => {
  expect(['для', 'how', 'работает'].every(isStopWord)).toBe(true);
  expect(['ключ', 'order'].some(isStopWord)).toBe(false);
});

it('knows a Russian one by its sound', () => {
  expect(stopWordSounding('pri')).toBe('при');
  expect(stopWordSounding('v')).toBe('в');
  expect(stopWordSounding('klyuch')).toBeNull();
  expect(stopWordSounding('при')).toBeNull();
});
