/** A word that phrases use, with what people write for it: other forms, misspellings, Kenyan English, Swahili, Sheng. */
interface TableRow {
  word: string;
  forms: readonly string[];
}

/** Reads a table of words, a row each: `word: form form`. */
export function readTable(text: string): TableRow[] {
  const rows = text.trim().split('\n');
  return rows.map((row) => {
    const [word = '', forms = ''] = row.split(': ');
    return { word, forms: forms.split(' ').filter(Boolean) };
  });
}
