import {describe, expect, it} from 'vitest';
import {root} from './fixture';
import {leftoverProblems} from './leftovers';
import {builtPage} from './site';

function values(body: string): string[] {
  return leftoverProblems(builtPage({locale: 'ru', url: root, file: 'index.html'}, `<body>${body}</body>`)).map(
    ({value}) => value,
  );
}

describe('syntax in the text of a page', () => {
  it('is allowed in code', () => {
    expect(values('<p>Пишите <code>:::note</code></p><pre>{/* #id */}</pre><script>a = "{#"</script>')).toEqual([]);
  });

  it.each(['<p>:::note Заголовок</p>', '<h2>Ключ {#key}</h2>', '<h2>Ключ {/* #key */}</h2>', '<p>a</p> &lt;!-- b'])(
    'is found in %s',
    (body) => {
      expect(values(body).length).toBeGreaterThan(0);
    },
  );
});
