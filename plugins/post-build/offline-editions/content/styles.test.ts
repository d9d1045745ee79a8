import {expect, it} from 'vitest';
import {bySystem} from './styles';

const dark = '@media (prefers-color-scheme: dark)';
const light = '@media not all and (prefers-color-scheme: dark)';

it.each([
  ['p{color:red}', 'p{color:red}'],
  ['html[data-theme=dark] p{color:red}', `${dark}{html[data-theme] p{color:red}}`],
  ["[data-theme='light'] p{color:red}", `${light}{[data-theme] p{color:red}}`],
  ['html:not([data-theme="dark"]) p{color:red}', `${light}{html[data-theme] p{color:red}}`],
  [':root,html[data-theme=dark]{--a:b}', `:root{--a:b}${dark}{html[data-theme]{--a:b}}`],
  ['@media not print{[data-theme=dark]{--a:b}}', `@media not print{${dark}{[data-theme]{--a:b}}}`],
  ['html[data-theme]{--a:b}', 'html[data-theme]{--a:b}'],
])('%s follows the system', (css, wanted) => {
  expect(bySystem(css).replace(/\s*([{}])\s*/g, '$1')).toBe(wanted.replace(/\s*([{}])\s*/g, '$1'));
});
