/** Every number of a line, in order of size: languages put them in another order. */
export const numbersIn = (text: string): number[] =>
  (text.match(/\d+/g) ?? []).map(Number).sort((one, other) => one - other);

/** Words that make an English line, and are none of Kiswahili. */
const englishWords =
  /\b(?:the|and|of|is|are|was|with|your|you|they|them|it|not|do|to|for|on|in|or|if|then|from|at|no|be|by|this|that|call|push|chest|breath(?:s|ing)?|blood|pain|help|water|hand|head)\b/i;
/** What stays as it is: what is read on a screen, and names. */
const kept =
  /“[^”]*”|Plus Code|WhatsApp|Haraka Paramedics|Kenya Medical Practitioners and Dentists Council|https?:\S+|\S+@\S+/g;

/** The lines that have English words. */
export const inEnglish = (lines: readonly string[]): string[] =>
  lines.filter((line) => englishWords.test(line.replace(kept, '')));
