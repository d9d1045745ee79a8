import {join} from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {buildSync} from 'esbuild';
import messages from './messages.json';

export interface Options {
  /**
   * Event on the window by which another plugin reports that it has requested the scripts of the page. Without it they
   * are expected from the start.
   */
  startEvent?: string;
}

const schema = Joi.object<Options>({startEvent: Joi.string()});

/** @throws a validation error that names the option and the accepted values */
export function validateOptions({validate, options}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}

/**
 * Source of an inline script as the browsers that the site supports run it.
 * @param file in `inline/`
 * @param basePath base path of the site, without a locale
 */
export function inlineScript(file: string, basePath: string, startEvent?: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'inline', file)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: {BASE_PATH: JSON.stringify(basePath), START_EVENT: JSON.stringify(startEvent ?? null)},
    // Without “use strict”, which a bundle of TypeScript begins with.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}

/**
 * Docusaurus plugin: an inline script reloads a page whose scripts fail once and then shows a note, and names the base path
 * to try when nothing of the site can be loaded. Not in the development server, where scripts fail while they are being
 * written.
 * @throws Error for a locale without texts
 */
export default function bootGuard({baseUrl, i18n}: LoadContext, {startEvent}: Options): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const {currentLocale, defaultLocale} = i18n;
  if (!(currentLocale in messages)) {
    throw new Error(`plugins/boot-guard/messages.json has no texts for the locale “${currentLocale}”. Add them.`);
  }
  const {controls, basePath: texts} = messages[currentLocale as keyof typeof messages];
  // What BASE_PATH sets: the base URL of other locales has the locale after it.
  const basePath = i18n.localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  const note = `<p class="boot-note" role="alert">${controls.note} <a href="">${controls.reload}</a></p>`;
  const lines = [
    texts.cause,
    texts.current.replace('{path}', basePath),
    texts.suggestion.replace('{path}', '<span></span>'),
  ];
  const banner = `<div id="base-url-banner" role="alert"><h2>${texts.title}</h2>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
  return {
    name: 'boot-guard',
    getClientModules: () => ['./client.ts'],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {'data-script': 'boot-guard'},
          innerHTML: inlineScript('index.ts', basePath, startEvent),
        },
      ],
      // The texts are here so that the script, whose hash is in the policy, is the same in every language.
      postBodyTags: [
        `<template id="boot-message">${note}</template>`,
        `<template id="base-url-message">${banner}</template>`,
      ],
    }),
  };
}
