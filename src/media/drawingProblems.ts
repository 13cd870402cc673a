import { coloursIn, nearestColour, type Colour } from './palette';
import type { Slot } from './slots';

/** What a drawing may be made of. Elements of an editor's own, such as `sodipodi:namedview`, are taken out by the build. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use symbol title desc metadata'.split(
    ' ',
  ),
);

/** What to do about elements that editors write. */
const remedies: Readonly<Record<string, string>> = {
  text: 'turn it into paths (Inkscape: Path > Object to Path)',
  image: 'a drawing is made of shapes; a photo goes into src/media/photos',
  style: 'save colours at the shapes (Illustrator: Styling > Presentation Attributes)',
  script: 'a drawing is a picture alone',
  filter: 'draw the effect with shapes',
};

/** Names that editors give by themselves. */
const unnamed = /^(?:g|path|rect|layer|group|vector|frame|svg)[-_ ]*\d*$/i;

/** Groups directly in the document, each as the text of its start tag. */
function topGroups(svg: string): string[] {
  let depth = 0;
  const found: string[] = [];
  for (const [tag, closing, name] of svg.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (closing) depth -= 1;
    else {
      if (depth === 1 && name === 'g') found.push(tag);
      if (!tag.endsWith('/>')) depth += 1;
    }
  }
  return found;
}

function nameProblem(tag: string): string[] {
  const name = /\sinkscape:label="([^"]+)"/.exec(tag)?.[1] ?? /\sid="([^"]+)"/.exec(tag)?.[1] ?? '';
  return name === '' || unnamed.test(name)
    ? [
        `has a group without a name${name && ` ("${name}")`}: call it after what it shows, such as "ambulance".`,
      ]
    : [];
}

function colourProblem(value: string, colours: readonly Colour[]): string[] {
  if (colours.some(({ hex }) => hex === value)) return [];
  const nearest = value.startsWith('#') ? nearestColour(value, colours) : undefined;
  const advice = nearest ? `: the nearest is ${nearest.hex}, ${nearest.name}` : '';
  return [`has the colour ${value}, which is not in palette.gpl or shades.gpl${advice}.`];
}

/**
 * What is wrong with a drawing, each as the end of a sentence that begins with its file.
 * @param text The file.
 * @param slot Size of its slot.
 * @param colours All colours that drawings may have.
 */
export function drawingProblems(
  text: string,
  { width, height }: Pick<Slot, 'width' | 'height'>,
  colours: readonly Colour[],
): string[] {
  const svg = text.replace(/<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^>]*>/g, '');
  const names = new Set([...svg.matchAll(/<([\w:-]+)/g)].map(([, name = '']) => name));
  const box = /<svg[^>]*\sviewBox="([^"]*)"/.exec(svg)?.[1];
  const links = [...svg.matchAll(/\s(?:xlink:)?href="([^"]*)"|url\(\s*['"]?([^'")]*)/g)].flatMap(
    ([, href, url]) => href ?? url ?? [],
  );
  const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  return [
    ...(box === `0 0 ${width} ${height}`
      ? []
      : [`has the viewBox "${box ?? ''}": its slot is "0 0 ${width} ${height}".`]),
    ...[...names]
      .filter((name) => !elements.has(name) && !name.includes(':'))
      .map((name) => `has <${name}>: ${remedies[name] ?? 'draw it with shapes'}.`),
    ...(/\son\w+="/.test(svg) ? [`has a script in an attribute: ${remedies['script'] ?? ''}.`] : []),
    ...links
      .filter((link) => !link.startsWith('#'))
      .map((link) => `refers to "${link.slice(0, 40)}": a drawing contains all that it shows.`),
    ...(twice === undefined ? [] : [`has the id "${twice}" twice.`]),
    ...topGroups(svg).flatMap(nameProblem),
    ...coloursIn(svg).flatMap((value) => colourProblem(value, colours)),
  ];
}
