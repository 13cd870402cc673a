import words from '#words/quotedServices.json';

/** Services that somebody can ask a quote for, by their names in the request. */
export const quotedServices: readonly string[] = Object.values(words);
