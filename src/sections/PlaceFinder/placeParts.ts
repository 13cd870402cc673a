import { placeData, type PlaceProblem } from '../../behaviours/placeContract';
import { data, ownedByBehaviour } from '../../components/behaviourProps';
import type { Link } from '../../domain/link';
import type { PlaceQuestion, PlaceWords } from '../../domain/placeWords';

/** Marks an element that the place finder reads, shows or fills. */
export const part = (name: string) => ({ ...data(placeData, { part: name }), ...ownedByBehaviour });

/**
 * Marks an element that the place finder writes into. React takes over what was written only where a text stood before: else it
 * would find a node too many.
 */
export const written = (name: string) => ({ ...part(name), children: ' ' });

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
  /** The button: "Find my place". */
  find: string;
  /** The same while it looks: "Looking…". */
  finding: string;
  /** Why, before the browser asks, and what becomes of the place. */
  why: string;
  /** Said while it looks: that the phone may ask. */
  looking: string;
  /** Said when that takes long: what helps. */
  hint: string;
  /** Behind the number where there is no code: "we ask you". */
  callNote: string;
  /** Behind the number beside a code: "read the code". */
  readNote: string;
  /** Above the code: "Call us and read this out". */
  readOut: string;
  /** What the code is: "Plus Code:". */
  code: string;
  /** How the end of the code is read out, beside it. */
  sayPlus: string;
  /** Name of the short code in the list of facts. */
  short: string;
  /** Name of the place’s distance and direction from its county town. */
  town: string;
  /** Name of the coordinates. */
  position: string;
  /** Opens a map, in a new tab. */
  map: string;
  /** Below the circle, after its radius: what is drawn. */
  circle: string;
  /** Below the compass: what is drawn. */
  compass: string;
  /** Letter of north in the drawing. */
  north: string;
  /** Stands before the age of a place that is old: "This place was found". */
  old: string;
  /** What that means. */
  oldText: string;
  /** Asks the phone once more. */
  again: string;
  /** Leads from a place that was found to the questions: "This is not where I am". */
  wrong: string;
  /** What can be done then, in a few words. */
  wrongText: string;
  /** Leads to the questions at once: "Describe the place in words". */
  inWords: string;
  /** What is asked there, in a few words. */
  inWordsText: string;
  /** Heading of the questions. */
  describe: string;
  /** How a map on the phone tells the code, for those who have no script. */
  withMaps: string;
  /** Said where nothing was answered. */
  empty: string;
  /** Makes the message of the answers. */
  make: string;
  /** What becomes of the answers. */
  private: string;
  /** Heading of the message: "Or send it, after you call". */
  send: string;
  /** Sends it by WhatsApp. */
  whatsapp: string;
  /** Sends it as an SMS. */
  sms: string;
  /** Copies it. */
  copy: string;
  /** Opens the phone’s own sheet to send it. */
  share: string;
  /** Said once it is copied. */
  copied: string;
  /** Said where the browser does not copy, and the message was marked instead. */
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
