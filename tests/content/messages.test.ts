import {describe, expect, it} from 'vitest';
import {footer} from '../../config/footer';
import {defaultLocale, locales} from '../../config/locales';
import {navbar} from '../../config/navbar';
import {sidebarMessages, type SidebarItem, themeFiles} from '../../plugins/content-checks/labels';
import {codeFileProblems, labelFileProblems} from '../../plugins/content-checks/translations';
import sidebars from '../../sidebars';
import {contentCheckOptions} from './site/options';
import {siteDir} from './site/paths';
import {expectNone} from './site/report';

const localeConfigs = Object.fromEntries(locales.map((locale) => [locale, {path: locale}]));
const site = {siteDir, i18n: {defaultLocale, locales: [...locales], path: 'i18n', localeConfigs}};
const options = contentCheckOptions();

type Entry = string | (Omit<SidebarItem, 'items'> & {items?: readonly Entry[]});

/** The sidebar has documents by their ids alone: their labels are their own front matter. */
function withoutDocuments(entries: readonly Entry[]): SidebarItem[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? [] : [{...entry, items: withoutDocuments(entry.items ?? [])}],
  );
}

describe('texts of the interface', () => {
  it('of code and theme are in the language of each locale', async () => {
    expectNone(await codeFileProblems(site, options));
  });

  it('of navbar, footer and sidebar are in the language of each locale', () => {
    const docs = {'version.label': 'Next', ...sidebarMessages({manual: withoutDocuments(sidebars.manual)})};
    const files = [
      ...themeFiles({navbar, footer}),
      {file: 'docusaurus-plugin-content-docs/current.json', messages: docs},
    ];
    expect(files.every(({messages}) => Object.keys(messages).length > 1)).toBe(true);
    expectNone(labelFileProblems(site, files, options.names));
  });
});
