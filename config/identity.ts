/** Plugin line that the pages describe. */
export const pluginVersion = '5.0';

export const siteTitle = 'CDEKDelivery';
export const repositoryUrl = 'https://github.com/cdek-it/wordpress';

/** Addresses outside the site, each in one place. */
export const links = {
  repository: repositoryUrl,
  releases: `${repositoryUrl}/releases`,
  newIssue: `${repositoryUrl}/issues/new`,
  edit: `${repositoryUrl}/edit/main/`,
  directory: 'https://wordpress.org/plugins/cdekdelivery/',
  contract: 'https://www.cdek.ru/ru/contract/',
  account: 'https://lk.cdek.ru/',
  calculate: 'https://www.cdek.ru/ru/',
  support: 'mailto:integrator@cdek.ru',
} as const;
