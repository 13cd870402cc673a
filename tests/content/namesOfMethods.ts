/** Words that name a way to die, by language: none may stand where a person at risk reads. */
export const namesOfMethods = {
  en: /\b(?:pills?|tablets?|overdos\w*|poison\w*|pesticide|rope|hang(?:ed|ing)?|strangl\w*|jump\w*|bridge|roof|knife|knives|blade|cut(?:s|ting)?|gun|shoot|shot|drown\w*|swallow\w*|(?:take|took|taken) something|something (?:was )?taken)\b/i,
  sw: /\b(?:tembe|vidonge|kidonge|sumu|kamba|(?:\w*ji)?nyonga|kitanzi|kujirusha|kuruka|daraja|kisu|wembe|jikata|bunduki|risasi|kuzama|(?:ume|ame)meza)\b/i,
} as const;
