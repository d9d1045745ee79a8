import {themes, type PrismTheme} from 'prism-react-renderer';
import {readable} from './contrast';
import type {Environment} from './environment';

/** Names that CODE_THEME_LIGHT and CODE_THEME_DARK accept. */
export const codeThemeNames: readonly string[] = Object.keys(themes);

/**
 * The color theme of that name (readEnvironment has checked it), its colors moved where they are
 * not readable: half of the themes have tokens under the contrast of 4.5 : 1 that WCAG 2.2 asks for.
 */
export function codeTheme(name: string): PrismTheme {
  const theme = themes[name as keyof typeof themes];
  const paper = theme.plain.backgroundColor ?? '#ffffff';
  const readableStyle = <Style extends {color?: string; opacity?: number}>({opacity: _opacity, ...style}: Style) =>
    style.color === undefined ? style : {...style, color: readable(style.color, paper)};
  return {
    plain: readableStyle(theme.plain),
    styles: theme.styles.map((entry) => ({...entry, style: readableStyle(entry.style)})),
  };
}

/** The two themes that the environment names. */
export function codeThemes({codeThemeLight, codeThemeDark}: Pick<Environment, 'codeThemeLight' | 'codeThemeDark'>) {
  return {light: codeTheme(codeThemeLight), dark: codeTheme(codeThemeDark)};
}

/** Languages of code blocks that Prism does not know by itself. */
export const codeLanguages = ['php', 'bash', 'json', 'nginx', 'http'] as const;

/** Language of a code block that names none. */
export const defaultCodeLanguage = 'php';
