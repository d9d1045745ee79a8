const {readFileSync} = require('node:fs');
const {join} = require('node:path');

const {site, base} = JSON.parse(readFileSync(join(__dirname, 'manual.json'), 'utf8'));

/** What `create-docusaurus` writes, without blog, examples and links: the theme and the plugins of its preset. */
module.exports = {
  title: 'CDEKDelivery',
  url: site,
  baseUrl: base,
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'ru', locales: ['ru', 'en']},
  future: {v4: true},
  themes: ['@docusaurus/theme-classic'],
  plugins: [
    ['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: './sidebars.js'}],
    '@docusaurus/plugin-sitemap',
  ],
  themeConfig: {navbar: {title: 'CDEKDelivery', items: [{type: 'localeDropdown', position: 'right'}]}},
};
