import {Joi} from '@docusaurus/utils-validation';
import siteConfig from '../../../docusaurus.config';
import {type ParityOptions, schema} from '../../../plugins/parity/options';

/**
 * Options that the site gives to its parity plugin, so that tests and build judge alike.
 * @throws Error when the site does without the plugin
 */
export function parityOptions(): ParityOptions {
  const plugins = siteConfig().plugins ?? [];
  const entry = plugins
    .filter((plugin) => Array.isArray(plugin))
    .find(([name]) => name === './plugins/parity/index.ts');
  if (!entry) {
    throw new Error(
      'docusaurus.config.ts: no build checks the translations. ' +
        "Add ['./plugins/parity/index.ts', {names: ['CDEKDelivery', 'Delivery', 'GitHub']}] to plugins.",
    );
  }
  return Joi.attempt<typeof schema>(entry[1], schema);
}
