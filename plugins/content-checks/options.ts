import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Options of the plugin. */
export interface ContentCheckOptions {
  /** Folder of the pages in the default locale, from the root of the site. */
  docs: string;
  /** Folders whose code is searched for messages. */
  sources: string[];
  /** Names of the theme packages' message files in `@docusaurus/theme-translations`. */
  themes: string[];
  /** Names that stay as they are in every language. */
  names: string[];
  /** File that knows the places which `sources` of the front matter may name; null where no page names any. */
  lock: string | null;
}

const strings = Joi.array().items(Joi.string());

/** Shape of the options and the defaults of those that a site leaves out. */
export const schema = Joi.object<ContentCheckOptions>({
  docs: Joi.string().default('docs'),
  sources: strings.default(['src', 'plugins']),
  themes: strings.default(['theme-common', 'theme-search-algolia', 'plugin-ideal-image']),
  names: strings.default([]),
  lock: Joi.string().allow(null).default(null),
});

/** Fills in the options that a site leaves out; an unknown or wrong one stops the build. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<ContentCheckOptions>, ContentCheckOptions>): ContentCheckOptions {
  return validate(schema, options);
}
