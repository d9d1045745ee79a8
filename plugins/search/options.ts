import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** The provider's index that answers instead of the embedded engine. */
export interface HostedIndex {
  appId: string;
  apiKey: string;
  indexName: string;
}

export interface SearchOptions {
  /** Null for the embedded engine, which needs no account and no provider. */
  hosted: HostedIndex | null;
  /** Address of a new report; `title` and `body` are added to it. */
  reportUrl: string;
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
});

/** Checks the options of the plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<SearchOptions>, SearchOptions>): SearchOptions {
  return validate(schema, options);
}
