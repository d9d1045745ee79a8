import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {cardAddress} from './remark/social-card/address';

export default {
  manual: [
    'intro',
    'setup',
    'yandex',
    'maintenance',
    {
      type: 'category',
      key: 'administrator',
      label: 'Функционал для администратора',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/функционал-для-администратора',
        title: 'Функционал для администратора',
        image: cardAddress('category/administrator'),
        description:
          'Накладные, печать, вызов курьера, несколько коробок и наложенный платёж: всё, что вы делаете с заказом в админке магазина.',
      },
      items: [
        'functionality-admin/shipping-zones',
        'functionality-admin/price-rules',
        'functionality-admin/order-creation',
        'functionality-admin/automation',
        'functionality-admin/account-waybill',
        'functionality-admin/courier',
        'functionality-admin/printing',
        'functionality-admin/statuses',
        'functionality-admin/multiplace',
        'functionality-admin/cod',
        'functionality-admin/international',
      ],
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
        image: cardAddress('category/customer'),
        description:
          'Что видит покупатель, когда оформляет заказ с доставкой СДЭК, и как он выбирает пункт выдачи в блочном и в классическом оформлении.',
      },
      items: [
        'functionality-customer/checkout-versions',
        'functionality-customer/new-checkout',
        'functionality-customer/old-checkout',
        'functionality-customer/pickup-point',
        'functionality-customer/address-and-phone',
      ],
    },
    {
      type: 'category',
      key: 'troubleshooting',
      label: 'Если не работает',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/если-не-работает',
        title: 'Если не работает',
        image: cardAddress('category/troubleshooting'),
        description:
          'Найдите то, что вы видите: нет доставки в корзине, карта пуста, цена отличается, не создаётся накладная, СДЭК не принимает ключи, ошибка после обновления.',
      },
      items: [
        'troubleshooting/no-delivery',
        'troubleshooting/empty-map',
        'troubleshooting/price-differs',
        'troubleshooting/waybill-not-created',
        'troubleshooting/keys-refused',
        'troubleshooting/after-update',
        'reference/messages',
        // Unlisted: it leads old links to reference/messages.
        'troubleshooting/by-message',
      ],
    },
    'faq',
    'calculation',
    {
      type: 'category',
      key: 'reference',
      label: 'Справочник',
      collapsed: true,
      link: {
        type: 'generated-index',
        slug: '/category/справочник',
        title: 'Справочник',
        image: cardAddress('category/reference'),
        description:
          'Каждое поле настроек и каждый тариф, блок СДЭК в заказе, хуки и данные для разработчиков, требования, история версий и словарь.',
      },
      items: [
        'reference/settings',
        'reference/tariffs',
        'reference/order-box',
        'reference/requirements',
        'reference/integrators',
        'reference/privacy',
        'reference/versions',
        'reference/glossary',
        'reference/offline',
        'reference/site-privacy',
        'reference/accessibility',
      ],
    },
  ],
} satisfies SidebarsConfig;
