import type {ThemeConfig} from '@docusaurus/theme-common';
import {links} from './identity';

type Navbar = NonNullable<ThemeConfig['navbar']>;

export const navbar = {
  title: 'Delivery',
  hideOnScroll: true,
  items: [
    {type: 'localeDropdown', position: 'right'},
    {href: links.repository, label: 'GitHub', position: 'right'},
  ],
} satisfies Partial<Navbar>;
