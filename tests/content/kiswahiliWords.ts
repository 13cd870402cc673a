/** All numbers of a line, in ascending order: languages use another word order. */
export const numbersIn = (text: string): number[] =>
  (text.match(/\d+/g) ?? []).map(Number).sort((one, other) => one - other);

/** Words that indicate an English line, and do not exist in Kiswahili. */
const englishWords =
  /\b(?:the|and|of|is|are|was|with|your|you|they|them|it|not|do|to|for|on|in|or|if|then|from|at|no|be|by|this|that|call|push|chest|breath(?:s|ing)?|blood|pain|help|water|hand|head)\b/i;
/** Texts that are not translated: labels on a screen, and names. */
const kept =
  /“[^”]*”|Plus Code|WhatsApp|Haraka Paramedics|Kenya Medical Practitioners and Dentists Council|https?:\S+|\S+@\S+/g;

/** The lines that contain English words. */
export const inEnglish = (lines: readonly string[]): string[] =>
  lines.filter((line) => englishWords.test(line.replace(kept, '')));
