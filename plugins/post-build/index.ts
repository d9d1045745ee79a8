import logger from '@docusaurus/logger';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltLocale, BuiltSite} from '../docusaurus/site';
import {builtSite, requestedLocales} from './site';

/** Something that is done to the written pages. */
export interface Step {
  /** What it does, for messages. */
  name: string;
  /** What it leaves out when the build has not written every locale, for a message. */
  withoutAllLocales?: string;
  run: (site: BuiltSite) => Promise<void> | void;
}

export interface Options {
  /** In order. A function, because the browser gets the options of plugins with the configuration, but no functions. */
  steps: () => readonly Step[];
}

/** The engine loads the plugins again for each locale of one build: what the first one wrote is remembered here. */
const memory = globalThis as typeof globalThis & {builtLocales?: BuiltLocale[]};

/** A build that ends before every locale has come would look complete, but have no search, policy or manifest. */
function failWithoutSteps(requested: readonly string[]): void {
  process.once('exit', (code) => {
    if (code === 0 && memory.builtLocales) {
      const built = memory.builtLocales.map(({locale}) => locale).join(', ');
      logger.error(
        `The engine built ${built}, and ${requested.join(', ')} had been requested: no step after the build was run. See requestedLocales in plugins/post-build/site.ts.`,
      );
      process.exitCode = 1;
    }
  });
}

/**
 * Runs the steps over a written site, in order.
 * @throws Error naming the step that failed
 */
export async function runSteps(site: BuiltSite, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    try {
      await step.run(site);
    } catch (error) {
      throw new Error(`The step “${step.name}” after the build failed: ${String(error)}`, {cause: error});
    }
  }
  if (site.missing.length > 0) {
    const left = steps.flatMap(({withoutAllLocales}) => withoutAllLocales ?? []);
    logger.info(`Built without ${site.missing.join(', ')}: ${left.join('; ')}.`);
  }
}

/**
 * Docusaurus plugin: everything that is done to the pages after the engine has written them, as one ordered list. The
 * engine runs the `postBuild` of all plugins at once, so that no other plugin may change a page. The sitemap and
 * `opensearch.xml` are written at the same time by the engine's plugins: no step may change them.
 */
export default function postBuild(context: LoadContext, {steps}: Options): Plugin {
  const {i18n, outDir, baseUrl, siteConfig, codeTranslations} = context;
  let content: AllContent = {};

  return {
    name: 'post-build',

    async allContentLoaded({allContent}) {
      content = allContent;
    },

    async postBuild({routesPaths, routesBuildMetadata}) {
      const requested = requestedLocales(i18n);
      if (!memory.builtLocales) {
        memory.builtLocales = [];
        failWithoutSteps(requested);
      }
      const built = memory.builtLocales;
      built.push({
        locale: i18n.currentLocale,
        outDir,
        baseUrl,
        routesPaths,
        routesBuildMetadata,
        content,
        title: siteConfig.title,
        translations: codeTranslations,
      });
      if (built.length === requested.length) {
        delete memory.builtLocales;
        await runSteps(builtSite(context, built), steps());
      }
    },
  };
}
