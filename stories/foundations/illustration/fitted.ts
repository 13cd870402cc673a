import { at, svg } from '../../../src/media/parts/svg';

/** Space between a part and its frame, as a share of the frame. */
const air = 0.08;

/** Where a drawing is, in its own units. */
function boxOf(drawing: string): DOMRect {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.style.cssText = 'position:absolute;visibility:hidden';
  sheet.innerHTML = drawing;
  document.body.append(sheet);
  const box = sheet.getBBox();
  sheet.remove();
  return box;
}

/**
 * A part of the kit, as large as its frame allows. Only in a browser, which knows how large a drawing is.
 * @param drawing SVG without a document around it.
 * @param width Of the frame, in px.
 * @param height Of the frame, in px.
 */
export function fitted(drawing: string, width: number, height: number): string {
  const box = boxOf(drawing);
  const room = 1 - 2 * air;
  const scale = Math.min((width * room) / box.width, (height * room) / box.height);
  const x = width / 2 - (box.x + box.width / 2) * scale;
  const y = height / 2 - (box.y + box.height / 2) * scale;
  return svg(width, height, at(x, y, scale, drawing));
}
