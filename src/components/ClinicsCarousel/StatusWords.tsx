export interface StatusWordsProps {
  /** Words with the places `{from}`, `{to}` and `{total}`. */
  words: string;
  /** Number of the first shown card, from 1. */
  from: number;
  /** Number of the last shown card. */
  to: number;
  /** Number of all cards. */
  total: number;
}

/** Words whose figures stand in elements of their own, where the behaviour can change them. */
export function StatusWords({ words, from, to, total }: StatusWordsProps) {
  return words.split(/\{(from|to|total)\}/).map((part, place) => {
    if (place % 2 === 0) return part;
    if (part === 'total') return total;
    return part === 'from' ? (
      <span key={place} data-from="" suppressHydrationWarning>
        {from}
      </span>
    ) : (
      <span key={place} data-to="" suppressHydrationWarning>
        {to}
      </span>
    );
  });
}
