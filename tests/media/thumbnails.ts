import sharp from 'sharp';

const columns = 48;
const rows = 36;

/** A thumbnail of a picture: 48 by 36 cells of red, green and blue. */
export const thumbnail = async (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(svg))
    .resize(columns, rows, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();

/** Difference of two thumbnails: the mean distance of their cells' colours, 0 (equal) to 100 (black, white). */
export function difference(first: Uint8Array, second: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < first.length; i += 3) {
    const [r, g, b] = [0, 1, 2].map((part) => (first[i + part] ?? 0) - (second[i + part] ?? 0));
    sum += Math.hypot(r ?? 0, g ?? 0, b ?? 0);
  }
  return (sum / (columns * rows) / Math.hypot(255, 255, 255)) * 100;
}
