import {glossary} from '../../src/facts';
import type {GlossaryEntry} from '../search/engine/glossary';

/** Names that are no terms of the plugin, and how readers write them; the rest comes from the glossary of the manual. */
const names = [
  {names: ['СДЭК', 'CDEK'], also: ['сдек', 'sdek', 'сдэк']},
  {names: ['WordPress'], also: ['вордпресс', 'ВП', 'WP']},
  {names: ['WooCommerce'], also: ['вукоммерс', 'вуком', 'Woo', 'WC']},
  {names: ['Яндекс', 'Yandex'], also: ['яндекс карты']},
  {names: ['магазин', 'store'], also: ['ИМ', 'интернет-магазин', 'shop', 'сайт']},
  {names: ['плагин', 'plugin'], also: ['модуль', 'расширение', 'module', 'extension']},
  {names: ['установка', 'install', 'installation'], also: ['инсталляция', 'поставить', 'залить', 'накатить']},
  {names: ['настройки', 'settings'], also: ['настройка', 'конфигурация', 'configuration', 'опции', 'options']},
  {names: ['обновление', 'update'], also: ['апдейт', 'апгрейд', 'upgrade']},
  {names: ['версия', 'version'], also: ['релиз', 'выпуск', 'release']},
  {names: ['откат', 'вернуться', 'roll back'], also: ['откатить', 'откатиться', 'downgrade', 'rollback', 'revert']},
  {names: ['перенос', 'перенести', 'move'], also: ['переезд', 'переехать', 'миграция', 'migration', 'migrate']},
  {names: ['сеть сайтов', 'multisite'], also: ['мультисайт', 'много сайтов']},
  {names: ['ошибка', 'error'], also: ['сбой', 'баг', 'косяк', 'bug', 'failure']},
  {names: ['сломался', 'упал', 'down'], also: ['рухнул', 'лёг', 'crash', 'crashed', 'broken']},
  {
    names: ['не появляется', 'пропал', 'missing'],
    also: ['не видно', 'не вижу', 'исчез', 'не отображается', 'не выходит', 'не выводится', 'not showing'],
  },
  {
    names: ['не открывается', 'does not open'],
    also: ['не загружается', 'не грузится', 'does not load', 'not loading'],
  },
  {
    names: ['не создаётся', 'not created'],
    also: ['не уходит', 'не ушёл', 'не ушла', 'не отправляется', 'не отправился', 'не формируется', 'not sent'],
  },
  {names: ['медленно', 'долго', 'slow'], also: ['тормозит', 'тормоза', 'лагает', 'подвисает', 'laggy', 'sluggish']},
  {
    names: ['дороже', 'цена отличается', 'price differs'],
    also: ['дорого', 'дорогая', 'завышена', 'завышает', 'переплата', 'overpriced', 'charges more', 'higher'],
  },
  {
    names: ['дубль', 'вторая накладная', 'duplicate', 'two waybills'],
    also: ['двойная', 'двойной', 'задвоилась', 'задвоился', 'дублируется', 'дубликат', 'дважды', 'double', 'twice'],
  },
  {names: ['печать', 'print'], also: ['распечатать', 'распечатка', 'напечатать', 'принтер']},
  {names: ['цена', 'стоимость', 'price', 'cost'], also: ['расценки', 'сколько стоит']},
  {names: ['доставка', 'delivery', 'shipping'], also: []},
  {names: ['отмена', 'удаление', 'cancel', 'delete'], also: ['отказ', 'аннулировать']},
  {
    names: ['удалить', 'удаление', 'delete', 'uninstall'],
    also: ['снести', 'стереть', 'деинсталлировать', 'remove', 'wipe'],
  },
  {names: ['создать', 'create'], also: ['выписать', 'сформировать', 'сгенерировать', 'generate', 'issue']},
  {names: ['изменить', 'change'], also: ['поменять', 'сменить', 'отредактировать', 'переделать', 'edit', 'modify']},
  {names: ['скрыть', 'hide'], also: ['спрятать', 'прятать']},
  {names: ['включить', 'enable', 'turn on'], also: ['активировать', 'врубить', 'activate']},
  {names: ['отключить', 'выключить', 'disable', 'turn off'], also: ['деактивировать', 'вырубить', 'deactivate']},
  {names: ['наценка', 'surcharge'], also: ['накинуть', 'накрутить', 'накрутка', 'доплата', 'прибавить']},
  {names: ['отслеживание', 'tracking'], also: ['отследить', 'трекать', 'track']},
  {
    names: ['возврат', 'return'],
    also: ['вернуть', 'отказался', 'не забрал', 'не выкупил', 'невыкуп', 'unclaimed', 'refund'],
  },
  {names: ['письмо', 'email'], also: ['мыло', 'мейл', 'имейл', 'электронная почта', 'mail']},
  {names: ['телефон', 'phone'], also: ['мобильный', 'мобильник', 'сотовый', 'mobile']},
  {names: ['населённый пункт', 'город', 'city'], also: ['деревня', 'село', 'посёлок', 'village', 'town']},
  {names: ['квартира', 'apartment'], also: ['flat', 'suite']},
  {names: ['индекс', 'postcode'], also: ['почтовый индекс', 'zip', 'postal code']},
  {names: ['подсказки', 'suggestions'], also: ['автодополнение', 'автоподстановка', 'autocomplete']},
  {
    names: ['за границу', 'международные заказы', 'abroad'],
    also: ['за рубеж', 'зарубежный', 'overseas', 'cross-border'],
  },
  {names: ['таможня', 'customs'], also: ['растаможка', 'тн вэд', 'пошлина', 'hs code', 'duty']},
  {names: ['личные данные', 'personal data'], also: ['данные клиентов', 'персоналка', 'pii']},
  {names: ['фильтр', 'hook', 'filter'], also: ['программно', 'кодом', 'сниппет', 'snippet']},
  {names: ['чек', 'receipt'], also: ['онлайн-касса', 'кассовый чек', 'cash register']},
];

/** What readers call the things of the manual: terms of the glossary and names that are no terms of the plugin. */
export function searchGlossary(): GlossaryEntry[] {
  const terms = glossary.terms.map(({ru, en, abbreviations, synonyms}) => ({
    names: [ru, en, ...abbreviations.ru, ...abbreviations.en],
    also: [...synonyms.ru, ...synonyms.en],
  }));
  return [...names, ...terms];
}
