import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Event on the window by which any part of the site reports a goal, with `{name, params?}` as its detail. */
export const goalEvent = 'docs:goal';

/** Options as they are written in docusaurus.config.ts. */
export interface Options {
  /** Number of the Yandex Metrika counter; null leaves analytics out of the build. */
  counterId: number | null;
  /** Address of the counter's script, by default the vendor's. */
  scriptUrl?: string;
}

type CheckedOptions = Required<Options>;

/** What the client module gets from the build. */
export interface CounterSettings {
  counterId: number;
  scriptUrl: string;
  goalEvent: string;
}

const schema = Joi.object<CheckedOptions>({
  counterId: Joi.number().integer().positive().allow(null).required(),
  scriptUrl: Joi.string()
    .uri({scheme: ['https', 'http']})
    .default('https://mc.yandex.ru/metrika/tag.js'),
});

/**
 * Checks the options when the build starts.
 * @throws a validation error that names the option and the accepted values
 */
export function validateOptions({validate, options}: OptionValidationContext<Options, CheckedOptions>): CheckedOptions {
  return validate(schema, options);
}

/**
 * Docusaurus plugin: reports page views and goals to a Yandex Metrika counter. Adds nothing to a build without a
 * counter, nor to the development server, where authors would be counted as readers.
 */
export default function metrika(_context: LoadContext, {counterId, scriptUrl}: CheckedOptions): Plugin | null {
  if (counterId === null || process.env.NODE_ENV !== 'production') {
    return null;
  }
  return {
    name: 'metrika',
    contentLoaded({actions}) {
      actions.setGlobalData({counterId, scriptUrl, goalEvent} satisfies CounterSettings);
    },
    getClientModules: () => ['./client.ts'],
  };
}
