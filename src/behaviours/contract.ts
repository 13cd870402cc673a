/**
 * Names shared by components, styles and behaviours: the behaviours, and per widget the attributes with which a component
 * marks its parts and a behaviour shows its state. A misspelt name does not compile.
 */

/** Names of the behaviours that the first-load script attaches, as in `data-behaviour`. */
export type BehaviourName =
  | 'accordion'
  | 'assistant'
  | 'begin'
  | 'carousel'
  | 'draft'
  | 'header'
  | 'popup'
  | 'slider'
  | 'variants';

/** Names of behaviours that can wait: the script that runs after load attaches them. */
export type LateBehaviourName = 'keepOffline' | 'sent' | 'topicSearch' | 'year';

/**
 * Attributes of any element: the name of its `behaviour`; `needsReact` says what loads React: a `click` or `focus` on it.
 */
export const pageData = { behaviour: 'data-behaviour', needsReact: 'data-needs-react' } as const;

/** Attributes of the first-load script's tag: the built files that a part of the page needs. On the root, `react` becomes `ready`. */
export const scriptData = { assistant: 'data-assistant', react: 'data-react' } as const;

/**
 * Attributes of forms: the name of the stored `draft`; the text by which the address may `prefill` a field, with the values
 * that are `known`; `unkept` around choices that must not be stored in a draft.
 */
export const draftData = {
  draft: 'data-draft',
  known: 'data-known',
  prefill: 'data-prefill',
  unkept: 'data-unkept',
} as const;

/** A row of items that scrolls, and its buttons: `step` is -1 or 1. */
const row = { step: 'data-step', track: 'data-track' } as const;

/**
 * The launcher of the assistant: `open` if it opens automatically; `note` and its `words` are shown while it loads; `ask` has a
 * question that is asked as soon as it is open.
 */
export const assistantData = {
  ask: 'data-ask',
  note: 'data-note',
  open: 'data-open',
  words: 'data-words',
} as const;

/** The assistant's panel: a media query says on which screens it is `beside` the page; the button that is to `close` it. */
export const chatData = { beside: 'data-beside', close: 'data-close' } as const;

/** The clinics carousel: `template` is a text with placeholders for numbers, `cards` says for how many cards it is (one, many). */
export const carouselData = {
  ...row,
  cards: 'data-cards',
  status: 'data-status',
  template: 'data-template',
} as const;

/** The header: `menu` is the phone's menu; `hidden` while the header is scrolled away. */
export const headerData = { hidden: 'data-hidden', menu: 'data-menu' } as const;

/** The welcome popup: `life` in ms, its `close` button; `shown` while it is visible. */
export const popupData = { close: 'data-close', life: 'data-life', shown: 'data-shown' } as const;

/**
 * The slider: `interval` in ms, `slide` is the index of a dot's slide, `play` the button, whose two icons have the state
 * that they are for in `when`; `stopped` while it does not advance automatically.
 */
export const sliderData = {
  ...row,
  interval: 'data-interval',
  play: 'data-play',
  slide: 'data-slide',
  stopped: 'data-stopped',
  when: 'data-when',
} as const;

/** Lists of which one is shown at a time: `chosen` once that works. */
export const variantsData = { chosen: 'data-chosen' } as const;

/** Pages kept on the phone: `kept` is the state, see `keepOffline.ts`. */
export const offlineData = { kept: 'data-kept' } as const;

/**
 * A list with a search field: what fits stands in `results`, and `ask` takes the words to the assistant. The `status` has the
 * text for the number of pages `found`, with a placeholder, for `one` and for `none`. While something is typed the root is
 * `searching`. If it is a list of `counties`, the results have what is said of one
 * `here`, which has a page, and `elsewhere`.
 */
export const searchData = {
  ask: 'data-ask',
  counties: 'data-counties',
  elsewhere: 'data-elsewhere',
  found: 'data-found',
  here: 'data-here',
  none: 'data-none',
  one: 'data-one',
  results: 'data-results',
  searching: 'data-searching',
  status: 'data-status',
} as const;

/**
 * Names inside a widget that many elements have: `part` names an element, `when` the case that a text is for. Which names there
 * are is in the widget's {@link PartNames}.
 */
export const partData = { part: 'data-part', when: 'data-when' } as const;

/** The names of a widget, for its component and its behaviour. */
export interface PartNames {
  /** The parts by name, with the kind of their elements. */
  parts: Readonly<Record<string, Element>>;
  /** The cases that texts are for, by what they depend on: the part around them, or an attribute. */
  cases: Readonly<Record<string, string>>;
}

/** Name of a part. */
export type PartOf<Names extends PartNames> = keyof Names['parts'] & string;

/** Name of a case. */
export type CaseOf<Names extends PartNames> = Names['cases'][keyof Names['cases']] & string;

/** An element's `dataset` as typed by a contract. Together with {@link SelectorOf} it checks a behaviour at no cost in bytes. */
export type DataOf<Names> = { -readonly [Part in keyof Names]?: string | undefined };

/** Selector of a contract's attribute: `'[data-track]' satisfies SelectorOf<typeof sliderData>`. */
export type SelectorOf<Names> = `[${Names[keyof Names] & string}${'' | `="${string}"`}]`;
