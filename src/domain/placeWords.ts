import { fill } from './fill';
import { compassPoint, nearestTown, type Point, type Scale } from './place';

/** The questions for those whose phone does not find the place, in the order in which they are asked. */
export const placeQuestions = ['town', 'road', 'landmark', 'gate', 'waits'] as const;

/** One of {@link placeQuestions}. */
export type PlaceQuestion = (typeof placeQuestions)[number];

/** What somebody answered. */
export type PlaceAnswers = Readonly<Partial<Record<PlaceQuestion, string>>>;

/** Words that are put together once a place is known. */
export interface PlaceWords {
  /** A distance below 1 km: "{n} metres". */
  metres: string;
  /** The same where there is little room: "{n} m". */
  shortMetres: string;
  /** A longer one: "{n} km". */
  kilometres: string;
  /** Eight directions, clockwise from north. */
  directions: readonly [string, string, string, string, string, string, string, string];
  /** Where a place is from a town: "{distance} {direction} of {town}". */
  fromTown: string;
  /** The same within 1.5 km of its centre: "in {town}". */
  inTown: string;
  /** The heading: "Found, within {accuracy}". */
  found: string;
  /** What an accuracy comes to: "About one house.". */
  scale: Readonly<Record<Scale, string>>;
  /** After that, while the phone goes on looking: "Still improving. Keep the page open.". */
  improving: string;
  /** In its place once it is exact: "It follows you while this page is open.". */
  steady: string;
  /** In its place while somebody moves. */
  moving: string;
  /** Where a position alone does not find somebody: "Only good to within {accuracy}. Add a landmark.". */
  rough: string;
  /** Where a position is old: "{n} minutes ago". */
  ago: string;
  /** Stands in place of a short code where no town is near enough. */
  noShort: string;
  /** How the plus sign is read out. */
  plus: string;
  /** The message. */
  message: {
    /** Its first line with a place: "I need help. I am at {code}, {town} (within {accuracy}).". */
    at: string;
    /** Its first line in words alone. */
    described: string;
    /** What stands before each answer. */
    answers: Readonly<Record<PlaceQuestion, string>>;
  };
}

/** Distances that are as good as the centre of a town, in m. */
const inTownWithin = 1500;

/** A distance in km: exact to 100 m below ten. */
const kilometres = (metres: number) =>
  String(metres < 10_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000));

/** How far off a position may be, in words, never less than it is. @param short Whether metres are written "m". */
export function accuracyInWords(accuracy: number, words: PlaceWords, short = false): string {
  const rough = accuracy < 10_000 ? 100 : 1000;
  if (accuracy > 990) return fill(words.kilometres, { n: kilometres(Math.ceil(accuracy / rough) * rough) });
  const step = accuracy > 100 ? 10 : 1;
  const n = Math.max(2, Math.ceil(accuracy / step) * step);
  return fill(short ? words.shortMetres : words.metres, { n });
}

/** Where a place is from the nearest county town, in words. */
export function townInWords(place: Point, words: PlaceWords): string {
  const { name: town, distance, bearing } = nearestTown(place);
  if (distance < inTownWithin) return fill(words.inTown, { town });
  const direction = words.directions[compassPoint(bearing)] ?? '';
  return fill(words.fromTown, {
    ...{ town, direction },
    distance: fill(words.kilometres, { n: kilometres(distance) }),
  });
}
