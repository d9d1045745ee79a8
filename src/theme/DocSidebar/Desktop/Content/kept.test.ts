import {describe, expect, it} from 'vitest';
import {readKept} from './kept';

describe('what is kept of the sidebar', () => {
  it('is read back', () => {
    expect(readKept('{"top":12.5,"collapsed":[true,false]}')).toEqual({top: 12.5, collapsed: [true, false]});
  });

  it.each([null, '', 'null', '[]', '{', '{"top":"1","collapsed":[]}', '{"top":1}', '{"top":1,"collapsed":["x"]}'])(
    'is nothing when the text is %j',
    (text) => {
      expect(readKept(text)).toBeNull();
    },
  );
});
