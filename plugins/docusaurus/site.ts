import type {AllContent, RouteBuildMetadata} from '@docusaurus/types';

/** Pages of a folder. */
export interface Pages {
  dir: string;
  /** Files relative to `dir`, with slashes. */
  pages: readonly string[];
}

/** A locale whose pages the engine has written. */
export interface BuiltLocale {
  locale: string;
  routesPaths: readonly string[];
  routesBuildMetadata: Readonly<Record<string, RouteBuildMetadata>>;
  outDir: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
  content: AllContent;
  title: string;
  /** Texts of the theme and the code, by id. */
  translations: Readonly<Record<string, string>>;
}

/** What `docusaurus build` has written, before and while the steps work on it. */
export interface BuiltSite {
  siteDir: string;
  /** Folder of the whole site. */
  dir: string;
  /** Path of the whole site, begins and ends with a slash. */
  basePath: string;
  /** Without a slash at its end. */
  origin: string;
  locales: readonly BuiltLocale[];
  /** Pages of these locales, those that earlier steps have written too. */
  pages: () => Pages;
  pagesOf: (locale: string) => Pages;
  /** Locales of the site that this build leaves as they are. */
  missing: readonly string[];
}
