import type {MarkedText} from '../../../../search/ui/safeHtml';
import {filled, type Words} from '../../wordsOf';
import type {Found, Search} from './search';

/** Pause after the last key before the answer, in milliseconds: the engine works on the thread that types. */
const settleMs = 120;

function element(name: string, className: string, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') {
    made.className = className;
  }
  made.append(...children);
  return made;
}

const pieces = (line: readonly MarkedText[]) =>
  line.map(({text, marked}) => (marked ? element('mark', '', [text]) : text));

function link(url: string, children: readonly (Node | string)[]): HTMLElement {
  const made = element('a', '', children);
  made.setAttribute('href', url);
  return made;
}

function itemsOf({results, nearest}: Found): HTMLElement[] {
  if (results.length === 0) {
    return nearest.map(({title, url}) => element('li', '', [link(url, [title])]));
  }
  return results.map(({url, title, path, snippet}) =>
    element('li', '', [
      link(url, pieces(title)),
      element(
        'p',
        'edition-path',
        path.flatMap((heading, index) => [...(index > 0 ? [' › '] : []), ...pieces(heading)]),
      ),
      element('p', 'edition-snippet', pieces(snippet)),
    ]),
  );
}

function statusOf({results, understood, nearest}: Found, words: Words): string {
  const nothing = nearest.length > 0 ? `${words.nothing}. ${words.nearest}` : words.nothing;
  return [
    results.length > 0 ? filled(words.found, {count: String(results.length)}) : nothing,
    ...(understood === null ? [] : [filled(words.understood, {query: understood})]),
  ].join('. ');
}

/** Starts the search field of the file: results take the place of the contents while something is typed. */
export function searchField(search: Search, words: Words): void {
  const form = document.querySelector<HTMLFormElement>('.edition-search');
  const field = form?.querySelector('input');
  const [status, list, contents] = ['.edition-status', '.edition-results', '.edition-contents'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  if (!form || !field || !status || !list || !contents) {
    throw new Error('the file has no place for its search');
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = () => {
    const query = field.value.trim();
    const found = query === '' ? null : search(query);
    status.textContent = found ? statusOf(found, words) : '';
    list.replaceChildren(...(found ? itemsOf(found) : []));
    contents.hidden = found !== null;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    answer();
  });
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(answer, settleMs);
  });
  field.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') {
      field.value = '';
      answer();
    }
  });
  form.hidden = false;
}
