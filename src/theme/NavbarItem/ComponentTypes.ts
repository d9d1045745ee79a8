import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

/**
 * The kinds of items that `config/navbar.ts` may name. Another one fails the build (“No NavbarItem component found”):
 * add it here. All of the theme's weigh 2 kB on every page.
 */
const kinds: Partial<ComponentTypesObject> = {
  default: DefaultNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  dropdown: DropdownNavbarItem,
};

export default kinds;
