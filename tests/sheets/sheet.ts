import { valueOf } from '../../src/theme/schemes';
import { color, font } from '../../src/theme/tokens';

/** A picture on a contact sheet. */
export interface Entry {
  /** Name under the picture. */
  name: string;
  /** Address of the picture; a data URL. */
  src: string;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * The HTML of a contact sheet.
 * @param entries The pictures, in reading order.
 * @param columns How many stand side by side.
 * @param width Width of each in px.
 */
export function sheetPage(entries: readonly Entry[], columns: number, width: number): string {
  const rules = [
    `body{margin:0;padding:16px;display:inline-grid;grid-template-columns:repeat(${columns},${width}px);gap:16px;align-items:start;background:${color.surfaceStrong};color:${color.text};font:12px ${font.text}}`,
    'figure{margin:0}figcaption{padding-top:4px;overflow-wrap:anywhere}',
    'img{display:block;width:100%;height:auto;background:#fff}',
  ];
  const figures = entries.map(
    ({ name, src }) => `<figure><img src="${src}"><figcaption>${escaped(name)}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${valueOf(rules.join(''))}</style><body>${figures.join('')}`;
}
