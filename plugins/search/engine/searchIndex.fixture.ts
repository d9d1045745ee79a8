import {indexFileVersion, type IndexFile} from './indexFile';

/** A small manual for the tests of the engine, with headings and words like those of the real one. */
export const smallIndex: IndexFile = {
  layout: indexFileVersion,
  origin: 'https://docs.example',
  language: 'ru',
  glossary: [
    {names: ['пункт выдачи', 'pickup point', 'ПВЗ'], also: ['самовывоз', 'точка выдачи']},
    {names: ['наложенный платёж', 'cash on delivery', 'COD'], also: ['оплата при получении', 'наложка']},
    {names: ['тестовый режим', 'test mode'], also: ['песочница']},
    {names: ['СДЭК', 'CDEK'], also: ['сдек', 'sdek']},
  ],
  pages: [
    {
      path: '/w/setup',
      group: 'Документация',
      tag: 'docs-default-current',
      version: 'current',
      label: 'Настройка',
      aliases: ['инсталляция'],
      sections: [
        {
          level: 1,
          heading: 'Установка и настройка плагина',
          text: 'Установите CDEKDelivery и введите ключи СДЭК.',
          translations: ['Install and set up the plugin'],
        },
        {
          level: 2,
          anchor: 'keys',
          heading: 'Введите ключи СДЭК',
          text: 'Идентификатор и секретный ключ лежат в личном кабинете.',
          calledBy: ['Плагин не принимает ключи'],
        },
        {
          level: 3,
          anchor: 'test-mode',
          heading: 'Попробуйте в тестовом режиме',
          text: 'Накладные из этого режима никуда не едут.',
        },
        {
          level: 2,
          anchor: 'tariffs',
          heading: 'Выберите тарифы',
          text: 'Код 136 — посылка «склад — склад», код 137 — «склад — дверь».',
        },
      ],
    },
    {
      path: '/w/map',
      group: 'Документация',
      tag: 'docs-default-current',
      version: 'current',
      label: 'Ключ Яндекс.Карт',
      queryWords: 'ключ=2&карт=-1',
      sections: [
        {
          level: 1,
          heading: 'Ключ Яндекс.Карт для карты пунктов выдачи',
          text: 'Получите ключ и привяжите к нему два сервиса.',
        },
        {
          level: 2,
          anchor: 'fails',
          heading: 'Если карта не работает',
          text: 'В консоли браузера onComponentMount или Invalid api key.',
        },
      ],
    },
    {
      path: '/w/admin/waybill',
      group: 'Администратору',
      tag: 'docs-default-current',
      version: 'current',
      label: 'Накладная',
      sections: [
        {
          level: 1,
          heading: 'Как создать и распечатать накладную',
          text: 'От заказа в магазине до накладной в СДЭК.',
          translations: ['Create and print a waybill'],
        },
        {
          level: 2,
          anchor: 'print',
          heading: 'Распечатайте накладную и штрихкод',
          text: 'Штрихкод на коробку бывает формата A6 и A4.',
          translations: ['Print the waybill and the barcode'],
        },
        {
          level: 2,
          anchor: 'hook',
          heading: 'Что меняют разработчики',
          text: 'Хук <b>woocommerce_checkout</b> & события доставки.',
        },
      ],
    },
    {
      path: '/w/admin/cod',
      group: 'Администратору',
      tag: 'docs-default-current',
      version: 'current',
      sections: [
        {level: 1, heading: 'Наложенный платёж', text: 'Покупатель платит курьеру или в пункте выдачи.'},
        {
          level: 2,
          anchor: 'vat',
          heading: 'НДС',
          text: 'Ставку плагин передаёт по товарам. Доставка заказа считается без неё, и доставленный заказ не меняется.',
        },
      ],
    },
    {
      path: '/w/points',
      group: 'Покупателю',
      tag: 'docs-default-current',
      version: 'current',
      sections: [
        {level: 1, heading: 'Выбор пункта выдачи', text: 'Покупатель выбирает пункт на карте.'},
        {level: 2, anchor: 'again', heading: 'Повторно выбрать ПВЗ', text: 'Кнопка меняет выбранный пункт выдачи.'},
      ],
    },
    {
      path: '/w/old',
      group: 'Покупателю',
      tag: 'docs-default-old',
      version: 'old',
      weight: 0.5,
      sections: [
        {level: 1, heading: 'Словарь', text: 'Накладная, накладные, печать накладной, штрихкод, пункт выдачи.'},
      ],
    },
  ],
};
