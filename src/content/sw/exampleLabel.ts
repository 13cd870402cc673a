/** Stands on every card that shows a sample, in Kiswahili. */
export const exampleLabel = 'Mfano';
