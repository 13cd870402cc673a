/** The part of the contract that only the staff desk needs, so that the site's pages need not load it. See `contract.ts`. */

/**
 * The staff desk: the root's `desk` is `open`, `closed`, or `left` after a sign-out; `counts` is the address of the counts.
 * A `count` shows the number of a view; `fresh` is the text, with a placeholder, for the number of new items. An `item` is
 * a row of the list, a `key` the letter that presses a link or button, `keys` the switch for all shortcuts. The text of a
 * field is stored under `keep`, until the page says that it was `kept`.
 */
export const deskData = {
  count: 'data-count',
  counts: 'data-counts',
  desk: 'data-desk',
  fresh: 'data-fresh',
  item: 'data-item',
  keep: 'data-keep',
  kept: 'data-kept',
  key: 'data-key',
  keys: 'data-keys',
} as const;
