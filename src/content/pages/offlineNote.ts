import words from '#words/offlineNote.json';
/** Says that a page is one that the phone has kept. */
export const offlineNote = words.text;
