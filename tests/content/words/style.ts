import type {Heading, Paragraph, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../plugins/content-checks/problem';
import type {Language} from '../../../src/facts';
import {lineOf, type Page} from '../site/page';
import {isLabelText, type SourceText} from './text';

/** Prepositions that decline what follows; a label has to stay as the interface shows it. */
const prepositionAtEnd =
  /(?<![\p{L}-])(?:в|во|на|из|с|со|к|ко|по|под|над|от|для|у|о|об|при|до|без|через|за|перед|после)\s+[«„]?$/iu;

/** A condition without «если»: a statement, a dash, and what to do then. */
const conditionByMark =
  /^(?!.*(?<!\p{L})(?:если|когда|пока|чтобы|либо|или)(?!\p{L}))[^—:]+ — \p{L}+(?:ите|йте|ьте)(?!\p{L})/iu;

const emptyLinkTexts: Readonly<Record<Language, RegExp>> = {
  ru: /^(?:здесь|тут|сюда|как|да|нет|подробнее|подробности|далее|ссылка|по ссылке|эта страница|на этой странице)$/iu,
  en: /^(?:here|this|this page|how|yes|no|more|read more|learn more|details|link|see|see here)$/i,
};

const question =
  /^(?:как|какой|какая|какое|какие|каким|кто|что|где|куда|когда|сколько|почему|зачем|чем|нужно ли|можно ли|how|what|which|who|where|when|why|can|do|does|is|are|should)(?!\p{L})/iu;

/** Elements that become a label of the interface. */
const labelElements = ['Setting', 'Label'];

/** Text of a heading without the comment that holds its id. */
const textOf = (heading: Heading): string =>
  heading.children
    .flatMap((child) => (child.type === 'mdxTextExpression' ? [] : [toString(child)]))
    .join('')
    .trim();

const isLabel = (node: PhrasingContent): boolean =>
  (node.type === 'strong' && isLabelText(toString(node))) ||
  (node.type === 'mdxJsxTextElement' && labelElements.includes(node.name ?? ''));

/** Labels in Russian that a preposition would decline: «загляните в **Тарифы**». */
function bareLabels({children}: Paragraph): PhrasingContent[] {
  return children.filter((node, index) => {
    const before = children[index - 1];
    return isLabel(node) && before?.type === 'text' && prepositionAtEnd.test(before.value);
  });
}

const bareLabel = (file: string, line: number | undefined, label: string): Problem => ({
  file,
  line,
  value: `a preposition is right before the label “${label}”`,
  fix: 'Write a noun before the label, such as «поле», «кнопка», «раздел»',
});

/** Sentences of a text that tell what to do after a dash. */
function looseConditions(file: string, line: number | undefined, text: string): Problem[] {
  return text
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => conditionByMark.test(sentence))
    .map((sentence) => ({
      file,
      line,
      value: `“${sentence}” is a condition without a conjunction`,
      fix: 'Begin with «если» or «когда»',
    }));
}

/**
 * What a machine can hold of the ten rules of STYLE.md and STYLE.ru.md: labels that are not declined, conditions that begin
 * with a conjunction, links whose text says something, questions with a question mark.
 */
export function styleProblems({tree, file, locale, path}: Page): Problem[] {
  const problems: Problem[] = [];
  const note = (line: number | undefined, value: string, fix: string) => problems.push({file, line, value, fix});
  visit(tree, (node) => {
    if (node.type === 'link' && emptyLinkTexts[locale].test(toString(node).trim())) {
      note(lineOf(node), `the link “${toString(node)}” says nothing by itself`, 'Name the action or the answer');
    }
    if (node.type === 'heading' && path === 'faq.mdx' && node.depth > 2) {
      const text = textOf(node);
      if (question.test(text) && !text.endsWith('?')) {
        note(lineOf(node), `the question “${text}” has no question mark`, 'End it with one');
      }
    }
    if (node.type === 'paragraph' && locale === 'ru') {
      problems.push(
        ...bareLabels(node).map((label) => bareLabel(file, lineOf(node), toString(label))),
        ...looseConditions(file, lineOf(node), toString(node)),
      );
    }
  });
  return problems;
}

/** The same of the short texts of facts, figures and tools, which come in pieces: their labels apart. */
export function textStyleProblems(texts: readonly SourceText[]): Problem[] {
  return texts.flatMap(({file, line, language, text, isLabel: isLabelPiece}, index) => {
    if (language !== 'ru') {
      return [];
    }
    const before = texts[index - 1];
    const isBare =
      isLabelPiece && before?.file === file && before.line === line && prepositionAtEnd.test(`${before.text} `);
    const bare = isBare ? [bareLabel(file, line, text)] : [];
    return [...bare, ...(isLabelPiece ? [] : looseConditions(file, line, text))];
  });
}
