import sharp from 'sharp';

/** A baseline picture is this many times smaller than the screen that it was taken of, in CSS pixels. */
const shrink = 4;

/** Side of the cells whose mean colors are compared, in pixels of the baseline picture: 8 CSS pixels. */
const cell = 2;

/**
 * What the edges of letters may change in the mean of a cell on another machine, of 255. With one device pixel a CSS
 * pixel, full hinting, letters smoothed for LCDs and placed on whole pixels, no cell of any figure changed by 28.
 */
const colorTolerance = 24;

/** Cells that may differ, less than a mark has: the native parts of fields and lists. */
const mostCells = 6;

/** Share by which the sides of two pictures may differ. */
const sideTolerance = 0.01;

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue of each pixel. */
  data: Buffer;
}

async function pixels(picture: Buffer): Promise<Pixels> {
  const {data, info} = await sharp(picture).removeAlpha().raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}

/**
 * What is stored of a screenshot: small enough for the repository, large enough to see what moved.
 * @param density device pixels of a CSS pixel in the screenshot
 */
export async function reduced(screenshot: Buffer, density: number): Promise<Buffer> {
  const image = sharp(screenshot);
  const {width} = await image.metadata();
  return image
    .flatten({background: 'white'})
    .resize({width: Math.max(1, Math.round(width / density / shrink)), kernel: 'mitchell'})
    .webp({quality: 80, effort: 6})
    .toBuffer();
}

/** Mean of one color in a cell of a picture. */
function mean({width, height, data}: Pixels, left: number, top: number, channel: number): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + cell, height); y += 1) {
    for (let x = left; x < Math.min(left + cell, width); x += 1) {
      sum += data[(y * width + x) * 3 + channel] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}

function cellsThatDiffer(one: Pixels, other: Pixels): {different: number; all: number} {
  let different = 0;
  let all = 0;
  for (let top = 0; top < Math.min(one.height, other.height); top += cell) {
    for (let left = 0; left < Math.min(one.width, other.width); left += cell) {
      const far = [0, 1, 2].some(
        (channel) => Math.abs(mean(one, left, top, channel) - mean(other, left, top, channel)) > colorTolerance,
      );
      different += far ? 1 : 0;
      all += 1;
    }
  }
  return {different, all};
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(1, other * sideTolerance);

/**
 * What makes two baseline pictures different to the eye, in words; null when nothing does. Letters may be drawn with other
 * edges; nothing may move, appear, go or change its color.
 * @param fresh picture of the figure as it is, made by `reduced`
 * @param wanted picture in the repository
 */
export async function difference(fresh: Buffer, wanted: Buffer): Promise<string | null> {
  const [one, other] = await Promise.all([pixels(fresh), pixels(wanted)]);
  if (!isNear(one.width, other.width) || !isNear(one.height, other.height)) {
    const size = ({width, height}: Pixels) => `${width * shrink} × ${height * shrink} px`;
    return `it is ${size(one)}, the baseline picture ${size(other)}`;
  }
  const {different, all} = cellsThatDiffer(one, other);
  return different > mostCells ? `${different} of its ${all} cells of ${cell * shrink} px look different` : null;
}
