/** Stands on every card that shows a sample. */
export const exampleLabel = 'Example';
