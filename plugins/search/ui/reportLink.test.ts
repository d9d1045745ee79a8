import {describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, values: Record<string, string>) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));

const {reportLink} = await import('./reportLink');

describe('reportLink', () => {
  it('fills in query, page and language, whatever the query is', () => {
    const query = 'ключ & "карта"\n#1';
    const link = new URL(
      reportLink('https://github.com/o/n/issues/new?labels=docs', {
        query,
        page: 'https://docs.example/w/faq',
        language: 'ru',
      }),
    );
    expect(link.searchParams.get('labels')).toBe('docs');
    expect(link.searchParams.get('title')).toBe(`Поиск не нашёл: ${query}`);
    expect(link.searchParams.get('body')).toContain(`Запрос: ${query}\nСтраница: https://docs.example/w/faq\nЯзык: ru`);
  });
});
