import {expect, test} from './support/fixtures';
import {open} from './support/hydration';
import {locales, pathOf, type Locale} from './support/site';

/** What a screen reader is told of the frame of a page, top to bottom. */
interface Frame {
  navbar: string;
  sidebar: string;
  contents: string;
  footer: string;
}

const root = (locale: Locale) => pathOf(locale, '');

const frames: Record<Locale, Frame> = {
  ru: {
    navbar: `
      - navigation "Главное меню":
        - /children: equal
        - link "Delivery":
          - /url: ${root('ru')}
        - button "Русский"
        - link "GitHub(откроется в новой вкладке)"
        - button "Переключить светлый и тёмный режим (сейчас светлый режим)"
        - button "Поиск"`,
    sidebar: `
      - complementary:
        - navigation "Содержание руководства":
          - list:
            - listitem:
              - link "Установка и настройка"
            - listitem:
              - link "Функционал для администратора"
              - button "Свернуть раздел «Функционал для администратора»" [expanded]
              - list:
                - listitem:
                  - link "Зоны доставки"
            - listitem:
              - link "Справочник"
              - button "Свернуть раздел «Справочник»" [expanded]
              - list:
                - listitem:
                  - link "Требования и совместимость"`,
    contents: `
      - list:
        - /children: equal
        - listitem:
          - link "Что нужно от сайта и сервера":
            - /url: "#required"
        - listitem:
          - link "С чем плагин работает, а с чем нет":
            - /url: "#compatibility"
        - listitem:
          - link "Какие есть ограничения":
            - /url: "#limits"`,
    footer: `
      - contentinfo:
        - /children: equal
        - text: О плагине
        - list
        - text: Официальные ресурсы
        - list
        - text: Полезные ссылки
        - list:
          - listitem:
            - link "Техническая поддержка"
        - navigation "Об этом сайте":
          - link "Доступность и клавиши"
          - link "Читать без интернета"
          - link "Что хранит этот сайт"`,
  },
  en: {
    navbar: `
      - navigation "Main":
        - /children: equal
        - link "Delivery":
          - /url: ${root('en')}
        - button "English"
        - link "GitHub(opens in new tab)"
        - button "Switch between dark and light mode (currently light mode)"
        - button "Search"`,
    sidebar: `
      - complementary:
        - navigation "Docs sidebar":
          - list:
            - listitem:
              - link "Install and set up"
            - listitem:
              - link "Administrator functionality"
              - button "Collapse sidebar category 'Administrator functionality'" [expanded]
              - list:
                - listitem:
                  - link "Shipping zones"
            - listitem:
              - link "Reference"
              - button "Collapse sidebar category 'Reference'" [expanded]
              - list:
                - listitem:
                  - link "Requirements and compatibility"`,
    contents: `
      - list:
        - /children: equal
        - listitem:
          - link "What the plugin needs":
            - /url: "#required"
        - listitem:
          - link "What the plugin works with":
            - /url: "#compatibility"
        - listitem:
          - link "Limits of numbers and sizes":
            - /url: "#limits"`,
    footer: `
      - contentinfo:
        - /children: equal
        - text: About the plugin
        - list
        - text: Official resources
        - list
        - text: Useful links
        - list:
          - listitem:
            - link "Technical support"
        - navigation "About this site":
          - link "Accessibility and keyboard shortcuts"
          - link "Read offline"
          - link "What this site stores"`,
  },
};

test('a screen reader hears the same frame around every page, in the language of the page', async ({page}) => {
  for (const locale of locales) {
    await open(page, `${locale === 'ru' ? '' : 'en/'}reference/requirements`);
    const {navbar, sidebar, contents, footer} = frames[locale];
    await expect(page.locator('.navbar')).toMatchAriaSnapshot(navbar);
    await expect(page.locator('.theme-doc-sidebar-container')).toMatchAriaSnapshot(sidebar);
    await expect(page.locator('.theme-doc-toc-desktop')).toMatchAriaSnapshot(contents);
    await expect(page.locator('.footer')).toMatchAriaSnapshot(footer);
  }
});
