import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const {base, groups} = JSON.parse(readFileSync(new URL('../../manual.json', import.meta.url), 'utf8'));

const sidebar = (language, prefix) =>
  groups.flatMap(({labels, collapsed, pages}) => {
    const items = pages.map(({path, labels: own}) => ({text: own[language], link: `${prefix}/${path}`}));
    return labels === null ? items : [{text: labels[language], collapsed, items}];
  });

export default defineConfig({
  base,
  title: 'CDEKDelivery',
  cleanUrls: true,
  locales: {
    root: {label: 'Русский', lang: 'ru', themeConfig: {sidebar: sidebar('ru', '')}},
    en: {label: 'English', lang: 'en', themeConfig: {sidebar: sidebar('en', '/en')}},
  },
});
