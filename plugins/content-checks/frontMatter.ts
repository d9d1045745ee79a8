import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {nearest} from './nearest';
import type {Problem} from './problem';

const text = Joi.string().trim().min(1);
const link = text.allow(null);
const places = Joi.array().items(text).min(1).unique();

/** Front matter that a page may have: the engine's keys that this manual uses, and the manual's own. */
const types: Readonly<Record<string, {schema: Joi.Schema; accepts: string}>> = {
  id: {schema: text, accepts: 'text'},
  title: {schema: text, accepts: 'text'},
  description: {schema: text, accepts: 'text'},
  slug: {schema: text, accepts: 'a path such as /faq'},
  sidebar_label: {schema: text, accepts: 'text'},
  pagination_label: {schema: text, accepts: 'text'},
  pagination_next: {schema: link, accepts: 'the id of a page, or null'},
  pagination_prev: {schema: link, accepts: 'the id of a page, or null'},
  checked_with: {schema: Joi.string().pattern(/^\d+\.\d+$/), accepts: 'a version in quotes, such as "5.0"'},
  aliases: {
    schema: Joi.array().items(text).min(1).unique(),
    accepts: 'a list of different words, such as ["ПВЗ", "pickup"]',
  },
  sources: {
    schema: places,
    accepts: 'a list of different places of the plugin, such as ["src/Actions/SaveAction.php::__invoke"]',
  },
  section_sources: {
    schema: Joi.object().pattern(text, places).min(1),
    accepts:
      'lists of different places of the plugin by the id of a heading, such as {rounding: ["src/Calc.php::round"]}',
  },
  unlisted: {schema: Joi.boolean(), accepts: 'true or false'},
  hide_title: {schema: Joi.boolean(), accepts: 'true or false'},
  hide_table_of_contents: {schema: Joi.boolean(), accepts: 'true or false'},
  image: {schema: text, accepts: 'the address of a picture'},
};

/** Keys that a page may have in its front matter. */
export const knownKeys: readonly string[] = Object.keys(types);

function lineOf(source: string, key: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? undefined : index + 1;
}

/** Keys of a front matter that are unknown or have a value of the wrong type. */
export function frontMatterProblems(file: string, source: string, frontMatter: Record<string, unknown>): Problem[] {
  return Object.entries(frontMatter).flatMap(([key, value]): Problem[] => {
    const at = {file, line: lineOf(source, key)};
    const type = Object.hasOwn(types, key) ? types[key] : undefined;
    if (!type) {
      const fix = `Use one of the nearest known keys (${nearest(key, knownKeys).join(', ')}), or delete it`;
      return [{...at, value: `the front matter key “${key}” is unknown`, fix}];
    }
    const {error} = type.schema.required().validate(value, {convert: false});
    const wrong = `the front matter key “${key}” has the value ${JSON.stringify(value)}`;
    return error ? [{...at, value: wrong, fix: `Give it ${type.accepts}`}] : [];
  });
}

/** Checks the front matter of one page, as the engine parses it and before it adds keys of its own. */
export async function pageFrontMatterProblems(siteDir: string, file: string): Promise<Problem[]> {
  const filePath = path.join(siteDir, file);
  const source = readFileSync(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: source});
  return frontMatterProblems(file, source, frontMatter);
}
