import {glossary} from '../../src/facts';
import type {GlossaryEntry} from '../search/engine/glossary.ts';

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
  {
    names: ['не открывается', 'does not open'],
    also: ['не загружается', 'не грузится', 'does not load', 'not loading'],
  },
  {names: ['не создаётся', 'not created'], also: ['не уходит', 'не отправляется', 'не формируется', 'not sent']},
  {names: ['печать', 'print'], also: ['распечатать', 'распечатка', 'принтер']},
  {names: ['цена', 'стоимость', 'price', 'cost'], also: ['расценки', 'сколько стоит']},
  {names: ['доставка', 'delivery', 'shipping'], also: []},
  {names: ['отмена', 'удаление', 'cancel', 'delete'], also: ['отказ', 'аннулировать']},
  {names: ['возврат', 'return'], also: ['вернуть товар', 'refund']},
];

/** What readers call the things of the manual: terms of the glossary and names that are no terms of the plugin. */
export function searchGlossary(): GlossaryEntry[] {
  const terms = glossary.terms.map(({ru, en, abbreviations, synonyms}) => ({
    names: [ru, en, ...abbreviations.ru, ...abbreviations.en],
    also: [...synonyms.ru, ...synonyms.en],
  }));
  return [...names, ...terms];
}
