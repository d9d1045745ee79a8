import type {Options} from '@docusaurus/plugin-content-docs';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {codeLanguages, defaultCodeLanguage} from './code';
import {links} from './identity';
import {quoteFacts} from '../remark/fact-quotes/index';
import {codeTokens} from '../remark/code-tokens/index';
import {mdxComponents} from '../remark/mdx-components/index';
import {conditionalContent} from '../remark/conditional-content/index';
import {readingMinutes} from '../remark/reading-time/index';
import {deferredContent} from '../remark/deferred-content/index';
import {socialCard} from '../remark/social-card/index';
import {typography} from '../remark/typography/index';
import {componentContent} from '../src/components/definitions/remark';
import type {Environment} from './environment';
import {docsFolder, locales, type Locale} from './locales';
import {optimizations} from './performance';
import {mdxComponentModules} from './mdx';

const whenOn = <Entry>(isOn: boolean, entry: Entry): Entry[] => (isOn ? [entry] : []);

/**
 * Options of the one docs instance: the manual at the root of the site.
 * @param remarkPlugins transforms of the tests, before those of the engine
 */
export function docsOptions(
  locale: Locale,
  {metrikaCounterId, search, ...environment}: Pick<Environment, 'isOptimized' | 'metrikaCounterId' | 'search'>,
  remarkPlugins: readonly (() => Transformer<Root>)[] = [],
): Options {
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    editUrl: links.edit,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
    breadcrumbs: true,
    lastVersion: 'current',
    versions: {current: {label: 'Next'}},
    beforeDefaultRemarkPlugins: [
      [conditionalContent, {features: {counter: metrikaCounterId !== null, 'hosted-search': search !== null}}],
      [quoteFacts, {language: locale}],
      ...remarkPlugins,
    ],
    remarkPlugins: [
      [componentContent, {language: locale}],
      [codeTokens, {languages: codeLanguages, defaultLanguage: defaultCodeLanguage}],
      // A function: options would be sent to the browser with the configuration.
      () => mdxComponents({components: mdxComponentModules, around: '@site/src/components/ui/ComponentErrorBoundary'}),
      [typography, {locale}],
      readingMinutes,
      ...whenOn(optimizations(environment).deferredContent, [
        deferredContent,
        {around: '@site/src/components/ui/DeferredContent', letters: 1200},
      ]),
      [socialCard, {folders: locales.map(docsFolder)}],
    ],
  };
}
