import {
  placeData,
  type PlaceAsking,
  type PlaceNames,
  type PlaceProblem,
  type PlaceState,
} from '../../behaviours/place/placeContract';
import type { PartOf } from '../../behaviours/contract';
import { filledLater, namedParts } from '../../components/behaviourProps';
import type { Link } from '../../domain/link';
import type { PlaceQuestion, PlaceWords } from '../../behaviours/place/placeWords';

export const { part, when } = namedParts<PlaceNames>();

/** Marks an element that the place finder writes into. */
export const written = (name: PartOf<PlaceNames>) => ({ ...part(name), children: filledLater });

/** Selects the place finder in a state, in styles. */
export const inState = (state: PlaceState) => `[${placeData.state}=${state}]` as const;

/** Selects a found place beside which questions are open, in styles. */
export const whileAsking = (asking: PlaceAsking) => `[${placeData.asking}=${asking}]` as const;

/** A question of the short form. */
interface Question {
  /** What is asked. */
  label: string;
  /** Help for the answer. */
  help?: string;
}

/** Message when there is no place, or none that helps. */
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
  /** The button while it is searching: "Looking…". */
  finding: string;
  /** The purpose, before the browser asks for permission, and how the position is used. */
  why: string;
  /** Shown while it is searching: the phone may ask for permission. */
  looking: string;
  /** Shown when that takes long: a tip. */
  hint: string;
  /** After the number if there is no code: "we ask you". */
  callNote: string;
  /** After the number if there is a code: "read the code". */
  readNote: string;
  /** Above the code: "Call us and read this out". */
  readOut: string;
  /** Name of the code: "Plus Code:". */
  code: string;
  /** How the last part of the code is read out, beside it. */
  sayPlus: string;
  /** Name of the short code in the list of facts. */
  short: string;
  /** Name of the place’s distance and direction from its county town. */
  town: string;
  /** Name of the coordinates. */
  position: string;
  /** Opens a map, in a new tab. */
  map: string;
  /** Caption of the circle, after its radius. */
  circle: string;
  /** Caption of the compass. */
  compass: string;
  /** Letter for north in the drawing. */
  north: string;
  /** Precedes the age of an old position: "This place was found". */
  old: string;
  /** What an old position means. */
  oldText: string;
  /** Asks the phone again. */
  again: string;
  /** Button from a found place to the questions: "This is not where I am". */
  wrong: string;
  /** Description of that button. */
  wrongText: string;
  /** Button to the questions: "Describe the place in words". */
  inWords: string;
  /** Description of that button. */
  inWordsText: string;
  /** Heading of the questions. */
  describe: string;
  /** How to get the code from the phone's map app, for people without JavaScript. */
  withMaps: string;
  /** Error if nothing was answered. */
  empty: string;
  /** Button that makes the message. */
  make: string;
  /** How the answers are used. */
  private: string;
  /** Heading of the message: "Or send it, after you call". */
  send: string;
  /** Sends it by WhatsApp. */
  whatsapp: string;
  /** Sends it as an SMS. */
  sms: string;
  /** Copies it. */
  copy: string;
  /** Opens the phone's share sheet. */
  share: string;
  /** Shown after copying. */
  copied: string;
  /** Shown if the browser cannot copy, and the message was selected instead. */
  marked: string;
  /** That the page works without a network. */
  offline: string;
}

/** Props that all parts of the place finder share. */
export interface PlaceFinderContent {
  /** Calls the service. */
  call: Link;
  /** The service's WhatsApp, a `https://wa.me/` address. */
  whatsapp: string;
  /** Texts in the page. */
  labels: PlaceLabels;
  /** Texts that are composed once a place is known. */
  words: PlaceWords;
  /** Messages when there is no place, or none that helps. */
  problems: Readonly<Record<PlaceProblem, Problem>>;
  /** The questions of the short form. */
  questions: Readonly<Record<PlaceQuestion, Question>>;
}
