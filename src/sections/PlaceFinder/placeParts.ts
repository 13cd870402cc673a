import { placeData, type PlaceProblem } from '../../behaviours/placeContract';
import { data, ownedByBehaviour } from '../../components/behaviourProps';
import type { Link } from '../../domain/link';
import type { PlaceQuestion, PlaceWords } from '../../domain/placeWords';

/** Marks an element that the place finder reads, shows or fills. */
export const part = (name: string) => ({ ...data(placeData, { part: name }), ...ownedByBehaviour });

/** Marks words for one of several cases. */
export const when = (name: string) => ({ ...data(placeData, { when: name }), ...ownedByBehaviour });

/** A question of the short form. */
interface Question {
  /** What is asked. */
  label: string;
  /** What helps to answer. */
  help?: string;
}

/** What is said where there is no place, or none that helps. */
interface Problem {
  /** What is wrong, in a sentence. */
  title: string;
  /** What to do. */
  text: string;
}

/** Words of the place finder. */
export interface PlaceLabels {
  /** The button: "Find my place"; while it looks: "Looking…". */
  find: string;
  finding: string;
  /** Why, before the browser asks, and what becomes of the place. */
  why: string;
  /** While it looks, and when that takes long. */
  looking: string;
  hint: string;
  /** Behind the number: before there is a code, and beside it. */
  callNote: string;
  readNote: string;
  /** Above the code: "Call us and read this out". */
  readOut: string;
  /** The code: what it is, and how its end is read out. */
  code: string;
  sayPlus: string;
  /** Names of the facts. */
  short: string;
  town: string;
  position: string;
  /** Opens a map, in a new tab. */
  map: string;
  /** Below the two drawings: "Around you, and the square of the code", "Seen from the town". */
  circle: string;
  compass: string;
  /** Letter of north in the drawing. */
  north: string;
  /** Above the age of a place that is old, what to do, and the button. */
  old: string;
  oldText: string;
  again: string;
  /** Leads from a place that was found to the questions. */
  wrong: string;
  wrongText: string;
  /** Leads to the questions at once. */
  inWords: string;
  inWordsText: string;
  /** Heading of the questions. */
  describe: string;
  /** What a map of the phone tells, for those who have no script. */
  withMaps: string;
  /** Said where nothing was answered. */
  empty: string;
  /** Makes the message of the answers. */
  make: string;
  /** What becomes of the answers. */
  private: string;
  /** Above the message. */
  send: string;
  /** The ways to send it. */
  whatsapp: string;
  sms: string;
  copy: string;
  share: string;
  /** Said after a copy, and where the message could only be marked. */
  copied: string;
  marked: string;
  /** That the page works without a network. */
  offline: string;
}

/** What all parts of the place finder are given. */
export interface PlaceFinderContent {
  /** Calls the service. */
  call: Link;
  /** The service's WhatsApp, a `https://wa.me/` address. */
  whatsapp: string;
  /** Words that stand in the page. */
  labels: PlaceLabels;
  /** Words that are put together once a place is known. */
  words: PlaceWords;
  /** What is said where there is no place, or none that helps. */
  problems: Readonly<Record<PlaceProblem, Problem>>;
  /** The questions of the short form. */
  questions: Readonly<Record<PlaceQuestion, Question>>;
}
