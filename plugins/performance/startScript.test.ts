import {expect, it} from 'vitest';
import {startScript} from './startScript';

const options = {announcementId: 'version-1', storageNamespace: '-site', deferredLayout: true};
const script = startScript({...options, storageNamespace: '-cdekdelivery'});

it('weighs little and cannot close its own element', () => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(4920);
  expect(script).not.toContain('</');
});

it('reads storage under the namespace of the site', () => {
  expect(startScript(options)).toContain('-site');
  expect(startScript(options)).not.toContain('cdekdelivery');
});

it('leaves out what is switched off', () => {
  expect(script).toContain('overflow-anchor');
  expect(startScript({...options, deferredLayout: false})).not.toContain('overflow-anchor');
});
