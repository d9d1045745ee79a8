import {translate} from '@docusaurus/Translate';

export interface MissingResult {
  query: string;
  /** Address of the page on which the reader searched. */
  page: string;
  language: string;
}

/** Address of a new report with query, page and language filled in. */
export function reportLink(reportUrl: string, {query, page, language}: MissingResult): string {
  const title = translate({id: 'search.report.title', message: 'Поиск не нашёл: {query}'}, {query});
  const body = translate(
    {
      id: 'search.report.body',
      message: 'Запрос: {query}\nСтраница: {page}\nЯзык: {language}\n\nЧто вы хотели найти?\n',
      description: 'Text of a report about a search without results; line breaks stay',
    },
    {query, page, language},
  );
  const url = new URL(reportUrl);
  url.searchParams.set('title', title);
  url.searchParams.set('body', body);
  return url.href;
}
