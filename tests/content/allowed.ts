/** Pictures that show no screen of the shop or the plugin: file, or folder with a slash, from the root → what they are. */
export const pictures: Readonly<Record<string, string>> = {
  'bench/site/peers/starlight/public/favicon.svg':
    'an icon, so that Starlight is not marked down in the bench for having none',
  'docs/images/parcel-sides.jpg': 'a photo of a box',
  'static/img/card-en.png': 'the card that other sites show beside a link, in English',
  'static/img/card-ru.png': 'the card that other sites show beside a link, in Russian',
  'static/img/favicon.svg': 'the mark of the manual',
  'tests/lab/docs/images/label.jpg': 'a picture for the tests of faults',
  'tests/lab/docs/images/parcel.jpg': 'a picture for the tests of faults',
  'tests/long/pictures/baseline/': 'small pictures of our own drawings, to compare them with (tests/long/README.md)',
  'tests/long/theme/pictures/': 'what every page of the site shows, to compare it with (tests/long/README.md)',
};

/** Pages that name no sources in the plugin: file → why its sentences cannot become false by a change of the plugin. */
export const pagesWithoutSources: Readonly<Record<string, string>> = {
  'docs/reference/accessibility.mdx': 'about this site',
  'docs/reference/offline.mdx': 'about this site',
  'docs/reference/site-privacy.mdx': 'about this site',
  'docs/troubleshooting/by-message.mdx': 'only leads to the page about messages',
};

/** Texts quoted as they are that the facts do not have: of interfaces, and those that the specification gives. */
export const quotedTexts: readonly string[] = [
  'Добавить расчет страховки к стоимости доставки',
  'Customer functionality',
  'Personal account',
];

/** Words that mix Cyrillic and Latin letters on purpose. */
export const mixedWords: readonly string[] = [];

/**
 * Labels and names that a page quotes in the other language, because the interface that shows them has no other:
 * English ones on Russian pages, Russian ones of Yandex and CDEK on English pages.
 */
export const foreignLabels: readonly string[] = [
  'Account',
  'Calculate',
  'Calculate: auth error',
  'Calculate: empty city code',
  'calculate list result',
  'cod',
  'delivery params before',
  'delivery_price_rules',
  'lbs',
  'woocommerce/checkout',
  'Action Scheduler',
  'Add New Plugin',
  'Console',
  'Content Security Policy',
  'Core auth error',
  'Customer note',
  'E-com Express',
  'E-com Standard',
  'Error happened at CDEKDelivery',
  'Failed',
  'HTTP Referrer',
  'Pending',
  'Secure password',
  'Store API',
  'Sync to CDEK',
  'undefined',
  'Account/Идентификатор',
  'API Геокодера',
  'Secure password/Пароль',
  'Добавить ключ',
  'Кабинет разработчика',
  'Ключи',
  'Магистральный экспресс',
  'Международный экспресс грузы',
  'Международный экспресс документы',
  'Настройки',
  'Новый ключ',
  'Обновить ключ',
  'ОК',
  'Ограничение по HTTP Referer',
  'Ограничение по IP-адресам',
  'Отправить',
  'Подключенные API',
  'Подключить API',
  'Посылка склад-дверь',
  'Посылка склад-постамат',
  'Посылка склад-склад',
  'Посылка',
  'Привязать к API',
  'Продолжить',
  'Сборный груз',
  'Выбрать',
  'Израсходовано',
  'Экономичная посылка',
  'Экспресс',
];
