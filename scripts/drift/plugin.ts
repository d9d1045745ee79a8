import {ajaxActions, firedHooks, heardHooks} from './extract/hooks';
import {
  configConstants,
  documentationLinks,
  environmentNames,
  metaKeys,
  restRoutes,
  sessionKeys,
  webHosts,
  writtenFiles,
} from './extract/names';
import {extractSettings} from './extract/settings';
import {extractTariffs} from './extract/tariffs';
import {logTexts, phpTexts, scriptTexts} from './extract/texts';
import {requirementVersions} from './extract/requirements';
import type {PluginSide} from './model';
import {parseProgram} from './php/program';
import type {PluginSource} from './source';

/**
 * What the source of a plugin contains.
 * @throws PhpSyntaxError, ExtractError when the source is not what the extractors know
 */
export function pluginSide(source: PluginSource): PluginSide {
  const program = parseProgram(source);
  const {sections, fields, help} = extractSettings(program);
  const texts = [...phpTexts(program), ...scriptTexts(source)];
  return {
    sections,
    fields,
    tariffs: extractTariffs(program),
    texts: texts.filter(({text}) => !help.has(text)),
    logs: logTexts(program),
    names: {
      'hook-fired': firedHooks(program),
      'hook-heard': heardHooks(program),
      meta: metaKeys(program),
      rest: restRoutes(program),
      ajax: ajaxActions(program),
      environment: environmentNames(program),
      session: sessionKeys(program),
      file: writtenFiles(program),
      host: webHosts(program),
      requirement: requirementVersions(source, program),
    },
    version: source.version,
    config: configConstants(program),
    links: documentationLinks(program),
  };
}
