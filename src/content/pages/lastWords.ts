import words from '#words/lastWords.json';
/** Words of the page that a phone shows without a network and without kept pages; part of the service worker. */
export const lastWords = words;
