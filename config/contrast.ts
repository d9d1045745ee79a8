type Rgb = readonly [number, number, number];

/** Channels from 0 to 255 of `#rgb`, `#rrggbb`, `rgb(…)` or `hsl(…)`; null for a color of another form. */
function parse(color: string): Rgb | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (hex) {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
  }
  const [, kind, a, b, c] = /^(rgb|hsl)a?\(\s*([\d.]+)\D+([\d.]+)\D+([\d.]+)/i.exec(color) ?? [];
  if (!kind) {
    return null;
  }
  const [x, y, z] = [Number(a), Number(b), Number(c)];
  return kind.toLowerCase() === 'rgb' ? [x, y, z] : fromHsl(x, y / 100, z / 100);
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Contrast of two colors by WCAG 2.2, from 1 to 21; null when one cannot be read. */
export function contrast(a: string, b: string): number | null {
  const [first, second] = [parse(a), parse(b)];
  return first && second ? ratio(first, second) : null;
}

/** The color, moved towards black or white as little as needed to reach the contrast on the background. */
export function readable(color: string, background: string, wanted = 4.6): string {
  const [text, paper] = [parse(color), parse(background)];
  if (!text || !paper || ratio(text, paper) >= wanted) {
    return color;
  }
  const end = luminance(paper) > 0.18 ? 0 : 255;
  for (let share = 0.02; share < 1; share += 0.02) {
    const moved = text.map((value) => Math.round(value + (end - value) * share)) as unknown as Rgb;
    if (ratio(moved, paper) >= wanted) {
      return `rgb(${moved.join(', ')})`;
    }
  }
  return end === 0 ? '#000000' : '#ffffff';
}
