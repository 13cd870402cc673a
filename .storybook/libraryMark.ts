import { ownerDefaults } from '../src/config/owner';
import { mark, markDrawing } from '../src/theme/mark';
import { valueOf, type Scheme } from '../src/theme/schemes';
import { color } from '../src/theme/tokens';

/** Name of the library's owner: the service's default name. */
export const libraryName = ownerDefaults.BRAND_NAME;

const image = (width: number, parts: string, scheme: Scheme = 'light') =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40">${valueOf(parts, scheme)}</svg>`,
  )}`;

const [left, top, side] = mark.frame;
const scale = 40 / side;
const drawing = markDrawing({ shield: color.markShield, trail: color.hiViz, cross: color.textOnDark });
const drawn = `<g transform="scale(${scale}) translate(${-left} ${-top})">${drawing}</g>`;

const line = (text: string, y: number, style: string) =>
  `<text x="50" y="${y}" font-family="system-ui,sans-serif" ${style}>${text.replace(/[<&]/g, '')}</text>`;

// A longer name is condensed to the width of the sidebar.
const condensed = libraryName.length > 15 ? ' textLength="136" lengthAdjust="spacingAndGlyphs"' : '';

/** The mark alone, as favicon. */
export const libraryIcon = image(40, drawn);

/** Mark and name, at the top of the sidebar. */
export const libraryBrand = (scheme: Scheme): string =>
  image(
    188,
    drawn +
      line(libraryName, 17, `font-size="15" font-weight="700" fill="${color.heading}"${condensed}`) +
      line('Component library', 34, `font-size="13" fill="${color.textSoft}"`),
    scheme,
  );
