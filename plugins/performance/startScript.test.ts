import {expect, it} from 'vitest';
import {startScript} from './startScript';

const script = startScript({announcementId: 'version-1', deferredLayout: true});

it('weighs little and cannot close its own element', () => {
  // What it was at the last release, and the 5 % of room that every budget has (tests/content/budgets.ts).
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(4920 * 1.05);
  expect(script).not.toContain('</');
});

it('leaves out what is switched off', () => {
  expect(script).toContain('overflow-anchor');
  expect(startScript({announcementId: 'version-1', deferredLayout: false})).not.toContain('overflow-anchor');
});
