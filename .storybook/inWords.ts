/** Words that keep their capital in sentence case. */
const proper = new Set(['JavaScript', 'React', 'Swahili']);

/** A story's name in sentence case: `Picked And Cleared` as `Picked and cleared`. */
export function inWords(name: string): string {
  return name.replace(/(?<= )\p{Lu}\p{Ll}*(?= |$)/gu, (word) =>
    proper.has(word) ? word : word.toLowerCase(),
  );
}

/** The name of a component in words: `StarPicker` as `Star picker`. */
export function componentInWords(name: string): string {
  return inWords(name.replace(/\B(?=\p{Lu})/gu, ' '));
}
