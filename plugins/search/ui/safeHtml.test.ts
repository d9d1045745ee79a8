import {describe, expect, it} from 'vitest';
import {markedTexts, plainText, safeMarkedHtml} from './safeHtml';

describe('markedTexts', () => {
  it('takes an answer apart at its marks and reads entities', () => {
    expect(markedTexts('…a &lt;b&gt; <mark>Ключ</mark> &amp; «карта»')).toEqual([
      {text: '…a <b> ', marked: false},
      {text: 'Ключ', marked: true},
      {text: ' & «карта»', marked: false},
    ]);
    expect(markedTexts('')).toEqual([]);
  });
});

describe('safeMarkedHtml', () => {
  it('is the same for an engine that escapes and one that does not', () => {
    const safe = '&lt;img src=x onerror=alert(1)&gt; <mark>Ключ</mark> &amp;';
    expect(safeMarkedHtml('<img src=x onerror=alert(1)> <mark>Ключ</mark> &')).toBe(safe);
    expect(safeMarkedHtml(safe)).toBe(safe);
  });

  it('lets no markup through inside or around a mark', () => {
    expect(safeMarkedHtml('<mark><script>x</script></mark></mark><mark>')).toBe(
      '<mark>&lt;script&gt;x&lt;/script&gt;</mark>',
    );
  });
});

describe('plainText', () => {
  it('is the text without marks', () => {
    expect(plainText('<mark>Ключ</mark> &amp; карта')).toBe('Ключ & карта');
  });
});
