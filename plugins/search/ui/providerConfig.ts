import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';

/**
 * What the client is made with. Read here rather than through the theme's client module,
 * which would bring all of DocSearch into the first load.
 */
export function useProviderConfig(): ThemeConfig['algolia'] {
  const {siteConfig} = useDocusaurusContext();
  return (siteConfig.themeConfig as ThemeConfig).algolia;
}
