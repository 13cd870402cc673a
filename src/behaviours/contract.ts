/**
 * What components, styles and behaviours agree on: the names of the behaviours, and per widget the attributes by which a
 * component marks its parts and a behaviour says its state. A misspelt name does not compile.
 */

/** Names of the behaviours that the first-load script attaches, as `data-behaviour` has them. */
export type BehaviourName =
  | 'accordion'
  | 'assistant'
  | 'begin'
  | 'carousel'
  | 'draft'
  | 'header'
  | 'popup'
  | 'sent'
  | 'slider'
  | 'variants';

/** Names of those that have time: the script that runs after load brings them. */
export type LateBehaviourName = 'keepOffline' | 'topicFilter' | 'year';

/** Any element: the name of its `behaviour`; `needsReact` says which use of it brings React, `click` or `focus`, or that it comes once all has loaded, `load`. */
export const pageData = { behaviour: 'data-behaviour', needsReact: 'data-needs-react' } as const;

/** The tag of the first-load script: the built files that a part of the page needs. On the root `react` is `ready` at last. */
export const scriptData = { assistant: 'data-assistant', react: 'data-react' } as const;

/**
 * Forms: the name of the kept `draft`; the text by which the address may `prefill` a field, with words that are `known`; around
 * choices that no draft may keep `unkept`.
 */
export const draftData = {
  draft: 'data-draft',
  known: 'data-known',
  prefill: 'data-prefill',
  unkept: 'data-unkept',
} as const;

/** A row of items that scrolls, and the buttons that move it: `step` is -1 or 1. */
const row = { step: 'data-step', track: 'data-track' } as const;

/** The launcher of the assistant: `open` where it opens by itself; `note` and its `words` are said meanwhile. */
export const assistantData = { note: 'data-note', open: 'data-open', words: 'data-words' } as const;

/** The assistant's panel: a media query says on which screens it stands `beside` the page; the button that is to `close` it. */
export const chatData = { beside: 'data-beside', close: 'data-close' } as const;

/** The clinics: `template` holds words with places for figures, `cards` says for how many cards they are (one, many). */
export const carouselData = {
  ...row,
  cards: 'data-cards',
  status: 'data-status',
  template: 'data-template',
} as const;

/** The header: `menu` is the phone's menu; `hidden` while it is scrolled away. */
export const headerData = { hidden: 'data-hidden', menu: 'data-menu' } as const;

/** The welcome popup: `life` in ms, its button `close`; `shown` while it is there. */
export const popupData = { close: 'data-close', life: 'data-life', shown: 'data-shown' } as const;

/**
 * The slider: `interval` in ms, `slide` is the number of a dot's slide, `play` the button whose two signs stand for `when` it
 * is moving or stopped; `stopped` while it does not move by itself.
 */
export const sliderData = {
  ...row,
  interval: 'data-interval',
  play: 'data-play',
  slide: 'data-slide',
  stopped: 'data-stopped',
  when: 'data-when',
} as const;

/** The pages that a phone keeps: `kept` says how it stands with them, see `keepOffline.ts`. */
export const offlineData = { kept: 'data-kept' } as const;

/**
 * A list that a field filters: each entry has `words` that it is found by as well, each `group` a heading. The `status` says how
 * many were `found`, with a place for the number, or that there is `none`.
 */
export const filterData = {
  found: 'data-found',
  group: 'data-group',
  none: 'data-none',
  status: 'data-status',
  words: 'data-words',
} as const;

/** What an element's `dataset` holds of a contract. With it and {@link SelectorOf} a behaviour is checked at no byte's cost. */
export type DataOf<Names> = { -readonly [Part in keyof Names]?: string | undefined };

/** Selector of a contract's attribute: `'[data-track]' satisfies SelectorOf<typeof sliderData>`. */
export type SelectorOf<Names> = `[${Names[keyof Names] & string}${'' | `="${string}"`}]`;
