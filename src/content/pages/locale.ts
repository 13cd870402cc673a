import words from '#words/locale.json';
/** Language and country in which dates are written out. Not Kenya's, which some browsers do not know. */
export const dateLocale = words.text;
