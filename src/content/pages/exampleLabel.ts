import words from '#words/exampleLabel.json';
/** Stands on every card that shows a sample. */
export const exampleLabel = words.text;
