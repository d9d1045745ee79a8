declare module 'vitest' {
  // What vitest.config.mjs provides.
  interface ProvidedContext {
    /** How often a property is tried with random values. */
    fuzzRuns: number;
  }
}

export {};
