import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {imageProblems, picturesIn} from './images';

describe('picturesIn', () => {
  it('finds pictures of all depths, not those of installed packages', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
    ['docs/a', 'docs/node_modules/x', 'build'].forEach((folder) =>
      mkdirSync(path.join(root, folder), {recursive: true}),
    );
    const files = ['docs/a/screen.PNG', 'docs/b.webp', 'docs/c.mdx', 'card.svg', 'build/made.png'];
    [...files, 'docs/node_modules/x/a.png'].forEach((file) => writeFileSync(path.join(root, file), ''));
    expect(picturesIn(root)).toEqual(['card.svg', 'docs/a/screen.PNG', 'docs/b.webp']);
    rmSync(root, {recursive: true});
  });
});

describe('imageProblems', () => {
  it('lets through what is on the list', () => {
    expect(imageProblems(['static/img/card.png'], {'static/img/card.png': 'a card'})).toEqual([]);
  });

  it('lets through a folder', () => {
    expect(imageProblems(['own/a.webp'], {'own/': 'pictures'})).toEqual([]);
    expect(imageProblems([], {'own/': 'pictures'})).toHaveLength(1);
  });

  it('refuses a picture off the list, and a list that names no picture', () => {
    const problems = imageProblems(['docs/screen.png'], {'static/img/card.png': 'a card'});
    expect(problems.map(({file}) => file)).toEqual(['docs/screen.png', 'static/img/card.png']);
  });
});
