import texts from '../../../src/content/words/en/pictures.json';
import { frames, type FrameName } from '../../../src/media/frames';
import { slots } from '../../../src/media/slots';
import { Sheet } from '../../foundations/Sheet';

const told: Readonly<Record<string, string>> = texts;
const whereOf = (names: readonly FrameName[]) => names.map((name) => frames[name].where).join('; ');

/** Every slot that takes a photo: where it stands, and how large the photo has to be. Read from the slot map. */
export function PhotoSlots() {
  const rows = Object.entries(slots)
    .filter(([, slot]) => slot.frames.length > 0)
    .map(([id, { width, height, frames: names }]) => [
      <code key={id}>{id}</code>,
      whereOf(names),
      `${width} × ${height} px`,
      told[id]?.replace(' Illustration.', ''),
    ]);
  return <Sheet caption="Slots" columns={['Name', 'Where', 'At least', 'Drawn now']} rows={rows} />;
}
