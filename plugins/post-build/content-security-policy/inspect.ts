import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {isEngineScript, registeredScripts, registeredStyles} from './registry';

/** An inline script or style of a page. */
export interface InlinePart {
  /** Name under which it is registered. */
  name: string;
  /** As a source of the policy. */
  hash: string;
}

export interface Inspection {
  scripts: InlinePart[];
  styles: InlinePart[];
  /** What the policy would refuse, each with its fix. */
  problems: string[];
}

/** Types of scripts that are run; others are data (HTML, “prepare the script element”). */
const runTypes = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const shorten = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);

function scriptName(text: string, name: string | undefined): string | null {
  if (name !== undefined) {
    return name in registeredScripts ? name : null;
  }
  return isEngineScript(text) ? 'engine' : null;
}

/** Finds what is inline in a page, and what a policy without unsafe-inline would refuse. */
export function inspectPage(html: string): Inspection {
  // The fast parser, and raw text: a hash is made of what is in the file.
  const $ = load(html, {xml: {xmlMode: false, decodeEntities: false}});
  const found: Inspection = {scripts: [], styles: [], problems: []};
  for (const element of $('*')
    .toArray()
    .filter((node) => 'attribs' in node)) {
    const {tagName, attribs} = element;
    if (tagName === 'script' && attribs.src === undefined && runTypes.test(attribs.type ?? '')) {
      const text = $(element).text();
      const name = scriptName(text, attribs['data-script']);
      if (name === null) {
        found.problems.push(
          `a script that nobody registered (plugins/post-build/content-security-policy/registry.ts): ${shorten(text)}`,
        );
      } else {
        found.scripts.push({name, hash: hashOf(text)});
      }
    }
    if (tagName === 'style') {
      const text = $(element).text();
      const name = Object.keys(registeredStyles).find((attribute) => attribute in attribs);
      if (name === undefined) {
        found.problems.push(
          `a style that nobody registered (plugins/post-build/content-security-policy/registry.ts): ${shorten(text)}`,
        );
      } else {
        found.styles.push({name, hash: hashOf(text)});
      }
    }
    for (const [name, value] of Object.entries(attribs)) {
      if (name === 'style') {
        found.problems.push(`<${tagName} style="${shorten(value)}">: give it a class`);
      } else if (/^on/i.test(name)) {
        found.problems.push(`<${tagName} ${name}="${shorten(value)}">: add the listener in a script`);
      } else if (/^\s*javascript:/i.test(value)) {
        found.problems.push(`<${tagName} ${name}="${shorten(value)}">: no address may be a script`);
      }
    }
  }
  return found;
}
