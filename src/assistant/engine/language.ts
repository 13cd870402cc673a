import type { Language } from '../../domain/language';
import { isSwahiliVerb } from './vocabulary';

/** Frequent words of Kiswahili and Sheng that English does not have. */
const kiswahili = new Set(
  (
    'na ya wa kwa ni la za cha vya kwenye katika ndani juu chini hapa huko kule sasa sana tu pia lakini au kama bado je si ' +
    'nini gani wapi lini nani vipi ngapi aje niaje leo jana kesho usiku mchana saa dakika hapana ndio ndiyo sijui hatujui ' +
    'hii hiyo huyu huyo hizi hizo haya hayo hawa hao yangu yake yao yako yetu yenu wangu wake wao wako wetu wenu langu lake changu ' +
    'mimi wewe yeye sisi mtu watu vitu mtoto mama baba dada kaka ndugu mzee bibi babu mume mke rafiki jirani mgonjwa daktari ' +
    'msee mse manze buda kuna hakuna iko ako niko uko tuko una ana mna ina ame wame ime twende karibu asante shukran habari jambo mambo sema poa ' +
    'kwaheri tafadhali saidia msaada naomba nataka nifanye tufanye dharura simu hospitali gari ajali bei pesa dawa moto maji sumu ' +
    'nyoka mbwa damu kichwa kifua tumbo mkono mguu jicho moyo uso joto baridi homa mimba nyingi kubwa ndogo'
  ).split(' '),
);

/** Frequent words of English that Kiswahili and Sheng do not have. */
const english = new Set(
  (
    'the an is are was were am be been it its he she they we you i him her his them their our your my me this that these those there ' +
    'and or but of to for from with without in on at by as if then than not no yes do does did can cannot cant could will would should ' +
    'what who whom where when why how which much many long any some all more most just very too so please thanks thank hello hi hey ' +
    'bye help need want get got go going come coming out up down off over after before into about still now never cnt dont pls'
  ).split(' '),
);

/** Prefixes of Swahili verbs with a tense: `ame-`, `wana-`, `hawaja-`; Sheng also puts them before English verbs. */
const beginning =
  /^(?:(?:ni|u|a|tu|m|wa|i|zi|ki|vi|li|ya|pa|ku)(?:na|me|li|ta|ka|nge)|(?:si|hu|ha[iu]?|hawa|hatu|ham|hazi)(?:ja|ku|ta))[a-z]{2,}$/;
/** Spellings that occur in English, but not in Kiswahili. */
const foreign = /[qx]|ck|ph|ght|ee|ss|ll|tt|pp|rr|ff|[^aeiou]{4}/;

/** Weight of a word: positive for Kiswahili, negative for English. Kiswahili words end in a vowel. */
function weightOf(word: string): number {
  if (kiswahili.has(word)) return 2;
  if (english.has(word)) return -2;
  if (word.length < 3 || !/[aeiou]/.test(word)) return 0;
  const isVerb = beginning.test(word);
  if (!/[aeiou]$/.test(word)) return isVerb ? 1 : -1;
  if (isVerb || isSwahiliVerb(word)) return 2;
  if (foreign.test(word)) return -1;
  return word.endsWith('e') ? 0 : 1;
}

/** The language of most words of a message. Undefined if they do not decide. */
export function languageOfWords(message: string): Language | undefined {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const weight = words.reduce((sum, word) => sum + weightOf(word), 0);
  return weight === 0 ? undefined : weight > 0 ? 'sw' : 'en';
}
