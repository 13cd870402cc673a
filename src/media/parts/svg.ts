/** Small helpers that write SVG. Sizes are in picture px, or in units of 1 cm inside vehicles, people and props. */

/** A number as short text: an integer if it is large, one decimal if that is visible. */
export const n = (value: number): string =>
  String(Math.abs(value) >= 40 ? Math.round(value) : Math.round(value * 10) / 10);

/** A rectangle, optionally with rounded corners. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ''} fill="${fill}"/>`;

/** A filled path. */
export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A line or curve without fill. */
export const stroke = (d: string, colour: string, width: number, cap: 'round' | 'butt' = 'round'): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${
    cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  }/>`;

/** A filled circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A filled ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  }/>`;

/** A closed path through points given as x, y, x, y... */
export const poly = (points: readonly number[], fill: string, opacity = 1): string =>
  path(`M${points.map(n).join(' ')}z`, fill, opacity);

/** Moves a drawing to a point, scaled, and mirrored if `flip` is set. */
export function at(x: number, y: number, scale: number, drawing: string, flip = false): string {
  const factor = flip ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`;
  return `<g transform="translate(${n(x)} ${n(y)})${factor}">${drawing}</g>`;
}

/** A group with an opacity. */
export const faded = (opacity: number, drawing: string): string => `<g opacity="${opacity}">${drawing}</g>`;

/** Pseudo-random numbers, the same for the same seed: pictures must not change between builds. */
export function seeded(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

/** A whole number of repeats, joined. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Fill that fades from the middle outwards; the document adds the gradient. */
export const glow = (colour: string): string => `url(#glow-${colour.slice(1)})`;

/** Fill from the top colour through the others to the bottom; the document adds the gradient. */
export const blend = (...colours: readonly string[]): string =>
  `url(#blend-${colours.map((colour) => colour.slice(1)).join('-')})`;

/** Fill that fades from left to right, for a headlamp's beam; the document adds the gradient. */
export const beam = (colour: string): string => `url(#beam-${colour.slice(1)})`;

function gradient(id: string): string {
  const [kind, ...colours] = id.split('-');
  if (kind === 'beam') {
    return `<linearGradient id="${id}"><stop stop-color="#${colours[0] ?? ''}" stop-opacity=".5"/><stop offset="1" stop-color="#${colours[0] ?? ''}" stop-opacity="0"/></linearGradient>`;
  }
  if (kind === 'glow') {
    const colour = `#${colours[0] ?? ''}`;
    return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".55"/><stop offset=".35" stop-color="${colour}" stop-opacity=".24"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  }
  const stops = colours.map(
    (colour, i) => `<stop offset="${n(i / (colours.length - 1))}" stop-color="#${colour}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** The SVG document of a drawing, with the gradients that it uses. */
export function svg(width: number, height: number, drawing: string): string {
  const ids = [...new Set([...drawing.matchAll(/url\(#([\w-]+)\)/g)].map((match) => match[1] ?? ''))];
  const defs = ids.length > 0 ? `<defs>${ids.map(gradient).join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${drawing}</svg>`;
}
