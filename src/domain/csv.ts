/** A table as CSV: cells quoted as in RFC 4180, after a byte order mark, without which Excel garbles names. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')}`;

/**
 * Rows of a CSV file from a spreadsheet program: the separator (comma, semicolon or tab) is the one that the head has
 * most of. A blank line is a row of one empty cell.
 * @throws {SyntaxError} If a quote is not closed, or something follows it.
 */
export function csvRows(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '').replace(/(?:\r\n?|\n)$/, '');
  const [head = ''] = text.split(/[\r\n]/, 1);
  const often = (mark: string) => head.split(mark).length;
  const mark = [',', ';', '\t'].reduce((best, one) => (often(one) > often(best) ? one : best));
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${mark}\\r\\n][^${mark}\\r\\n]*)?)(${mark}|\\r\\n?|\\n|$)`,
    'y',
  );
  let row: string[] = [];
  const rows = [row];
  for (;;) {
    const found = cell.exec(text);
    if (!found)
      throw new SyntaxError(`Row ${String(rows.length)}: a quote is not closed or stands too much.`);
    const [, quoted, plain = '', end = ''] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') return rows;
    if (end !== mark) rows.push((row = []));
  }
}
