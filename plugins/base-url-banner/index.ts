import type {LoadContext, Plugin} from '@docusaurus/types';
import messages from './messages.json';
import {bannerScript} from './script';

/**
 * Warning of a misconfigured base path, with the path to try. Replaces the engine's own banner
 * (`baseUrlIssueBanner`), which is English only and styled by inline style attributes that a
 * strict policy refuses. Drop it when the engine's banner can be translated.
 */
export default function baseUrlBanner({baseUrl, i18n}: LoadContext): Plugin {
  // What BASE_PATH sets: that of a locale has the locale's segment after it.
  const basePath = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const texts = messages[i18n.currentLocale as keyof typeof messages];
  return {
    name: 'base-url-banner',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', attributes: {'data-script': 'base-url-banner'}, innerHTML: bannerScript(basePath, texts)},
      ],
    }),
  };
}
