import {expect, it} from 'vitest';
import {checkOptimizations, type Optimizations} from './options';

const off: Optimizations = {
  deferredScripts: false,
  criticalCss: false,
  deferredLayout: false,
  deferredContent: false,
  componentChunks: false,
  queuedPrefetch: false,
};

it('lets everything be off, and each one on with what it needs', () => {
  expect(() => checkOptimizations(off)).not.toThrow();
  expect(() => checkOptimizations({...off, deferredScripts: true, criticalCss: true})).not.toThrow();
});

it.each(['criticalCss', 'deferredLayout'] as const)('refuses “%s” without the scripts that do it', (name) => {
  expect(() => checkOptimizations({...off, [name]: true})).toThrow(`“${name}” is on and “deferredScripts” is off`);
});
