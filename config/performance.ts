import type {Optimizations, PerformanceOptions} from '../plugins/performance/options';
import type {Environment} from './environment';

/** Everything that the site does for speed beyond the engine, on or off. */
export function optimizations({isOptimized}: Pick<Environment, 'isOptimized'>): Optimizations {
  return {
    deferredScripts: isOptimized,
    criticalCss: isOptimized,
    deferredLayout: isOptimized,
    deferredContent: isOptimized,
    componentChunks: isOptimized,
    queuedPrefetch: isOptimized,
  };
}

/** Folders with figures and tools, and what all of each share. */
export const componentFolders: PerformanceOptions['componentFolders'] = {
  'src/components/figures': ['frame'],
  'src/components/tools': ['common'],
};

export function performanceOptions(
  environment: Pick<Environment, 'isOptimized' | 'metrikaCounterId'>,
): PerformanceOptions {
  return {
    optimizations: optimizations(environment),
    componentFolders,
    runsScriptsAtOnce: environment.metrikaCounterId !== null,
  };
}
