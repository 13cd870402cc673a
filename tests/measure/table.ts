/** Aligns cells in columns: the first to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Bytes as KB of 1,000, with one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
/** A time without decimals. */
export const whole = (value: number): string => value.toFixed(0);
/** A layout shift with as many decimals as are needed to see that it is not zero. */
export const shift = (value: number): string => (value < 0.0005 ? '0' : value.toFixed(3));
