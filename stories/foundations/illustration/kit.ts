import { lightOf } from '../../../src/media/parts/light';
import { palette } from '../../../src/theme/tokens';

type Module = Readonly<Record<string, unknown>>;

/** Sources of the kit whose drawings stand on the ground and can be put anywhere. */
const rooms = {
  vehicles: import.meta.glob<Module>('../../../src/media/parts/vehicles/*.ts', { eager: true }),
  props: import.meta.glob<Module>('../../../src/media/parts/props/*.ts', { eager: true }),
  nature: import.meta.glob<Module>('../../../src/media/parts/nature/*.ts', { eager: true }),
  built: import.meta.glob<Module>('../../../src/media/parts/built/*.ts', { eager: true }),
} as const;

/** Folder of parts below `src/media/parts`. */
export type Room = keyof typeof rooms;

/** A drawing of the kit that needs nothing around it. */
export interface Part {
  /** Name of the function. */
  name: string;
  /** Its file, without the ending. */
  file: string;
  /** SVG without a document, in cm. */
  drawing: string;
}

/** What a part's only argument may be: a colour, the tint of an hour, or the room it stands in. */
const samples: readonly unknown[] = [
  palette.teal5,
  (colour: string) => colour,
  { w: 480, h: 300, horizon: 180, light: lightOf('day'), seed: 1 },
];

/** Everything that vehicles can be seen to do at once. */
const atWork = { beacons: true, beam: true, flying: true, doorOpen: true, open: true, lit: true };

/** Looks like a drawing, with nothing missing in it. */
const isDrawing = (result: unknown): result is string =>
  typeof result === 'string' && result.startsWith('<') && !/undefined|NaN|\[object|=>/.test(result);

/** The drawing for an argument; none where the part cannot be drawn with it. */
function attempt(part: (argument: unknown) => unknown, argument: unknown): string | undefined {
  try {
    const result = part(argument);
    return isDrawing(result) ? result : undefined;
  } catch {
    return undefined;
  }
}

function drawingOf(part: unknown): string | undefined {
  // Functions that need more are pieces of parts, such as a wheel of some radius.
  if (typeof part !== 'function' || part.length > 1) return undefined;
  const draw = (argument: unknown): unknown => Reflect.apply(part, undefined, [argument]);
  const choices = part.length === 0 ? [undefined] : samples;
  for (const choice of choices) {
    const drawing = attempt(draw, choice);
    if (drawing !== undefined) return drawing;
  }
  return undefined;
}

/** Files of pieces that others are made of: a wheel, a word, the glass of a van. */
const pieces = /^(?:wheels|lettering|\w+Shell)$/;

const fileOf = (path: string) => path.split('/').at(-1)?.replace('.ts', '') ?? path;

/** Every function of a room that draws something whole. */
export function partsOf(room: Room): Part[] {
  const wholes = Object.entries(rooms[room]).filter(([path]) => !pieces.test(fileOf(path)));
  return wholes.flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, part]) => {
      const drawing = drawingOf(part);
      return drawing === undefined ? [] : [{ name, file: fileOf(path), drawing }];
    }),
  );
}

/** Vehicles as they look at work: lamps on, doors open, rotors turning. Only those that look different then. */
export function vehiclesAtWork(): Part[] {
  const quiet = partsOf('vehicles');
  return Object.entries(rooms.vehicles).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, part]) => {
      const known = quiet.find((other) => other.name === name);
      if (known === undefined || typeof part !== 'function') return [];
      const drawing = attempt((argument) => Reflect.apply(part, undefined, [argument]), atWork);
      return drawing === undefined || drawing === known.drawing
        ? []
        : [{ name, file: fileOf(path), drawing }];
    }),
  );
}
