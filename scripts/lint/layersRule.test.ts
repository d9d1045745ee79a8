import {Linter} from 'eslint';
import {expect, it} from 'vitest';
import {layersRule} from './layersRule.mjs';

const layers = [
  {
    from: 'src/components',
    to: ['src/components', 'src/theme', 'plugins'],
    allow: ['src/components/ui'],
    except: /\.test\.ts$/,
    message: 'Why.',
  },
  {from: 'src/components', to: ['src/facts'], types: true, message: 'Why.'},
];

const linter = new Linter({cwd: '/site'});

function problems(code: string, file = '/site/src/components/figures/Box/index.ts'): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: {site: {rules: {layers: layersRule}}},
    rules: {'site/layers': ['error', layers]},
  };
  return linter.verify(code, [config], file).map(({message}) => message);
}

it.each([
  ["import '../../tools/Parcel';", 'src/components/tools/Parcel'],
  ["import '@site/src/components/tools/Parcel';", 'src/components/tools/Parcel'],
  ["import '../../../../plugins/search/engine';", 'plugins/search/engine'],
  ["import '@theme/Heading';", 'src/theme/Heading'],
  ["export * from '../../../theme/Root';", 'src/theme/Root'],
  ["export {a} from '@theme-original/Root';", 'src/theme/Root'],
  ["void import('../../tools/Parcel');", 'src/components/tools/Parcel'],
  ["import '../../../facts';", 'src/facts'],
])('refuses %s', (code, target) => {
  expect(problems(code)).toEqual([`src/components must not import ${target}. Why.`]);
});

it.each([
  "import '../../ui/Link';",
  "import 'react';",
  "import '@docusaurus/Link';",
  "import '../../../css/site.css';",
])('accepts %s', (code) => {
  expect(problems(code)).toEqual([]);
});

it('accepts what a layer excepts, and files of other layers', () => {
  const code = "import '@theme/Heading';";
  expect(problems(code, '/site/src/components/figures/Box/model.test.ts')).toEqual([]);
  expect(problems(code, '/site/src/theme/Root/index.ts')).toEqual([]);
});
