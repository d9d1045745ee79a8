import type {Problem} from '../../../plugins/content-checks/problem';
import {type BuiltPage, textOf} from './site';

const leftovers = [':::', '{#', '{/*', '*/}', '<!--'];

/** Text of a page without code, scripts and drawings; elements are separated by spaces. */
function visibleText({$}: BuiltPage): string {
  const body = $('body').clone();
  body.find('script, style, noscript, svg, pre, code, kbd, samp').remove();
  return body.find('*').addBack().contents().toArray().map(textOf).filter(Boolean).join('\n');
}

/** Syntax of the sources that a reader would see as text. */
export function leftoverProblems(page: BuiltPage): Problem[] {
  const lines = visibleText(page).split('\n');
  return leftovers.flatMap((mark) => {
    const line = lines.find((one) => one.includes(mark));
    return line === undefined
      ? []
      : [
          {
            file: `build/${page.file}`,
            value: `the page shows “${mark}” in “${line}”`,
            fix: 'Correct the syntax in the source',
          },
        ];
  });
}
