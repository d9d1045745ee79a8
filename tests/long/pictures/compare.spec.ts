import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import {difference, reduced} from './compare';

interface Drawn {
  /** Left side of the button, in CSS pixels. */
  left?: number;
  fill?: string;
  /** Color of a small switch. */
  toggle?: string;
  words?: string;
  height?: number;
  /** How far the letters are off, in CSS pixels: less than what an eye sees. */
  blur?: number;
}

function drawing({
  left = 20,
  fill = '#2271b1',
  toggle = '#2271b1',
  words = '',
  height = 300,
  blur = 0,
}: Drawn): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${height}">
    <rect width="640" height="${height}" fill="#f0f0f1"/>
    <rect x="${left}" y="40" width="120" height="30" fill="${fill}"/>
    <rect x="500" y="200" width="35" height="19" rx="9" fill="${toggle}"/>
    ${words}
  </svg>`;
  const picture = sharp(Buffer.from(svg));
  return (blur > 0 ? picture.blur(blur) : picture).png().toBuffer();
}

const wanted = drawing({}).then((picture) => reduced(picture, 1));
const compare = async (one: Drawn) => difference(await reduced(await drawing(one), 1), await wanted);

const line = '<rect x="20" y="100" width="90" height="9" fill="#1d2327"/>';

for (const [name, one] of [
  ['moves by 8 px', {left: 28}],
  ['changes its color', {fill: '#1a7f37'}],
  ['has a switch of another color', {toggle: '#b32d2e'}],
  ['gets a line of text', {words: line}],
  ['grows by 12 px', {height: 312}],
] as const) {
  test(`a drawing that ${name} is different`, async () => {
    expect(await compare(one)).not.toBeNull();
  });
}

test('softer edges are no difference', async () => {
  expect(await compare({blur: 0.6})).toBeNull();
});
