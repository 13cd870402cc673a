/** The part of the contract that staff's desk alone needs: the site's pages do without its bytes. See `contract.ts`. */

/**
 * Staff's desk: its root is a `desk` that is `open`, `closed` or `left` on purpose, whose address for counts is `counts`. A `count` is the number
 * of a view; the `fresh` words, with a place for the number, say how many have come since. An `item` is a row of the list, a
 * `key` is the letter that presses a link or button, `keys` the switch for all letters. What is typed into a field is kept under
 * `keep`, until the page says that it was `kept`.
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
