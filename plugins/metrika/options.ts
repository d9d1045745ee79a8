import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {defaultScriptUrl} from './settings.ts';

/** Options as they are written in docusaurus.config.ts. */
export interface Options {
  /** Number of the Yandex Metrika counter; null leaves analytics out of the build. */
  counterId: number | null;
  /** Address of the counter's script; tests put their own here. */
  scriptUrl?: string;
}

/** Options with every default filled in. */
export type CheckedOptions = Required<Options>;

const schema = Joi.object<CheckedOptions>({
  counterId: Joi.number().integer().positive().allow(null).required(),
  scriptUrl: Joi.string()
    .uri({scheme: ['https', 'http']})
    .default(defaultScriptUrl),
});

/**
 * Checks the options when the build starts.
 * @throws a validation error that names the option and the accepted values
 */
export function validateOptions({validate, options}: OptionValidationContext<Options, CheckedOptions>): CheckedOptions {
  return validate(schema, options);
}
