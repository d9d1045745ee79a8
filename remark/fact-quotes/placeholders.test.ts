import {describe, expect, it} from 'vitest';
import {withEllipses} from './placeholders';

describe('withEllipses', () => {
  it.each([
    ['Error code: %s', 'Error code: …'],
    ['Number: %1$s | Uuid: %2$s', 'Number: … | Uuid: …'],
    ['from %s%s', 'from …'],
    ['in %1$sthe settings%2$s plugin named %3$s', 'in the settings plugin named …'],
    ['100 % of the price', '100 % of the price'],
  ])('shows “%s” as “%s”', (text, shown) => {
    expect(withEllipses(text)).toBe(shown);
  });
});
