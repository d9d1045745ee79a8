import type {CheerioAPI} from 'cheerio';
import type {Words} from '../wordsOf';

type Part = ReturnType<CheerioAPI>;

/** What a field holds, in words. */
function answerOf(field: Part, {empty}: Words): string {
  if (field.is('select')) {
    return field.find('option[selected]').text() || field.find('option').first().text();
  }
  const value = field.is('textarea') ? field.text() : (field.attr('value') ?? '');
  return value.trim() === '' ? empty : value;
}

function item($: CheerioAPI, name: string, answer: string, hint: string): Part {
  const text = [`${name}${/[?:]$/.test(name) ? '' : ':'} ${answer}`, hint].filter(Boolean).join('. ');
  return $('<li>').text(text);
}

/** A question with its answers to choose from. */
function question($: CheerioAPI, group: Part): Part {
  const chosen = group.find('input[checked]').parent();
  const answers = (chosen.length > 0 ? chosen : group.children('label')).toArray().map((one) => $(one).text().trim());
  return item($, group.children('legend').text().trim(), answers.join(' / '), '');
}

/** The fields of a form as a list, each group with a list of its own. */
function fieldList($: CheerioAPI, form: Part, words: Words): Part {
  const list = $('<ul>');
  const walk = (parent: Part): void => {
    for (const child of parent.children().toArray()) {
      const part = $(child);
      if (part.is('fieldset')) {
        const isQuestion = part.children('label').has('input[type="radio"]').length > 0;
        const inner = isQuestion ? question($, part) : $('<li>').text(part.children('legend').text().trim());
        list.append(isQuestion ? inner : inner.append(fieldList($, part, words)));
      } else if (part.is('label') && part.has('input').length > 0) {
        list.append(item($, part.text().trim(), part.has('input[checked]').length > 0 ? words.yes : words.no, ''));
      } else if (part.children('input, select, textarea').length > 0) {
        const field = part.children('input, select, textarea').first();
        const label = part.children('label').text().trim();
        list.append(item($, label, answerOf(field, words), part.children('p').text().trim()));
      } else if (part.is('div')) {
        walk(part);
      }
    }
  };
  walk(form);
  return list;
}

/**
 * Tools (`data-tool`) as the worked example that they show before hydration: the name, the fields with what they
 * hold, the result. A tool that asks before it answers brings its example in `<noscript>`.
 */
export function workedExamples($: CheerioAPI, words: Words): void {
  $('[data-tool]').each((_, tool) => {
    const [about] = $(tool).children('p').toArray();
    $(about ?? '').remove();
    $(tool).find('button, [role="status"], [inert], svg, [aria-hidden]').remove();
    // A chart repeats the table under it.
    $(tool)
      .find('figure')
      .each((_index, chart) => {
        $(chart).replaceWith($(chart).find('figcaption'));
      });
    $(tool)
      .find('figcaption, caption')
      .each((_index, caption) => {
        const title = $('<p>').append($('<strong>').text($(caption).text()));
        const table = $(caption).parent('table');
        (table.length > 0 ? table : $(caption)).before(title);
        $(caption).remove();
      });
    for (const form of $(tool).find('fieldset').toArray()) {
      if ($(form).parents('fieldset').length === 0) {
        const legend = $(form).children('legend').text().trim();
        $(form)
          .before(legend ? $('<p>').text(legend) : '', fieldList($, $(form), words))
          .remove();
      }
    }
    $(tool)
      .find('noscript')
      .each((_index, example) => {
        $(example).replaceWith($(example).contents());
      });
    const title = $('<p>').append($('<strong>').text(`${$(tool).attr('aria-label') ?? ''}. ${words.example}`));
    $(tool).before(title, $(tool).contents()).remove();
  });
}
