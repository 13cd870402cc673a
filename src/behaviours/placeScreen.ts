import { fill } from '../domain/fill';
import { nearestTown, roughFrom, scaleOf, type Fix } from '../domain/place';
import { coordinates, mapLink } from '../domain/placeMessage';
import { accuracyInWords, townInWords, type PlaceWords } from '../domain/placeWords';
import { plusCode, shortCode, spelled } from '../domain/plusCode';
import type { SelectorOf } from './contract';
import type { placeData } from './placeContract';
import { drawPlace } from './placeDrawing';
import { partsOf } from './placeParts';

/** What is shown of a place besides its position. */
interface ShownPlace {
  fix: Fix;
  /** Its age in minutes, if it is old. */
  age: number | undefined;
  /** Whether the visitor is moving. */
  moving: boolean;
}

/** Shows a place: accuracy, code, town, coordinates, drawing. @returns Its heading. */
export function showPlace(root: HTMLElement, { fix, age, moving }: ShownPlace, words: PlaceWords): string {
  const { part, choose } = partsOf(root);
  const write = (name: string, text: string) => {
    // Only if it has changed: a screen reader may be reading it.
    if (part(name).textContent !== text) part(name).textContent = text;
  };
  const code = plusCode(fix);
  const town = nearestTown(fix);
  const short = shortCode(fix, town.point);
  const accuracy = accuracyInWords(fix.accuracy, words);
  const heading = fill(words.found, { accuracy });
  write('heading', heading);
  const scale = scaleOf(fix.accuracy);
  const progress = scale === 'house' ? words.steady : words.improving;
  write('scale', words.scale[scale]);
  write('progress', moving ? words.moving : progress);
  const cells = part('code').querySelectorAll('[data-part="cell"]' satisfies SelectorOf<typeof placeData>);
  [...code].forEach((character, index) => {
    const cell = cells[index];
    if (cell) cell.textContent = character;
  });
  write('spelled', spelled(code, words.plus));
  write('short', short === undefined ? words.noShort : `${short}, ${town.name}`);
  write('town', townInWords(fix, words));
  write('coordinates', coordinates(fix));
  (part('map') as HTMLAnchorElement).href = mapLink(fix);
  write('accuracy', accuracyInWords(fix.accuracy, words, true));
  write('rough', fill(words.rough, { accuracy }));
  write('age', age === undefined ? '' : fill(words.ago, { n: age }));
  choose('note', age !== undefined ? 'old' : fix.accuracy > roughFrom ? 'rough' : undefined);
  drawPlace(root, fix);
  return heading;
}
