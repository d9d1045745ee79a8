import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  manual: [
    'intro',
    'setup',
    'yandex',
    {
      type: 'category',
      key: 'administrator',
      label: 'Функционал для администратора',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/функционал-для-администратора',
        title: 'Функционал для администратора',
        description: 'Накладные, печать, курьер, несколько мест и оплата при получении: всё, что делают с заказом в админке магазина.',
      },
      items: ['functionality-admin/order-creation', 'functionality-admin/multiplace', 'functionality-admin/cod'],
    },
    {
      type: 'category',
      key: 'customer',
      label: 'Функционал для покупателя',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/функционал-для-покупателя',
        title: 'Функционал для покупателя',
        description: 'Что видит покупатель, когда оформляет заказ с доставкой СДЭК, и как выбирает пункт выдачи.',
      },
      items: [
        'functionality-customer/checkout-versions',
        'functionality-customer/new-checkout',
        'functionality-customer/old-checkout',
      ],
    },
    'faq',
  ],
} satisfies SidebarsConfig;
