import words from '#words/stagingNotice.json';
/** What every page of a copy to try things on says first, before the number: somebody who needs help must not wait for an answer to it. */
export const stagingNotice = words.text;
