import type {Options, VersionBanner} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {docsOptions} from '../../config/docs';
import {readEnvironment} from '../../config/environment';
import {currentLocale} from '../../config/locales';
import {gallery} from '../../src/components/definitions/gallery.fixture';

function docsOf(name: string, folder: string, banner?: VersionBanner): PluginConfig {
  const options: Partial<Options> = {
    ...docsOptions(currentLocale(), readEnvironment(), [gallery]),
    id: `lab-${name}`,
    path: `tests/lab/${folder}`,
    routeBasePath: `lab/${name}`,
    sidebarPath: undefined,
    editUrl: undefined,
    showLastUpdateTime: false,
    versions: {current: {label: '6.0', banner}},
  };
  return ['@docusaurus/plugin-content-docs', options];
}

/** Docs instances of the lab, set up as the manual is; two of them have a version banner. */
export function labDocs(): PluginConfig[] {
  return [
    docsOf('pages', 'docs'),
    docsOf('unreleased', 'unreleased', 'unreleased'),
    docsOf('unmaintained', 'unmaintained', 'unmaintained'),
  ];
}
