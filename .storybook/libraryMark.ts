import { ownerDefaults } from '../src/domain/owner';
import { color } from '../src/theme/tokens';

/** Whose library this is: the name that the service has until its owner sets another. */
export const libraryName = ownerDefaults.BRAND_NAME;

const image = (width: number, parts: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40">${parts}</svg>`,
  )}`;

// The Brand component's drawing: a white cross on green.
const mark =
  `<rect x="1" y="1" width="38" height="38" rx="9" fill="${color.success}"/>` +
  `<path d="M16 8h8v8h8v8h-8v8h-8v-8H8v-8h8z" fill="${color.textOnDark}"/>`;

const line = (text: string, y: number, style: string) =>
  `<text x="50" y="${y}" font-family="system-ui,sans-serif" ${style}>${text.replace(/[<&]/g, '')}</text>`;

// A longer name is pressed together: the sidebar gives it no more room.
const pressed = libraryName.length > 15 ? ' textLength="136" lengthAdjust="spacingAndGlyphs"' : '';

/** The mark alone, for the browser's tab. */
export const libraryIcon = image(40, mark);

/** Mark and name, for the top of the sidebar. */
export const libraryBrand = image(
  188,
  mark +
    line(libraryName, 17, `font-size="15" font-weight="700" fill="${color.heading}"${pressed}`) +
    line('Component library', 34, `font-size="13" fill="${color.textSoft}"`),
);
