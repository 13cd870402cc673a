/** Words that show that a message is about a word, a film, a lesson or something for sale. */
const subjects = new Set(
  (
    'meaning maana translate define kiingereza kifaransa essay insha homework documentary movie movies film filamu hadithi ' +
    'poster lyrics recipe poem shairi wimbo song price inauzwa'
  ).split(' '),
);

/** Words of somebody who is hurt or asks for help: a message with one of them is never taken for talk about a subject. */
const somebody = new Set(
  (
    'i me my he him his she her we us our they them you child baby person people man woman father mother husband wife brother sister ' +
    'grandmother grandfather uncle friend boyfriend neighbour patient help helpme ambulance emergency now haraka urgent not hurt pain ' +
    'unwell alive still'
  ).split(' '),
);

/** Swahili verb forms that say what somebody or something does or has done: `ame-`, `ana-`, `imem-`, `hapu-`. */
const tells = /\b(?:ni|a|tu|wa|m|[iu]|zi|ya|li|ki|vi|ku)(?:na|me|li)(?!uzwa)[a-z]{3}|\bha[a-z]{4}/;

/** Phrases about hunger and burnt food: their verbs have no person as object. */
const burntFood =
  /^(?:chakula|ugali|wali|maharagwe|mandazi|chapati|githeri|nyama|mboga|keki) (?:[iu]|zi|ya|ki)meungua(?: kidogo| leo)?$|^nimeunguza (?:chakula|ugali|wali|chapati|mandazi|mboga|keki)$|^nakufa (?:na )?njaa\b/;

/** Whether a message only names a danger as a subject, without a person: "meaning of choking", "movie ya nyoka". */
export function isSubjectOnly(words: readonly string[], message: string): boolean {
  const text = message
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .replace(/\b(?:habari|hadithi|tafadhali|jamani)\b/g, '')
    .replace(/ +/g, ' ')
    .trim();
  if (burntFood.test(text)) return true;
  return (
    words.some((word) => subjects.has(word)) && !words.some((word) => somebody.has(word)) && !tells.test(text)
  );
}
