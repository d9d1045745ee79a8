import {pluginVersion} from './identity';
import type {Locale} from './locales';

interface Announcement {
  /** A reader's dismissal is remembered per id: a new text needs a new id. */
  id: string;
  content: string;
  isCloseable: boolean;
}

/** Texts of the announcement bar. */
export const announcements: Readonly<Record<Locale, Announcement>> = {
  ru: {
    id: `version-${pluginVersion}`,
    content: `Страницы описывают CDEKDelivery ${pluginVersion}.x`,
    isCloseable: true,
  },
  en: {
    id: `version-${pluginVersion}`,
    content: `These pages describe CDEKDelivery ${pluginVersion}.x`,
    isCloseable: true,
  },
};
