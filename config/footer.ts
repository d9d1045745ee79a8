import {links} from './identity';

export const footer = {
  style: 'light' as const,
  links: [
    {
      title: 'О плагине',
      items: [
        {label: 'История версий', href: links.releases},
        {label: 'Страница в каталоге плагинов', href: links.directory},
      ],
    },
    {
      title: 'Официальные ресурсы',
      items: [
        {label: 'Заключить договор', href: links.contract},
        {label: 'Личный кабинет', href: links.account},
      ],
    },
    {
      title: 'Полезные ссылки',
      items: [
        {label: 'Рассчитать стоимость доставки', href: links.calculate},
        {label: 'Техническая поддержка', href: links.support},
      ],
    },
  ],
};
