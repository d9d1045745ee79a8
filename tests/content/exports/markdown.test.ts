import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {beforeAll, describe, expect, it} from 'vitest';
import {markdownAddress} from '../../../plugins/exports/markdown/address';
import {builtSite} from '../built/here';
import type {BuiltPage} from '../built/site';
import {addressOf} from '../built/source';
import {loadPages} from '../site/pages';
import {buildDir} from '../site/paths';
import {articleOf, firstMissing, type Landmark, markdownParts, pageLandmarks, wordsIn} from './outline';

interface MarkdownFile {
  page: BuiltPage;
  source: string;
  tree: Root;
  landmarks: Landmark[];
  parts: Landmark[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml']);
const structure = ({kind}: Landmark) => kind !== 'paragraph';

describe('the Markdown export', () => {
  let exported: MarkdownFile[];
  let pages: BuiltPage[];
  /** Address of a page → the version that its source says it was checked with. */
  let checkedWith: Map<string, unknown>;

  beforeAll(async () => {
    const {root, pages: built} = builtSite();
    pages = built;
    checkedWith = new Map((await loadPages()).map((page) => [addressOf(page, root), page.frontMatter.checked_with]));
    exported = pages
      .filter(({$}) => $('.theme-doc-markdown').length > 0)
      .map((page) => {
        const source = readFileSync(path.join(buildDir, page.file.replace(/html$/, 'md')), 'utf8');
        const tree = parser.parse(source);
        return {page, source, tree, landmarks: pageLandmarks(page.$), parts: markdownParts(tree)};
      });
  });

  /** Pages for which something is wrong, with what it is. */
  const faults = (check: (file: MarkdownFile) => unknown) =>
    exported.map((file) => [file.page.file, check(file)] as const).filter(([, fault]) => fault !== null);

  it('exists for every document and for nothing else', () => {
    expect(exported.filter(({page}) => page.locale === 'ru').length).toBeGreaterThan(30);
    expect(exported.filter(({page}) => page.locale === 'en').length * 2).toBe(exported.length);
    const others = pages.filter(({$}) => $('.theme-doc-markdown').length === 0).map(({file}) => file);
    expect(others.filter((file) => existsSync(path.join(buildDir, file.replace(/html$/, 'md'))))).toEqual([]);
  });

  it('is named in the head of its page and linked at its end', () => {
    expect(
      faults(({page: {$, url}}) => {
        const file = encodeURI(markdownAddress(url));
        const named = $('link[rel="alternate"][type="text/markdown"]').attr('href');
        const linked = $('article a[type="text/markdown"]').attr('href');
        return named === file && linked === new URL(file).pathname ? null : {named, linked, file};
      }),
    ).toEqual([]);
  });

  it('states what it is, where it comes from and which version it was checked with', () => {
    expect(
      faults(({page: {$, url, locale}, tree}) => {
        const [front] = tree.children;
        const lines = front?.type === 'yaml' ? front.value.split('\n') : [];
        const wanted = [
          `title: ${JSON.stringify($('h1').text())}`,
          `description: ${JSON.stringify($('meta[name="description"]').attr('content'))}`,
          `url: ${JSON.stringify(url)}`,
          `language: "${locale}"`,
          `checked_with: "${String(checkedWith.get(url))}"`,
          `updated: "${$('.theme-doc-markdown time').attr('datetime')}"`,
        ];
        const lost = wanted.filter((line) => !lines.some((other) => other === line));
        return lost.length === 0 ? null : {lost, lines};
      }),
    ).toEqual([]);
  });

  it('has the headings, tables and code of its page and no others, in order', () => {
    for (const {page, parts, landmarks} of exported) {
      expect(parts.filter(structure), page.file).toEqual(landmarks.filter(structure));
    }
  });

  it('has every admonition and caption of its page between them, in order', () => {
    const captions = exported.flatMap(({landmarks}) => landmarks.filter((one) => !structure(one)));
    expect(captions.length).toBeGreaterThan(150);
    expect(
      faults(({landmarks, parts}) =>
        firstMissing(
          landmarks,
          parts,
          (wanted, found) => wanted.kind === found.kind && ` ${found.words}`.endsWith(` ${wanted.words}`),
        ),
      ),
    ).toEqual([]);
  });

  it('has every word of its page, in order', () => {
    expect(
      faults(({page: {$}, source}) =>
        firstMissing(
          wordsIn(articleOf($).text()),
          wordsIn(source.replace(/^---\n[^]*?\n---\n/, '')),
          (a, b) => a === b,
        ),
      ),
    ).toEqual([]);
  });

  it('links by whole addresses and has no markup of the page', () => {
    expect(
      faults(({tree, source}) => {
        const nodes = (node: Nodes): Nodes[] =>
          'children' in node ? [node, ...node.children.flatMap((child) => nodes(child))] : [node];
        const all = nodes(tree);
        const relative = all.flatMap((node) =>
          'url' in node && !/^(?:https?:|mailto:)/.test(node.url) ? [node.url] : [],
        );
        const markup = all.flatMap((node) => (node.type === 'html' ? [node.value] : []));
        const marks = source.match(/[\u00a0\u202f\u200b\u00ad]|&#/g) ?? [];
        return relative.length + markup.length + marks.length === 0 ? null : {relative, markup, marks};
      }),
    ).toEqual([]);
  });
});
