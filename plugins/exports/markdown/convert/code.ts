import type {CheerioAPI} from 'cheerio';

/** Blocks of the theme, a line in each `div`, as `<pre><code class="language-x">`, under their title. */
export function plainCode($: CheerioAPI): void {
  $('.theme-code-block').each((_, block) => {
    const pre = $(block).find('pre').first();
    const [language] = /language-[\w-]+/.exec(pre.attr('class') ?? '') ?? [];
    const lines = pre.find('.token-line').toArray();
    const text = lines.map((line) => $(line).text().replace(/\n$/, '')).join('\n');
    const code = $('<code>').text(`${text}\n`);
    if (language && language !== 'language-text') {
      code.addClass(language);
    }
    const title = $(block)
      .find('[class*="codeBlockTitle"]')
      .toArray()
      .map((element) => $('<p>').append($('<strong>').text($(element).text())));
    $(block)
      .before(...title, $('<pre>').append(code))
      .remove();
  });
}
