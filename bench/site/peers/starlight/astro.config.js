import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig, passthroughImageService} from 'astro/config';

const {site, base, groups} = JSON.parse(readFileSync(new URL('manual.json', import.meta.url), 'utf8'));

const item = ({path, labels: {ru, en}}) => ({label: ru, translations: {en}, link: `/${path}${path && '/'}`});

export default defineConfig({
  site,
  base,
  telemetry: false,
  image: {service: passthroughImageService()},
  integrations: [
    starlight({
      title: 'CDEKDelivery',
      defaultLocale: 'root',
      locales: {root: {label: 'Русский', lang: 'ru'}, en: {label: 'English', lang: 'en'}},
      sidebar: groups.flatMap(({labels, collapsed, pages}) =>
        labels === null
          ? pages.map(item)
          : [{label: labels.ru, translations: {en: labels.en}, collapsed, items: pages.map(item)}],
      ),
    }),
  ],
});
