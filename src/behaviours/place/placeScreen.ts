import { fill } from '../../domain/fill';
import { nearestTown, roughFrom, scaleOf, type Fix } from './place';
import { coordinates, mapLink } from './placeMessage';
import { accuracyInWords, townInWords, type PlaceWords } from './placeWords';
import { plusCode, shortCode, spelled } from './plusCode';
import type { PartOf } from '../contract';
import type { PlaceNames } from './placeContract';
import { drawPlace } from './placeDrawing';
import { placeParts } from './placeParts';

/** What is shown of a place besides its position. */
interface ShownPlace {
  fix: Fix;
  /** Its age in minutes, if it is old. */
  age: number | undefined;
  /** Whether the visitor is moving. */
  moving: boolean;
}

/** The text of each part as it was written: a translator changes the text of the page. */
const written = new WeakMap<Element, string>();

/** Writes a text, only if it has changed: a screen reader may be reading it. @returns Whether it has. */
export function write(element: Element, text: string): boolean {
  if (written.get(element) === text) return false;
  written.set(element, text);
  element.textContent = text;
  return true;
}

/** Shows a place: accuracy, code, town, coordinates, drawing. @returns Its heading, if it has changed. */
export function showPlace(
  root: HTMLElement,
  { fix, age, moving }: ShownPlace,
  words: PlaceWords,
): string | undefined {
  const { part, all, choose } = placeParts(root);
  const show = (name: PartOf<PlaceNames>, text: string) => write(part(name), text);
  const code = plusCode(fix);
  const town = nearestTown(fix);
  const short = shortCode(fix, town.point);
  const accuracy = accuracyInWords(fix.accuracy, words);
  const heading = fill(words.found, { accuracy });
  const isNew = show('heading', heading);
  const scale = scaleOf(fix.accuracy);
  const progress = scale === 'house' ? words.steady : words.improving;
  show('scale', words.scale[scale]);
  show('progress', moving ? words.moving : progress);
  const cells = all('cell');
  [...code].forEach((character, index) => {
    const cell = cells[index];
    if (cell) write(cell, character);
  });
  show('spelled', spelled(code, words.plus));
  show('short', short === undefined ? words.noShort : `${short}, ${town.name}`);
  show('town', townInWords(fix, words));
  show('coordinates', coordinates(fix));
  part('map').href = mapLink(fix);
  show('accuracy', accuracyInWords(fix.accuracy, words, true));
  show('rough', fill(words.rough, { accuracy }));
  show('age', age === undefined ? '' : fill(words.ago, { n: age }));
  choose('note', age !== undefined ? 'old' : fix.accuracy > roughFrom ? 'rough' : undefined);
  drawPlace(root, fix);
  return isNew ? heading : undefined;
}
