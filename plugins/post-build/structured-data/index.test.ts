import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {withStructuredData} from './index';

const author = {'@type': 'Organization', name: 'CDEK'};
const options = {
  author,
  subject: {en: {'@type': 'SoftwareApplication', name: 'Plugin'}},
  questions: ['faq'],
  tasks: ['setup'],
};

function page(path: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><link rel="canonical" href="https://example.com/en/${path}">
<meta name="description" content="About &lt;it&gt;."><meta property="og:image" content="https://example.com/card.png">${head}</head>
<body><div class="theme-doc-markdown"><h1>Title</h1><ul><li><time datetime="2026-01-02"></time></li></ul>${body}</div></body></html>`;
}

function graph(html: string): Record<string, unknown>[] {
  const $ = load(html);
  const {'@graph': things} = JSON.parse($('script[type="application/ld+json"]').text()) as {
    '@graph': Record<string, unknown>[];
  };
  return things;
}

describe('structured data of a page', () => {
  it('has type, language and dates of a document', () => {
    const [article, ...others] = graph(withStructuredData(page('cod', '<p>Text</p>'), 'en/cod.html', options));
    expect(others).toEqual([]);
    expect(article).toEqual({
      '@type': 'TechArticle',
      url: 'https://example.com/en/cod',
      headline: 'Title',
      description: 'About <it>.',
      inLanguage: 'en',
      image: 'https://example.com/card.png',
      dateModified: '2026-01-02',
      author,
    });
  });

  it('has the questions of a page that answers them', () => {
    const body =
      '<h2 id="a">Group</h2><h3 id="b">Why?<a class="hash-link">\u200b</a></h3><figure></figure><p>Since &lt;/script&gt;.</p><p>More.</p><h3 id="c">None</h3><h3 id="d">How?</h3><ul><li>So.</li></ul>';
    const html = withStructuredData(page('faq', body), 'en/faq.html', options);
    expect(graph(html)[1]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {name: 'Why?', acceptedAnswer: {text: 'Since </script>.'}},
        {name: 'How?', acceptedAnswer: {text: 'So.'}},
      ],
    });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it.each([
    [
      'one sentence',
      'Nothing is kept on the server by the plugin. More is said here.',
      'Nothing is kept on the server by the plugin.',
    ],
    [
      'a word and a sentence',
      'Yes. The plugin does that by itself, each night. More.',
      'Yes. The plugin does that by itself, each night.',
    ],
    [
      'a number with a point',
      'Since 4.2.1 the plugin writes version 1. 2 and 3 are gone.',
      'Since 4.2.1 the plugin writes version 1. 2 and 3 are gone.',
    ],
    ['little text whole', 'Да. Нет.', 'Да. Нет.'],
  ])('has of an answer %s', (_, text, expected) => {
    const html = withStructuredData(page('faq', `<h3 id="b">Why?</h3><p>${text}</p>`), 'en/faq.html', options);
    expect(graph(html)[1]).toMatchObject({mainEntity: [{acceptedAnswer: {text: expected}}]});
  });

  it('leaves out a question whose answer has links or labels in its first sentence', () => {
    const away = '<h3 id="a">Why?</h3><p>It is said <a href="/b">at length there</a>. More.</p>';
    const label = '<h3 id="b">Where?</h3><p>In the settings, under <strong>Delivery</strong>. More.</p>';
    const plain = '<h3 id="c">How?</h3><p>Press both buttons, the second one, too. <a>More</a>.</p>';
    const html = withStructuredData(page('faq', away + label + plain), 'en/faq.html', options);
    expect((graph(html)[1] as {mainEntity: unknown[]}).mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'How?',
        acceptedAnswer: {'@type': 'Answer', text: 'Press both buttons, the second one, too.'},
      },
    ]);
  });

  it('has the steps of a task: the first thing to do in each and where it is', () => {
    const items =
      '<li>Open <b>it</b> <i data-text-mark>1</i>.</li><li>Press the button, then wait a minute.</li><li>Go.</li>';
    const body = `<h2 id="a">Install</h2><ol>${items}</ol><h2 id="b">Why</h2><p>So.</p>`;
    expect(graph(withStructuredData(page('setup', body), 'en/setup.html', options))[1]).toEqual({
      '@type': 'HowTo',
      name: 'Title',
      step: [
        {
          '@type': 'HowToStep',
          name: 'Install',
          url: 'https://example.com/en/setup#a',
          text: 'Open it.',
        },
      ],
    });
  });

  it('names on the first page what the manual is about', () => {
    expect(graph(withStructuredData(page('', ''), 'en/index.html', options))[1]).toMatchObject({
      '@type': 'SoftwareApplication',
      name: 'Plugin',
      url: 'https://example.com/en/',
      inLanguage: 'en',
    });
  });

  it.each([
    ['no document', '<html><head></head><body><h1>Search</h1></body></html>'],
    ['not to be indexed', page('gallery', '', '<meta name="robots" content="noindex, nofollow">')],
  ])('leaves a page that is %s as it is', (_, html) => {
    expect(withStructuredData(html, 'x.html', options)).toBe(html);
  });

  it('wants a head', () => {
    expect(() => withStructuredData('<div class="theme-doc-markdown"></div>', 'x.html', options)).toThrow('x.html');
  });
});
