import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {GlossaryEntry} from './engine/glossary.ts';

/** The provider's index that answers instead of the embedded engine. */
export interface HostedIndex {
  appId: string;
  apiKey: string;
  indexName: string;
}

export interface SearchOptions {
  /** Null for the embedded engine, which needs no account and asks nobody. */
  hosted: HostedIndex | null;
  /** Address of a new report; `title` and `body` are added to it. */
  reportUrl: string;
  /** Things and what texts and readers call them; a function, because the browser gets all options that are data. */
  glossary: () => GlossaryEntry[];
  /** Share of the score that results of a page keep, by its path under the base URL: less for pages that quote others. */
  pageWeights: Record<string, number>;
  /** True when a counter of visits is configured: a search without hits is reported as a goal. */
  counted: boolean;
}

const schema = Joi.object<SearchOptions>({
  hosted: Joi.object({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
  })
    .required()
    .allow(null)
    .messages({
      'any.required':
        '{{#label}} is required: "hosted" takes null for the embedded search, or an object with appId, apiKey and indexName',
    }),
  reportUrl: Joi.string()
    .uri({scheme: ['https']})
    .required()
    .messages({
      'string.uriCustomScheme':
        '"reportUrl" must be an https address, such as https://github.com/owner/name/issues/new',
    }),
  glossary: Joi.function().default(() => () => []),
  pageWeights: Joi.object().pattern(Joi.string(), Joi.number().positive().max(2)).default({}),
  counted: Joi.boolean().default(false),
});

/** Checks the options of the plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<SearchOptions>, SearchOptions>): SearchOptions {
  return validate(schema, options);
}
