/** A picture of few colours: a palette, and one place in it for each pixel. */
export interface Indexed {
  width: number;
  height: number;
  /** Red, green and blue of each colour. */
  palette: readonly (readonly number[])[];
  pixels: Uint8Array;
}

/** Colours that belong together: packed RGB with how often each appears. */
type Box = [colour: number, count: number][];

const channel = (colour: number, at: number) => (colour >> (16 - 8 * at)) & 255;

/** Channel in which a box's colours differ most, and by how much. */
function widest(box: Box): { at: number; spread: number } {
  return [0, 1, 2]
    .map((at) => {
      const values = box.map(([colour]) => channel(colour, at));
      return {
        at,
        spread: values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)),
      };
    })
    .reduce((best, next) => (next.spread > best.spread ? next : best));
}

const population = (box: Box) => box.reduce((sum, [, count]) => sum + count, 0);

/** Cuts a box where half of its pixels lie on either side. */
function halves(box: Box): [Box, Box] {
  const { at } = widest(box);
  const sorted = [...box].sort(([a], [b]) => channel(a, at) - channel(b, at));
  const half = population(box) / 2;
  let seen = 0;
  const cut = sorted.findIndex(([, count]) => (seen += count) >= half);
  const place = Math.min(Math.max(cut, 1), sorted.length - 1);
  return [sorted.slice(0, place), sorted.slice(place)];
}

/** Its commonest colour where that one rules, so that flat areas keep exactly their colour; else the mean. */
function representative(box: Box): number[] {
  const total = population(box);
  const common = box.reduce((best, next) => (next[1] > best[1] ? next : best));
  if (common[1] > total / 2) return [0, 1, 2].map((at) => channel(common[0], at));
  return [0, 1, 2].map((at) =>
    Math.round(box.reduce((sum, [colour, count]) => sum + channel(colour, at) * count, 0) / total),
  );
}

/** Brings a picture down to at most so many colours by median cut. @param data Four bytes a pixel, opaque. */
export function indexed(
  { width, height, data }: { width: number; height: number; data: Uint8Array },
  colours: number,
): Indexed {
  const counts = new Map<number, number>();
  const packed = Uint32Array.from({ length: width * height }, (_, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3);
    return (r << 16) | (g << 8) | b;
  });
  for (const colour of packed) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxes: Box[] = [[...counts]];
  while (boxes.length < colours) {
    // Wide boxes of many pixels first: sky and skin before single edges.
    const scores = boxes.map((box) => (box.length > 1 ? widest(box).spread * Math.sqrt(population(box)) : 0));
    const best = scores.indexOf(Math.max(...scores));
    const box = boxes[best];
    if (!box || scores[best] === 0) break;
    boxes.splice(best, 1, ...halves(box));
  }
  const places = new Map(boxes.flatMap((box, place) => box.map(([colour]) => [colour, place] as const)));
  return {
    width,
    height,
    palette: boxes.map(representative),
    pixels: Uint8Array.from(packed, (colour) => places.get(colour) ?? 0),
  };
}
