import { act } from '../../../src/media/cast';
import { lightOf, type TimeOfDay } from '../../../src/media/parts/light';
import { bougainvillea, plant } from '../../../src/media/parts/nature/trees';
import { kitBag } from '../../../src/media/parts/props/medical';
import { at, svg } from '../../../src/media/parts/svg';
import { van } from '../../../src/media/parts/vehicles/van';
import { scene, type Scene } from '../../../src/media/scene';
import { Drawings, type Drawn } from '../Drawing';

const size = [640, 400] as const;

const where = (time: TimeOfDay): Scene => ({ place: 'city', time, things: [] });
const ambulance = at(230, 348, 0.72, van({ beacons: true, beam: true }));
const crew =
  at(430, 374, 1.15, act('achieng', 'holdingBag')) +
  at(530, 380, 1.2, act('otieno', 'pointing', { left: true }));
const bag = at(478, 384, 1, kitBag());
const untinted = (colour: string): string => colour;
const front =
  plant(34, 408, 0.5, bougainvillea(untinted)) + plant(628, 412, 0.42, bougainvillea(untinted), true);

const picture = (description: Scene) => () => scene(...size, '', description).draw();

const steps: readonly (readonly [name: string, note: string, src: () => string])[] = [
  ['1. Light', 'The kind of light gives the sky, the haze and the shade.', skyOf('dusk')],
  ['2. Place', 'A place draws itself from back to front, tinted by the light.', picture(where('dusk'))],
  [
    '3. Vehicle',
    'Drawn once in centimetres, put in at a scale.',
    picture({ ...where('dusk'), things: [ambulance] }),
  ],
  [
    '4. People',
    'A role, a pose, a place to stand; the nearer, the larger.',
    picture({ ...where('dusk'), things: [ambulance, crew] }),
  ],
  [
    '5. Things',
    'What they work with, in its place between the others.',
    picture({ ...where('dusk'), things: [ambulance, bag, crew] }),
  ],
  [
    '6. Front',
    'A branch, a kerb or rain over everything gives depth.',
    picture({ ...where('dusk'), things: [ambulance, bag, crew], front }),
  ],
];

/** The light alone: its three colours of sky, with what far things fade into at the foot. */
function skyOf(time: TimeOfDay): () => string {
  const { sky, haze, shade } = lightOf(time);
  const [width, height] = size;
  const bands = [...sky, haze, shade];
  const step = height / bands.length;
  return () =>
    svg(
      width,
      height,
      bands
        .map((colour, row) => `<rect y="${row * step}" width="${width}" height="${step}" fill="${colour}"/>`)
        .join(''),
    );
}

/** A picture of the kit step by step. */
export function Anatomy() {
  const items = steps.map(([name, note, src]): Drawn => ({ name, note, src, size }));
  return <Drawings label="A picture step by step" items={items} least={260} />;
}
