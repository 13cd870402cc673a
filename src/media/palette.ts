import { palette } from '../theme/tokens';

/** A colour that drawings may have. */
export interface Colour {
  /** What it is, or what it is mixed of: `teal7 + 28% slate`. */
  name: string;
  /** Its value in the files, `#RRGGBB`. */
  hex: string;
}

const hexOf = (values: readonly number[]): string =>
  `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

const valuesOf = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Colours of a palette in GIMP's format, which Inkscape reads too: red, green, blue and the name on each line. */
export const readPalette = (text: string): Colour[] =>
  [...text.matchAll(/^ *(\d+) +(\d+) +(\d+)\t(.+)$/gm)].map(([, red, green, blue, name = '']) => ({
    name,
    hex: hexOf([Number(red), Number(green), Number(blue)]),
  }));

/** Two colours mixed: a share of 0 gives the first, 1 the second. */
function mix(first: string, second: string, share: number): string {
  const others = valuesOf(second);
  return hexOf(
    valuesOf(first).map((value, at) => Math.round(value * (1 - share) + (others[at] ?? 0) * share)),
  );
}

/** The value of a mixture; undefined if the name is not one of named colours. */
function mixtureOf(name: string, named: ReadonlyMap<string, string>): string | undefined {
  const [first = '', ...steps] = name.split(' + ');
  if (steps.length === 0) return undefined;
  return steps.reduce<string | undefined>(
    (before, step) => {
      const [, percent, other = ''] = /^([\d.]+)% (.+)$/.exec(step) ?? [];
      const second = named.get(other);
      return before !== undefined && second !== undefined
        ? mix(before, second, Number(percent) / 100)
        : undefined;
    },
    first.startsWith('#') ? first : named.get(first),
  );
}

/**
 * The colours that the site shows, by the colours in the files. They differ once a colour of the theme has changed: the
 * files keep the old one, and the site shows the new one, alone and in mixtures.
 * @param colours All colours that drawings may have.
 * @param theme The theme's palette.
 */
export function coloursShown(
  colours: readonly Colour[],
  theme: Readonly<Record<string, string>> = palette,
): ReadonlyMap<string, string> {
  const named = new Map(colours.map(({ name, hex }) => [name, theme[name] ?? hex]));
  return new Map(
    colours.map(({ name, hex }) => [hex, mixtureOf(name, named) ?? named.get(name) ?? hex] as const),
  );
}

/** A fill, a stroke or a stop of a gradient, as an attribute or in `style`. */
const paint = /((?:[\s";])(?:fill|stroke|stop-color)(?:="|:)\s*)([^";]+)/g;

/** A colour as programs write it, as `#RRGGBB`; undefined for any other value, such as a gradient. */
function normal(value: string): string | undefined {
  if (value === 'white') return '#FFFFFF';
  if (value === 'black') return '#000000';
  if (/^#[\da-f]{3}$/i.test(value)) return value.replace(/[\da-f]/gi, '$&$&').toUpperCase();
  return /^#[\da-f]{6}$/i.test(value) ? value.toUpperCase() : undefined;
}

/** Every colour of a drawing, once; what is neither a colour by number nor a gradient comes as it is written. */
export function coloursIn(svg: string): string[] {
  const values = [...svg.matchAll(paint)].map(([, , value = '']) => normal(value.trim()) ?? value.trim());
  return [...new Set(values)].filter((value) => !/^(?:none|inherit|url\(.*\))$/.test(value));
}

/** A drawing in the colours that the site shows. */
export const recoloured = (svg: string, shown: ReadonlyMap<string, string>): string =>
  svg.replace(paint, (whole, start: string, value: string) => {
    const colour = shown.get(normal(value.trim()) ?? '');
    return colour === undefined ? whole : start + colour;
  });

/** The colour that is most similar to a value. */
export function nearestColour(hex: string, colours: readonly Colour[]): Colour | undefined {
  const values = valuesOf(hex);
  const distance = (colour: Colour) =>
    Math.hypot(...valuesOf(colour.hex).map((value, at) => value - (values[at] ?? 0)));
  return colours.map((colour) => ({ colour, far: distance(colour) })).sort((a, b) => a.far - b.far)[0]
    ?.colour;
}
