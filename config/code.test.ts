import {describe, expect, it} from 'vitest';
import {codeTheme, codeThemeNames} from './code';
import {contrast} from './contrast';

describe('code themes', () => {
  it('are about eighteen, those of the specification among them', () => {
    expect(codeThemeNames.length).toBeGreaterThanOrEqual(18);
    expect(codeThemeNames).toEqual(expect.arrayContaining(['dracula', 'github', 'nightOwl', 'oneDark']));
  });

  it.each([...codeThemeNames])('%s is readable in every token', (name) => {
    const {plain, styles} = codeTheme(name);
    for (const color of [plain.color, ...styles.map(({style}) => style.color)]) {
      if (color !== undefined && plain.backgroundColor !== undefined) {
        expect(contrast(color, plain.backgroundColor) ?? 21, color).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
