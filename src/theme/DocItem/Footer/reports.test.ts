import {describe, expect, it} from 'vitest';
import {reportsOf} from './reports';

const address = 'https://x.test/wordpress/faq';
const made = (subject: string) => reportsOf('https://git.test/new', 'mailto:help@x.test', address, subject);

describe('reports of a page', () => {
  it('are filled in with subject and address', () => {
    const {issue, mail} = made('Вопросы: устарело');
    expect(new URL(issue).searchParams.get('title')).toBe('Вопросы: устарело');
    expect(new URL(issue).searchParams.get('body')).toBe(`${address}\n\n`);
    expect(mail).toMatch(/^mailto:help@x\.test\?subject=/);
    expect(new URL(mail).searchParams.get('subject')).toBe('Вопросы: устарело');
    expect(new URL(mail).searchParams.get('body')).toBe(`${address}\n\n`);
  });

  it.each(['A & B', 'a+b', '100 %', '#1', '«x»?'])('keep %s as it is', (subject) => {
    const {issue, mail} = made(subject);
    expect(new URL(issue).searchParams.get('title')).toBe(subject);
    expect(decodeURIComponent(/subject=([^&]*)/.exec(mail)?.[1] ?? '')).toBe(subject);
    expect(mail).not.toMatch(/\+|\s/);
  });
});
