import {expect, it} from 'vitest';
import {datedAt} from './dates';

const printed = Buffer.from(
  "%PDF-1.4\n\xff<</CreationDate (D:20261121005223+00'00')\n/ModDate (D:20261121005223+00'00')>>",
  'latin1',
);

it('writes the time of the sources in UTC and moves nothing', () => {
  const dated = Buffer.from(datedAt(printed, '2026-07-01T02:03:04+03:00')).toString('latin1');
  expect(dated).toBe(printed.toString('latin1').replaceAll('20261121005223', '20260630230304'));
});

it('refuses a PDF that writes its dates in another way', () => {
  expect(() => datedAt(Buffer.from('%PDF-1.4 <</CreationDate (D:2026)>>'), '2026-07-01T00:00:00Z')).toThrow('dates');
});
