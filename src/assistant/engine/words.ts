import { everydayPhrases } from './figures';
import { aliases, fillers, plainWords } from './shorthand';
import { speller } from './spelling';
import { meaningOf, spellable } from './vocabulary';

const endings: readonly (readonly [RegExp, string])[] = [
  [/\bcan't/g, 'can not'],
  [/\bwon't/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'s\b/g, ' is'],
  [/'/g, ''],
];

/** Lower case without accents or punctuation, words separated by single spaces, abbreviations expanded. */
function plain(message: string): string {
  const letters = message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'");
  return endings
    .reduce((text, [ending, whole]) => text.replace(ending, whole), letters)
    .replace(/(\p{L}+)\.(?=\p{L}(?!\p{L}))/gu, (found, word: string) => (word.length === 1 ? word : found))
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Words without meaning that may occur anywhere. */
const polite = new Set(['please', 'pls', 'plz']);

/** The words of a message as typed, in lower case and without accents, apostrophes and polite words. */
export const typedWords = (message: string): string[] =>
  message
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'\u2019\u02BC\u0060\u00B4]/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !polite.has(word));

/** Makes a function that translates a message to the words of the phrases; `known` are those words. */
export function wordReader(known: Iterable<string>): (message: string) => string[] {
  const others = [...plainWords, ...fillers, ...aliases.flatMap(([said]) => said.split(' '))];
  const correct = speller([...known, ...spellable, ...others]);
  const meaning = (typed: string) => {
    const word = meaningOf(typed) === undefined ? correct(typed) : typed;
    return fillers.has(word) ? '' : (meaningOf(word) ?? word);
  };
  return (message) => {
    const seen = new Map<string, string>();
    const words = plain(message)
      .split(' ')
      .map((typed) => {
        const word = seen.get(typed) ?? meaning(typed);
        seen.set(typed, word);
        return word;
      })
      .join(' ')
      .replace(/ +/g, ' ')
      .trim();
    const meant = [...aliases, ...everydayPhrases].reduce(
      (text, [from, to]) => text.replaceAll(` ${from} `, ` ${to} `),
      ` ${words} `,
    );
    return meant
      .trim()
      .split(' ')
      .filter((word, index, all) => word !== all[index - 1]);
  };
}
