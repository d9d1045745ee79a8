import type {Problem} from '../../../plugins/content-checks/problem';
import {isWrittenIn} from '../../../plugins/content-checks/script';
import {type BuiltPage, textOf} from './site';

const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/** A text of the interface and the place that has it. */
export interface InterfaceText {
  text: string;
  where: string;
}

/**
 * Texts of the page that are no content: all labels in attributes, and the words around the article.
 * Headings of the article that a table of contents repeats are content.
 */
export function interfaceTexts({$, locale}: BuiltPage): InterfaceText[] {
  const texts: InterfaceText[] = [];
  for (const name of attributes) {
    for (const element of $(`body [${name}]`).toArray()) {
      const text = $(element).attr(name)?.trim();
      if (text && $(element).closest(`[lang]:not([lang="${locale}"])`).length === 0) {
        texts.push({text, where: `${name} of <${element.tagName}>`});
      }
    }
  }
  const around = $('body').clone();
  around
    .find(`script, style, noscript, svg, pre, code, .markdown, .table-of-contents, [lang]:not([lang="${locale}"])`)
    .remove();
  for (const element of around.find('*').toArray()) {
    for (const node of element.children) {
      const text = textOf(node);
      if (text) {
        texts.push({text, where: `text of <${element.tagName}>`});
      }
    }
  }
  return texts;
}

/**
 * Texts of the interface in the wrong language.
 * @param names what stays as it is in every language
 */
export function interfaceProblems(page: BuiltPage, names: readonly string[]): Problem[] {
  return interfaceTexts(page)
    .filter(({text}) => !isWrittenIn(text, page.locale, names))
    .map(({text, where}) => ({
      file: `build/${page.file}`,
      value: `${where} is “${text}”, which is not in the language “${page.locale}”`,
      fix: `Translate it in i18n/${page.locale}, or add the name to the options of plugins/content-checks in docusaurus.config.ts`,
    }));
}
