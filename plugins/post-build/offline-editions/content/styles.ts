import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import postcss, {type Rule} from 'postcss';
import {styleSheetLinks} from '../../../docusaurus/html';
import type {BuiltFolder} from './pages';

/**
 * The style sheets that some pages link, each once and the common one first.
 * @param files of pages, before the critical CSS replaces their style sheets
 */
export function sheetsOf({dir, basePath}: BuiltFolder, files: readonly string[]): string {
  const links = files.flatMap((file) => styleSheetLinks(readFileSync(file, 'utf8'), file));
  const paths = new Set(links.map(({href}) => decodeURI(href).slice(basePath.length)));
  return [...paths].map((path) => readFileSync(join(dir, path), 'utf8')).join('\n');
}

const chosen = /:not\(\[data-theme=["']?(dark|light)["']?\]\)|\[data-theme=["']?(dark|light)["']?\]/g;

type Mode = 'dark' | 'light';

const queries: Readonly<Record<Mode, string>> = {
  dark: '(prefers-color-scheme: dark)',
  light: 'not all and (prefers-color-scheme: dark)',
};

/** The mode in which a selector holds; null for both. */
function modeOf(selector: string): Mode | null {
  const [match] = selector.matchAll(chosen);
  const [, not, is] = match ?? [];
  return is === 'dark' || not === 'light' ? 'dark' : is === 'light' || not === 'dark' ? 'light' : null;
}

function splitRule(rule: Rule): void {
  const own = (mode: Mode | null) => rule.selectors.filter((selector) => modeOf(selector) === mode);
  const [always, dark, light] = [own(null), own('dark'), own('light')];
  if (dark.length + light.length === 0) {
    return;
  }
  for (const [mode, selectors] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    if (selectors.length > 0) {
      // The attribute stays, so that a rule weighs what it weighed.
      const bare = selectors.map((selector) => selector.replace(chosen, '[data-theme]'));
      rule.after(postcss.atRule({name: 'media', params: queries[mode]}).append(rule.clone({selectors: bare})));
    }
  }
  if (always.length > 0) {
    rule.selectors = always;
  } else {
    rule.remove();
  }
}

/** Rules for a mode that the reader chose as rules for the mode of the system: a file on disk has no switch. */
export function bySystem(css: string): string {
  const root = postcss.parse(css);
  root.walkRules(splitRule);
  return root.toString();
}
