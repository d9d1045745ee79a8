import {readFileSync} from 'node:fs';
import {defineConfig} from '@rspress/core';

const {base, groups} = JSON.parse(readFileSync(new URL('manual.json', import.meta.url), 'utf8'));

const sidebar = (language, prefix) => ({
  [`${prefix}/`]: groups.flatMap(({labels, collapsed, pages}) => {
    const items = pages.map(({path, labels: own}) => ({text: own[language], link: `${prefix}/${path}`}));
    return labels === null ? items : [{text: labels[language], collapsed, items}];
  }),
});

export default defineConfig({
  root: 'docs',
  base,
  title: 'CDEKDelivery',
  lang: 'ru',
  // A browser in English would be sent away from the Russian page that is measured.
  route: {cleanUrls: true, localeRedirect: 'never'},
  locales: [
    {lang: 'ru', label: 'Русский'},
    {lang: 'en', label: 'English'},
  ],
  themeConfig: {
    locales: [
      {lang: 'ru', label: 'Русский', sidebar: sidebar('ru', '')},
      {lang: 'en', label: 'English', sidebar: sidebar('en', '/en')},
    ],
  },
});
