import {describe, expect, it} from 'vitest';
import {pictureProblems} from './pictures';
import {builtPage} from './site';

const problems = (html: string) =>
  pictureProblems(builtPage({locale: 'ru', url: 'https://x.test/', file: 'a.html'}, html));

describe('pictures', () => {
  it('pass with words, or hidden from those who hear them', () =>
    expect(
      problems('<img src="a.png" alt="Коробка."><span aria-hidden="true"><img src="b.png" alt=""></span>'),
    ).toEqual([]));

  it.each(['<img src="a.png" alt="">', '<img src="a.png">'])('fail without: %s', (html) =>
    expect(problems(html)).toMatchObject([{file: 'build/a.html', value: 'the picture a.png has no words'}]),
  );
});
