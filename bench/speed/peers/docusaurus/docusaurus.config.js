const {readFileSync} = require('node:fs');
const {join} = require('node:path');

const {site, base} = JSON.parse(readFileSync(join(__dirname, 'manual.json'), 'utf8'));

/** What `create-docusaurus` writes, without blog, examples and links. */
module.exports = {
  title: 'CDEKDelivery',
  url: site,
  baseUrl: base,
  // Anchors of the text are left out.
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'ru', locales: ['ru', 'en']},
  future: {v4: true, ...(process.env.SPEED_FASTER ? {faster: true} : {faster: false})},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false, pages: false}]],
  themeConfig: {navbar: {title: 'CDEKDelivery', items: [{type: 'localeDropdown', position: 'right'}]}},
};
