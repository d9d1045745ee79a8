import type {PrismTheme} from 'prism-react-renderer';

type Style = PrismTheme['styles'][number]['style'];

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (style: Style) =>
  Object.entries(style)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${dashed(name)}:${String(value)}`)
    .join(';');

function themeRules(root: string, {plain, styles}: PrismTheme): string[] {
  const {color = 'inherit', backgroundColor = 'transparent'} = plain;
  const tokens = styles.map(({types, languages, style}) => {
    const blocks = languages?.map((language) => ` .language-${language}`) ?? [''];
    const selectors = blocks.flatMap((block) => types.map((type) => `${root}${block} .token.${type}`));
    return `${selectors.join(',')}{${declarations(style)}}`;
  });
  return [`${root}{--prism-color:${color};--prism-background-color:${backgroundColor}}`, ...tokens];
}

/** Style sheet of the two color themes, for the classes that Prism gives its tokens. */
export function themesCss(light: PrismTheme, dark: PrismTheme): string {
  return [...themeRules("html:not([data-theme='dark'])", light), ...themeRules("html[data-theme='dark']", dark)].join(
    '\n',
  );
}
