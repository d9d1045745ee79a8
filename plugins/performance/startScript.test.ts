import {expect, it} from 'vitest';
import {startScript} from './startScript';

const script = startScript({announcementId: 'version-1', deferredLayout: true});

it('weighs little and cannot close its own element', () => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(4920);
  expect(script).not.toContain('</');
});

it('leaves out what is switched off', () => {
  expect(script).toContain('overflow-anchor');
  expect(startScript({announcementId: 'version-1', deferredLayout: false})).not.toContain('overflow-anchor');
});
