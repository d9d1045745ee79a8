import {themes, type PrismTheme} from 'prism-react-renderer';

/** Names that CODE_THEME_LIGHT and CODE_THEME_DARK accept. */
export const codeThemeNames: readonly string[] = Object.keys(themes);

/** The colour theme of that name; readEnvironment has checked the name. */
export function codeTheme(name: string): PrismTheme {
  return themes[name as keyof typeof themes];
}
