import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import satori from 'satori';
import sharp from 'sharp';

/** Texts of a card. */
export interface Card {
  title: string;
  /** Category of the page; null outside of any. */
  section: string | null;
  /** Name of the site. */
  site: string;
  /** Its language in its own word. */
  language: string;
}

export const cardSize = {width: 1200, height: 630} as const;

/** Colors of the dark mode of the site: a card is shown on pages of all kinds. */
const colors = {paper: '#15161b', surface: '#1d1f26', ink: '#e8eaee', soft: '#abb2be', accent: '#b3a6ff'};

interface Node {
  type: string;
  props: {
    style?: Record<string, string | number>;
    children?: Node | string | (Node | string)[];
    [name: string]: unknown;
  };
}

function box(style: Record<string, string | number>, children: Node | string | (Node | string)[] = []): Node {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

/** The parcel of the site's mark. */
const parcel: Node = {
  type: 'svg',
  props: {
    width: 150,
    height: 150,
    viewBox: '0 0 32 32',
    children: ['M4 10l12-7 12 7v13l-12 7-12-7z', 'M4 10l12 7 12-7M16 17v13', 'M10 6.5l12 7v4'].map((d) => ({
      type: 'path',
      props: {
        d,
        fill: 'none',
        stroke: colors.accent,
        strokeWidth: 1.6,
        strokeLinejoin: 'round',
        strokeLinecap: 'round',
      },
    })),
  },
};

/** The longer the title, the smaller its letters, so that the longest ones fit in three lines. */
function titleSize({length}: string): number {
  return length <= 34 ? 84 : length <= 60 ? 70 : 58;
}

function layout({title, section, site, language}: Card): Node {
  const line = (text: string, style: Record<string, string | number>) =>
    box({fontSize: 34, lineHeight: 1.3, ...style}, text);
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: cardSize.width,
      height: cardSize.height,
      padding: '68px 80px',
      background: colors.paper,
      color: colors.ink,
      fontFamily: 'PT Sans Cyrillic, PT Sans Latin',
      borderLeft: `16px solid ${colors.accent}`,
    },
    [
      box({justifyContent: 'space-between', alignItems: 'flex-start'}, [
        box({flexDirection: 'column'}, [
          line(site, {color: colors.accent, fontWeight: 700, fontSize: 40}),
          ...(section === null ? [] : [line(section, {color: colors.soft})]),
        ]),
        parcel,
      ]),
      box(
        {
          fontSize: titleSize(title),
          fontWeight: 700,
          lineHeight: 1.12,
          maxWidth: 1010,
          flexGrow: 1,
          alignItems: 'center',
        },
        title,
      ),
      line(language, {color: colors.soft}),
    ],
  );
}

const require = createRequire(__filename);

function fontsOf(script: 'Cyrillic' | 'Latin') {
  return ([400, 700] as const).map((weight) => ({
    name: `PT Sans ${script}`,
    data: readFileSync(
      require.resolve(`@fontsource/pt-sans/files/pt-sans-${script.toLowerCase()}-${weight}-normal.woff`),
    ),
    weight,
    style: 'normal' as const,
  }));
}

const fonts = [...fontsOf('Cyrillic'), ...fontsOf('Latin')];

/** A card as PNG of few colors; the same card is the same bytes. Letters become paths: no font of the machine counts. */
export async function cardPicture(card: Card): Promise<Buffer> {
  // Its types ask for an element of React; it takes any tree of that form.
  const svg = await satori(layout(card) as unknown as Parameters<typeof satori>[0], {...cardSize, fonts});
  return sharp(Buffer.from(svg)).png({palette: true, colors: 32, effort: 10, dither: 0}).toBuffer();
}
