import { line, n, oval } from '../people/shapes';
import { tone } from '../parts/tones';
import { path, rect } from '../parts/svg';

/** Colour of everything that explains and is not part of the scene: arrows, numbers, measures. */
export const meant = tone.pine;
const halo = 5;

/** A filled mark with a white edge, which separates it from the background. */
const edged = (d: string): string =>
  `<path d="${d}" fill="${meant}" stroke="${tone.white}" stroke-width="${halo * 2}" stroke-linejoin="round" paint-order="stroke"/>`;

/** A straight arrow from 0 0 downwards, turned clockwise by `turn`. */
export function arrow(x: number, y: number, length: number, turn = 0, thick = 22): string {
  const [half, wing, head] = [thick / 2, thick * 1.15, thick * 1.35];
  const d = `M${n(-half)} 0H${n(half)}V${n(length - head)}H${n(wing)}L0 ${n(length)}L${n(-wing)} ${n(length - head)}H${n(-half)}z`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}">${edged(d)}</g>`;
}

/** An arrow along a curve; `tip` is its point, `turn` the direction of the tip, 0 being down. */
export function bentArrow(d: string, tip: readonly [number, number], turn: number, thick = 16): string {
  const [wing, head] = [thick * 1.25, thick * 1.7];
  const point = `M${n(-wing)} ${n(-head)}L0 0L${n(wing)} ${n(-head)}z`;
  const set = `translate(${n(tip[0])} ${n(tip[1])})rotate(${n(turn)})`;
  return (
    line(tone.white, thick + halo * 2, d, ' stroke-linecap="butt"').replace('stroke-linecap="round" ', '') +
    `<g transform="${set}">${edged(point)}</g>` +
    line(meant, thick, d, '').replace('stroke-linecap="round" ', '')
  );
}

/** Numerals and the unit of length as strokes in a box of 10 by 16. */
const glyphs: Readonly<Record<string, readonly [advance: number, d: string]>> = {
  '1': [9, 'M1 4L5 1V15'],
  '2': [13, 'M1 4.5Q1.5 1 5 1T9 4.5Q9 7 5 10.500L1 15H9.500'],
  '3': [13, 'M1.500 1H9L5 6.500Q9.500 7 9.500 11T5 15Q2 15 1 12.500'],
  '4': [13, 'M7 15V1L0 11H10'],
  '5': [13, 'M8.500 1H2.500L1.800 7.500Q3 6.200 5.200 6.200 9.300 6.500 9.300 10.600T5 15Q2 15 1 12.500'],
  '6': [13, 'M7 1Q1.500 6 1.200 10.500A4 4.400 0 1 0 9.200 10.500 4 4.400 0 0 0 1.400 9.500'],
  '0': [13, 'M5 1Q9 1 9 8T5 15 1 8 5 1'],
  '-': [10, 'M0 9H6'],
  ' ': [5, ''],
  c: [11, 'M8 7.500Q7 6 5 6 1 6 1 10.500T5 15Q7 15 8 13.500'],
  m: [17, 'M1 15V6M1 9Q2 6 4.500 6T7.500 9V15M7.500 9Q8.500 6 11 6T14 9V15'],
};

/** Numerals as lines, the middle of them at `x`, `y`; `size` is the height of a numeral. */
function numerals(text: string, x: number, y: number, size: number, colour: string): string {
  const scale = size / 14;
  let at = 0;
  const moved = [...text].map((letter) => {
    const [advance, d] = glyphs[letter] ?? [0, ''];
    const part = d && `<path transform="translate(${n(at)})" d="${d}"/>`;
    at += advance;
    return part;
  });
  const left = x - ((at - 3) / 2) * scale;
  return `<g transform="translate(${n(left)} ${n(y - 8 * scale)})scale(${n(scale)})" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${moved.join('')}</g>`;
}

/** The number of a panel on a dark disc. */
export const number = (value: number, x: number, y: number, r = 22): string =>
  oval(meant, x, y, r) + numerals(String(value), x, y, r * 1.05, tone.white);

/** A measure on a dark plate: `5-6 cm`. */
export function measure(text: string, x: number, y: number, size = 28): string {
  const width =
    ([...text].reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 0), 0) * size) / 14 + size * 0.75;
  return (
    rect(x - width / 2, y - size, width, size * 2, meant, size * 0.35) +
    numerals(text, x, y, size, tone.white)
  );
}

/** A clock that shows a time, by the turn of its hands in degrees. */
export const clock = (x: number, y: number, r: number, hour: number, minute: number): string =>
  oval(meant, x, y, r) +
  oval(tone.white, x, y, r * 0.82) +
  [0, 90, 180, 270]
    .map((turn) =>
      path(`M${n(-r * 0.05)} ${n(-r * 0.74)}h${n(r * 0.1)}v${n(r * 0.14)}h${n(-r * 0.1)}z`, meant).replace(
        '<path',
        `<path transform="translate(${n(x)} ${n(y)})rotate(${turn})"`,
      ),
    )
    .join('') +
  `<g transform="translate(${n(x)} ${n(y)})">` +
  line(
    meant,
    r * 0.12,
    `M0 0L${n(Math.sin((hour * Math.PI) / 180) * r * 0.4)} ${n(-Math.cos((hour * Math.PI) / 180) * r * 0.4)}`,
  ) +
  line(
    meant,
    r * 0.1,
    `M0 0L${n(Math.sin((minute * Math.PI) / 180) * r * 0.62)} ${n(-Math.cos((minute * Math.PI) / 180) * r * 0.62)}`,
  ) +
  '</g>';

/** A dotted line. */
export const dots = (d: string, colour = meant, width = 5): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="1 ${width * 2.4}"/>`;
