import { fill } from '../../domain/fill';
import { compassPoint, nearestTown, type Point, type Scale } from './place';

/** The questions for people whose phone does not find the place, in order. */
export const placeQuestions = ['town', 'road', 'landmark', 'gate', 'waits'] as const;

/** One of {@link placeQuestions}. */
export type PlaceQuestion = (typeof placeQuestions)[number];

/** The answers. */
export type PlaceAnswers = Readonly<Partial<Record<PlaceQuestion, string>>>;

/** Texts that are composed once a place is known. */
export interface PlaceWords {
  /** A distance below 1 km: "{n} metres". */
  metres: string;
  /** Short form: "{n} m". */
  shortMetres: string;
  /** A longer distance: "{n} km". */
  kilometres: string;
  /** Eight directions, clockwise from north. */
  directions: readonly string[];
  /** Position relative to a town: "{distance} {direction} of {town}". */
  fromTown: string;
  /** Position within 1.5 km of its centre: "in {town}". */
  inTown: string;
  /** The heading: "Found, within {accuracy}". */
  found: string;
  /** Description of an accuracy: "About one house.". */
  scale: Readonly<Record<Scale, string>>;
  /** After that, while the phone is still searching: "Still improving. Keep the page open.". */
  improving: string;
  /** Instead of that once it is accurate: "It follows you while this page is open.". */
  steady: string;
  /** Instead of that while the visitor is moving. */
  moving: string;
  /** For a position that does not locate somebody: "Only good to within {accuracy}. Add a landmark.". */
  rough: string;
  /** For an old position: "{n} minutes ago". */
  ago: string;
  /** Replaces a short code if no town is near enough. */
  noShort: string;
  /** How the plus sign is read out. */
  plus: string;
  /** The message. */
  message: {
    /** Its first line with a place: "I need help. I am at {code}, {town} (within {accuracy}).". */
    at: string;
    /** Its first line without a place. */
    described: string;
    /** Label before each answer. */
    answers: Readonly<Record<PlaceQuestion, string>>;
  };
}

/** Distance in m within which a place counts as the centre of a town. */
const inTownWithin = 1500;

/** A distance in km: rounded to 100 m below ten. */
const kilometres = (metres: number) =>
  String(metres < 10_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000));

/** An accuracy in words, rounded up. @param short Whether metres are written "m". */
export function accuracyInWords(accuracy: number, words: PlaceWords, short = false): string {
  const rough = accuracy < 10_000 ? 100 : 1000;
  if (accuracy > 990) return fill(words.kilometres, { n: kilometres(Math.ceil(accuracy / rough) * rough) });
  const step = accuracy > 100 ? 10 : 1;
  const n = Math.max(2, Math.ceil(accuracy / step) * step);
  return fill(short ? words.shortMetres : words.metres, { n });
}

/** Position relative to the nearest county town, in words. */
export function townInWords(place: Point, words: PlaceWords): string {
  const { name: town, distance, bearing } = nearestTown(place);
  if (distance < inTownWithin) return fill(words.inTown, { town });
  const direction = words.directions[compassPoint(bearing)] ?? '';
  return fill(words.fromTown, {
    ...{ town, direction },
    distance: fill(words.kilometres, { n: kilometres(distance) }),
  });
}
