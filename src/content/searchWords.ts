/**
 * What people type for a matter besides the words of its row in the list; the same in every language, because many write in
 * two. The assistant's rules know what stands in a sentence: here are single words that they leave to its question.
 */
export const searchWords: Readonly<Record<string, string>> = {
  bleeding: 'tooth jino meno',
  heartAttack: 'heart moyo chest kifua',
  spine: 'fell fall roof paa mti',
  brokenBone: 'dislocated',
  wildAnimal: 'animal mnyama',
  sickChild: 'kuharisha',
};
