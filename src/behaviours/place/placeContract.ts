/** The part of the contract that only one page needs, so that other pages need not load it. See `contract.ts`. */
import type { DataOf } from '../contract';

/**
 * The place finder: `place` is its root, with its `words`; `ready` once it can be used; `made` once there is a message.
 * {@link PlaceData} has the values of the others.
 */
export const placeData = {
  asking: 'data-asking',
  made: 'data-made',
  place: 'data-place',
  ready: 'data-ready',
  state: 'data-state',
  words: 'data-words',
} as const;

/** Reasons why there is no place, or none that helps: each has a message. */
export const placeProblems = [
  'denied',
  'off',
  'unavailable',
  'timeout',
  'insecure',
  'unsupported',
  'coarse',
  'abroad',
] as const;

/** One of {@link placeProblems}. */
export type PlaceProblem = (typeof placeProblems)[number];

/** What the place finder shows. */
export type PlaceState = 'ask' | 'seeking' | 'found' | 'describe';

/** The questions that are open beside a found place. */
export type PlaceAsking = 'landmark' | 'all';

/** Its attributes with their values. */
export interface PlaceData extends DataOf<Omit<typeof placeData, 'asking' | 'state'>> {
  state?: PlaceState;
  asking?: PlaceAsking;
}

/** Names inside the place finder. */
export interface PlaceNames {
  parts: Record<'find' | 'again' | 'anew' | 'copy' | 'share', HTMLButtonElement> &
    Record<'inWords' | 'wrong' | 'map' | 'sms' | 'whatsapp', HTMLAnchorElement> &
    Record<'arrow' | 'circle' | 'square', SVGElement> &
    Record<'code' | 'cell' | 'spelled' | 'short' | 'town' | 'coordinates', HTMLElement> &
    Record<'scale' | 'progress' | 'accuracy' | 'rough' | 'age' | 'message' | 'status', HTMLElement> &
    Record<'ask' | 'heading' | 'looking' | 'hint' | 'note' | 'describe' | 'problem', HTMLElement> &
    Record<'form' | 'empty' | 'send' | 'sent', HTMLElement>;
  cases: {
    ask: 'ask' | 'seeking';
    note: 'old' | 'rough';
    problem: PlaceProblem;
    sent: 'copied' | 'marked';
  };
}
