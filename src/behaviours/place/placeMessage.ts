import { fill } from '../../domain/fill';
import type { Fix, Point } from './place';
import {
  accuracyInWords,
  placeQuestions,
  townInWords,
  type PlaceAnswers,
  type PlaceWords,
} from './placeWords';
import { plusCode } from './plusCode';

/** Contents of a message. */
interface MessageOptions {
  /** The position, if the phone found one. */
  fix: Fix | undefined;
  /** Its age in minutes, if it is old. */
  age?: number | undefined;
  /** The answers. */
  answers: PlaceAnswers;
}

/** Latitude and longitude with 5 decimals, about 1 m: `-1.36407, 36.92968`. */
export const coordinates = ({ latitude, longitude }: Point, between = ', '): string =>
  [latitude, longitude].map((degrees) => degrees.toFixed(5)).join(between);

/** Shows a place on a map; phones open it in their map app. */
export const mapLink = (place: Point): string => `https://maps.google.com/?q=${coordinates(place, ',')}`;

/**
 * The message that says where somebody is: a sentence, a line per answer, and a map link. Its own text uses only characters
 * of a plain SMS, so that it fits in one or two messages.
 */
export function placeMessage({ fix, age, answers }: MessageOptions, words: PlaceWords): string {
  const { message } = words;
  const given = placeQuestions.flatMap((question) => {
    const answer = answers[question]?.trim();
    return answer ? [`${message.answers[question]}: ${answer}`] : [];
  });
  if (!fix) return [message.described, ...given].join('\n');
  const accuracy = [
    accuracyInWords(fix.accuracy, words, true),
    ...(age === undefined ? [] : [fill(words.ago, { n: age })]),
  ].join(', ');
  const place = fill(message.at, { code: plusCode(fix), town: townInWords(fix, words), accuracy });
  return [place, ...given, mapLink(fix)].join('\n');
}
