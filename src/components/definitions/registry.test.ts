import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findComponents} from './registry';

let root: string;

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), '');
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'components-'));
  write('figures/admin/OrderBox/definition.ts', 'figures/admin/OrderBox/index.tsx');
  write('tools/ParcelTool/definition.ts', 'tools/ParcelTool/index.tsx', 'tools/common/Tool.tsx');
});

afterEach(() => rmSync(root, {recursive: true}));

describe('findComponents', () => {
  it('finds each folder with a definition by its name', () => {
    expect(findComponents(root)).toEqual({
      OrderBox: {name: 'OrderBox', kind: 'figures', folder: 'src/components/figures/admin/OrderBox'},
      ParcelTool: {name: 'ParcelTool', kind: 'tools', folder: 'src/components/tools/ParcelTool'},
    });
  });

  it.each([
    [['figures/Half/definition.ts'], 'figures/Half has a definition.ts and no index.tsx'],
    [['tools/half-done/definition.ts', 'tools/half-done/index.tsx'], 'Rename “half-done” to PascalCase'],
    [['tools/OrderBox/definition.ts', 'tools/OrderBox/index.tsx'], 'figures/admin/OrderBox have one name'],
  ])('refuses %s', (files, message) => {
    write(...files);
    expect(() => findComponents(root)).toThrow(message);
  });
});
