import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transformSync} from '@swc/core';

/** Source of `start.ts` as the browsers that the site supports run it. */
export function startScript(): string {
  const {code} = transformSync(readFileSync(join(__dirname, 'start.ts'), 'utf8'), {
    isModule: false,
    minify: true,
    jsc: {
      target: 'es2022',
      parser: {syntax: 'typescript'},
      minify: {compress: {toplevel: true}, mangle: {toplevel: true}},
    },
  });
  return code.trim();
}
