/** Minimum widths of columns: of names, portraits and figures, of short answers, and of cards with sentences. */
const minimum = { narrow: '8.25rem', medium: '12rem', wide: '17rem' } as const;

/**
 * As many equal columns as there is room for: fewer with large text, and never wider than the screen.
 * @param few What few items do: fill the row, or keep the width that they have in a full one.
 */
export const columns = (width: keyof typeof minimum, few: 'fill the row' | 'keep' = 'fill the row') =>
  `repeat(${few === 'keep' ? 'auto-fill' : 'auto-fit'},minmax(min(100%,${minimum[width]}),1fr))`;
