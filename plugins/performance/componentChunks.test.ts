import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chunksOfFolder, type Group} from './componentChunks';

let root: string;
let groups: Group[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'parts-'));
  for (const file of [
    'frame/Figure/index.tsx',
    'admin/OrderBox/index.tsx',
    'admin/OrderBox/a/index.tsx',
    'map/pins.tsx',
  ]) {
    mkdirSync(dirname(join(root, 'src/components/figures', file)), {recursive: true});
    writeFileSync(join(root, 'src/components/figures', file), '');
  }
  writeFileSync(join(root, 'src/components/figures/README.md'), '');
  groups = chunksOfFolder(root, 'src/components/figures', ['frame']);
});

afterAll(() => rmSync(root, {recursive: true}));

/** The part that a module goes to: the first by priority that takes it. */
const partOf = (module: string) =>
  [...groups].sort((one, other) => other.priority - one.priority).find(({test}) => test.test(module))?.name;

describe('chunksOfFolder', () => {
  it.each([
    ['/site/src/components/figures/frame/Figure/styles.module.css', 'figures'],
    ['/site/src/components/figures/admin/OrderBox/model.ts', 'figures-admin-order-box'],
    ['/site/src/components/figures/admin/OrderBox/a/index.tsx', 'figures-admin-order-box'],
    ['C:\\site\\src\\components\\figures\\admin\\OrderBox\\model.ts', 'figures-admin-order-box'],
    ['/site/src/components/figures/map/pins.tsx', 'figures-map'],
    ['/site/src/components/figures/admin/words.ts', 'figures-admin'],
    ['/site/src/components/ui/LiveRegion.tsx', undefined],
  ])('%s goes to %s', (module, part) => {
    expect(partOf(module)).toBe(part);
  });

  it('puts what is shared first', () => {
    expect(groups.map(({priority}) => priority)).toEqual(groups.map(({priority}) => priority).sort((a, b) => b - a));
    expect(groups[0]?.name).toBe('figures');
  });
});
