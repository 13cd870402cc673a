import { mostFound, type SearchEntry } from '../domain/searchEntry';
import { concernIds, topicIds } from '../domain/assistantIds';
import { typedWords } from './engine/words';
import { hides } from './precedence';
import { rulesReader } from './rulesReader';

/** Page of a matter that has none of its own. */
const pageOf: Readonly<Record<string, string>> = {
  fire: 'burns',
  danger: 'smoke',
  hardBreathing: 'asthma',
  eye: 'chemical',
  strangled: 'attack',
  sting: 'allergy',
  medicine: 'poison',
};

/** Words that say nothing about what has happened. */
const common = new Set(
  'a an and are at be been by do for from get got has have he her him his how i if in is it me my not of off on or our out she so that the their them they this to too us was we what when who will with you your help ambulance na ya wa za la kwa ni au yangu yake huyu'.split(
    ' ',
  ),
);

/** Score of a matter that the rules see: worth more than any words. */
const seenScore = 10;
/** Score below which an entry is left out beside one that the rules see: a word in passing. */
const inPassing = 1;

/** Letters that a word must have before the words are found that begin with it. */
const shortest = 3;

/** Finds the entries of an index that fit what somebody has typed, the best first. */
export function topicSearch(index: readonly SearchEntry[]): (typed: string) => readonly SearchEntry[] {
  const { words, find, findYoung } = rulesReader();
  const meant = (text: string) => new Set(words(text).filter((word) => !common.has(word)));
  const known = index.map(({ title, sign, words: others }) => ({
    title: meant(title),
    // Each word by itself: together they are no sentence.
    others: new Set(`${sign} ${others}`.split(' ').flatMap((word) => [...meant(word)])),
    written: typedWords(`${title} ${others}`),
  }));
  /** 1 for a word of a single entry, less for one of many. */
  const weight = (word: string) => {
    const count = known.filter(({ title, others }) => title.has(word) || others.has(word)).length;
    return count === 0 ? 0 : 1 - Math.log(count) / Math.log(index.length + 1);
  };

  /** The matters that the assistant's rules see, the most urgent first. */
  function mattersIn(read: readonly string[]): string[] {
    const found = [...find(read)];
    const named = new Set(found.flatMap(({ topic, concern }) => [concern ?? topic ?? []].flat()));
    const hidden = new Set([
      ...found.flatMap(({ excludes = [] }) => excludes),
      ...concernIds.flatMap((id) => (named.has(id) ? (hides[id] ?? []) : [])),
    ]);
    return [...topicIds, ...concernIds]
      .filter((id) => named.has(id) && !hidden.has(id))
      .map((id) => pageOf[id] ?? id);
  }

  return (typed) => {
    const read = words(typed);
    const matters = mattersIn(read);
    const young = new Set([...findYoung(read)].map(({ who }) => who));
    const said = [...meant(typed)];
    const begun = typedWords(typed).filter((word) => word.length >= shortest && !common.has(word));
    const scores = known.map(({ title, others, written }, at) => {
      const { id = '', who } = index[at] ?? {};
      const rank = matters.indexOf(id);
      const seen = rank < 0 ? 0 : seenScore - rank / matters.length;
      const hits = said.reduce(
        (sum, word) => sum + (title.has(word) ? 2 : others.has(word) ? 1 : 0) * weight(word),
        0,
      );
      const isBegun = begun.some((word) => written.some((one) => one.startsWith(word)));
      const score = seen + hits || (isBegun ? 0.1 : 0);
      // The part for a baby comes before its page if a baby is named, and otherwise after it.
      return score === 0 || who === undefined ? score : score + (young.has(who) ? 1 : -0.5);
    });
    const least = Math.max(...scores) < seenScore ? 0 : inPassing;
    return index
      .map((entry, at) => ({ entry, score: scores[at] ?? 0 }))
      .filter(({ score }) => score > least)
      .sort((one, other) => other.score - one.score)
      .slice(0, mostFound)
      .map(({ entry }) => entry);
  };
}
