import {describe, expect, it} from 'vitest';
import {redact} from './redact';
import {buildSupportText, renderSupportText} from './support';

const secret = 'Ab3dEf6hIj9lMn2pQr5tUv8xYz1bCd4f';
const uuid = '01234567-89ab-cdef-0123-456789abcdef';

describe('redact', () => {
  it.each([
    [`https://x/oauth/token?grant_type=client_credentials&client_id=abc&client_secret=${secret}`, ['abc', secret]],
    [`{"error":"unauthorized","host":"api.cdek.ru","client":"myaccount"}`, ['myaccount']],
    [`key ${secret} end`, [secret]],
    [`{"yandex_map_api_key":"${uuid}"} and ${uuid}`, [uuid]],
    ['Authorization: Bearer abc.def.ghi', ['abc.def.ghi']],
    ['token eyJhbGciOi.eyJzdWIi.c2ln and v4.public.abcDEF_-123.eyJraWQi', ['eyJ', 'abcDEF']],
    ['write to Ivan.Petrov+shop@mail.example.ru', ['Petrov', 'example']],
    ['+7 (999) 123-45-67, 8 999 123 45 67, 89991234567, +375291234567', ['123', '4567', '29']],
    [
      '{"recipient":{"name":"Иван \\"Иванович\\" Петров","email":"","phones":{"number":"12345"},"passport_number":"123456"}}',
      ['Иван', 'Петров', '12345'],
    ],
    ['[first_name] => Иван\n[tin] => 123456789012\n[city] => Казань', ['Иван', '123456789012']],
    ['passport 4509 123456', ['4509', '123456']],
    ['ip 203.0.113.7', ['203.0.113.7']],
  ])('%s', (text, gone) => {
    const redacted = redact(text).text;
    for (const part of gone) {
      expect(redacted).not.toContain(part);
    }
  });

  it('keeps what support needs', () => {
    const log =
      '2026-07-22T10:15:30+00:00 DEBUG Calculate: rates CONTEXT: {"from":{"code":"44"},"to":{"postal_code":"420000",' +
      '"city":"Казань","country_code":"RU"},"packages":{"length":10,"weight":500},"tariff_code":136,"tariff_name":"Посылка",' +
      '"delivery_sum":350.5,"error":{"code":"v2_field_is_empty","message":"packages is empty"}} WooCommerce 10.0.2, PHP 8.2.35';
    expect(redact(log)).toEqual({text: log, removed: {}});
  });

  it('counts what it took', () => {
    expect(redact(`a@b.ru c@d.ru ${secret}`).removed).toEqual({email: 2, key: 1});
  });

  it('changes nothing the second time', () => {
    const once = redact(
      `{"name":"И","email":"a@b.ru","client":"x"} client_id=5&x=1 [tin] => 5 token: abc +79991234567`,
    ).text;
    expect(redact(once).text).toBe(once);
  });

  it('is quick on long and odd texts', () => {
    const start = performance.now();
    redact('"name":"'.repeat(5000) + '+7'.repeat(5000) + 'a'.repeat(50_000) + '[name] => '.repeat(2000));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('the text for support', () => {
  const details = {
    plugin: '5.0.2',
    city: 'Казань',
    theme: 'Shop of ivan@example.ru',
    log: `first\nCalculate: auth error {"client":"${secret}"}`,
  };
  const text = buildSupportText({answers: {keys: 'no', zone: 'yes'}, log: 'not-read'}, details);

  it('holds details, answers and the diagnosis, and nothing secret', () => {
    expect(text.lines).toEqual([
      {label: 'detail-plugin', text: '5.0.2'},
      {label: 'detail-theme', text: 'Shop of [email]'},
      {label: 'detail-city', text: 'Казань'},
      {label: 'detail-log', lines: 'first\nCalculate: auth error {"client":"[key]"}'},
      {label: 'log-sign', valueKey: 'log-not-read'},
      {label: 'question-zone', valueKey: 'answer-yes'},
      {label: 'question-keys', valueKey: 'answer-no'},
      {label: 'diagnosis', valueKey: 'cause-keys'},
      {label: 'unchecked', text: '2, 3, 4, 5'},
    ]);
    expect(text.removed).toEqual({email: 1, key: 1});
  });

  it('is written with the words of the reader', () => {
    const rendered = renderSupportText(text, (key) => `<${key}>`);
    expect(rendered.split('\n').slice(0, 4)).toEqual([
      '<detail-plugin>: 5.0.2',
      '<detail-theme>: Shop of [email]',
      '<detail-city>: Казань',
      '<detail-log>:',
    ]);
    expect(rendered).toContain('<diagnosis>: <cause-keys>');
  });

  it('keeps the end of a long log', () => {
    const long = buildSupportText({answers: {}, log: 'not-read'}, {log: `${'x\n'.repeat(9000)}the end`});
    const [line] = long.lines;
    expect(line && 'lines' in line && line.lines.endsWith('the end') && line.lines.length).toBe(6001);
  });
});
