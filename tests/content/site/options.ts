import {Joi} from '@docusaurus/utils-validation';
import siteConfig from '../../../docusaurus.config';
import {type ContentCheckOptions, schema} from '../../../plugins/content-checks/options';

/**
 * Options that the site gives to the plugin content-checks, so that tests and build judge alike.
 * @throws Error when the site does without the plugin
 */
export function contentCheckOptions(): ContentCheckOptions {
  const plugins = siteConfig().plugins ?? [];
  const entry = plugins
    .filter((plugin) => Array.isArray(plugin))
    .find(([name]) => name === './plugins/content-checks/index.ts');
  if (!entry) {
    throw new Error(
      'docusaurus.config.ts: no build checks the translations. ' +
        "Add ['./plugins/content-checks/index.ts', {names: ['CDEKDelivery', 'Delivery', 'GitHub']}] to plugins.",
    );
  }
  return Joi.attempt<typeof schema>(entry[1], schema);
}
