import type {PluginConfig} from '@docusaurus/types';
import facts from '../facts/glossary.json';
import type {Environment} from './environment';
import {links} from './identity';

/** Path of the search page under the base URL. */
const searchPagePath = 'search';

/** Stand where the provider's account would: the embedded engine sends them nowhere. */
const embeddedIndex = {appId: 'embedded', apiKey: 'embedded', indexName: 'cdekdelivery'};

/** Pages that quote the words of all others stand below those that explain them. */
const pageWeights = {
  'reference/glossary': 0.12,
  'reference/messages': 0.45,
  'troubleshooting/by-message': 0.7,
  'reference/settings': 0.8,
  'reference/tariffs': 0.8,
  'reference/privacy': 0.8,
  'reference/integrators': 0.8,
  'reference/requirements': 0.8,
  'reference/order-box': 0.8,
  'reference/versions': 0.8,
};

/** Names that are no terms of the plugin, and how readers write them; the rest comes from the glossary of the manual. */
const names = [
  {names: ['СДЭК', 'CDEK'], also: ['сдек', 'sdek', 'сдэк']},
  {names: ['WordPress'], also: ['вордпресс', 'ВП', 'WP']},
  {names: ['WooCommerce'], also: ['вукоммерс', 'вуком', 'Woo', 'WC']},
  {names: ['Яндекс', 'Yandex'], also: ['яндекс карты']},
  {names: ['магазин', 'store'], also: ['ИМ', 'интернет-магазин', 'shop', 'сайт']},
  {names: ['плагин', 'plugin'], also: ['модуль', 'расширение', 'module', 'extension']},
  {names: ['установка', 'install', 'installation'], also: ['инсталляция', 'поставить']},
  {names: ['настройки', 'settings'], also: ['настройка', 'конфигурация', 'configuration', 'опции', 'options']},
  {names: ['обновление', 'update'], also: ['апдейт', 'апгрейд', 'upgrade']},
  {names: ['версия', 'version'], also: ['релиз', 'выпуск', 'release']},
  {names: ['ошибка', 'error'], also: ['сбой', 'баг', 'bug', 'failure']},
  {names: ['сломался', 'упал', 'down'], also: ['рухнул', 'лёг', 'crash', 'crashed', 'broken']},
  {
    names: ['не появляется', 'пропал', 'missing'],
    also: ['не видно', 'не вижу', 'исчез', 'не отображается', 'not showing'],
  },
  {names: ['не создаётся', 'not created'], also: ['не уходит', 'не отправляется', 'не формируется', 'not sent']},
  {names: ['печать', 'print'], also: ['распечатать', 'распечатка', 'принтер']},
  {names: ['цена', 'стоимость', 'price', 'cost'], also: ['расценки', 'сколько стоит']},
  {names: ['доставка', 'delivery', 'shipping'], also: []},
  {names: ['отмена', 'удаление', 'cancel', 'delete'], also: ['отказ', 'аннулировать']},
  {names: ['возврат', 'return'], also: ['вернуть товар', 'refund']},
];

function glossary() {
  const terms = facts.terms.map(({ru, en, abbreviations, synonyms}) => ({
    names: [ru, en, ...abbreviations.ru, ...abbreviations.en],
    also: [...synonyms.ru, ...synonyms.en],
  }));
  return [...names, ...terms];
}

/** Themes of the search; the theme of the provider first, so that our search bar and page replace its own. */
export function searchThemes({search}: Pick<Environment, 'search'>): PluginConfig[] {
  const options = {hosted: search, reportUrl: links.newIssue, glossary, pageWeights};
  return ['@docusaurus/theme-search-algolia', ['./plugins/search/index.ts', options]];
}

/** The key `algolia` of the theme configuration, for either engine. */
export function searchThemeConfig({search}: Pick<Environment, 'search'>) {
  return {...(search ?? embeddedIndex), contextualSearch: true, searchPagePath};
}
