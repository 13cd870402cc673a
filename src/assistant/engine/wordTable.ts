/** A word of the phrases, with its variants: other forms, misspellings, Kenyan English, Swahili, Sheng. */
interface TableRow {
  word: string;
  forms: readonly string[];
}

/** Parses a word table with a row per word: `word: form form`. */
export function readTable(text: string): TableRow[] {
  const rows = text.trim().split('\n');
  return rows.map((row) => {
    const [word = '', forms = ''] = row.split(': ');
    return { word, forms: forms.split(' ').filter(Boolean) };
  });
}
