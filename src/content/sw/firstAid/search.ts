import { searchEntries } from '../../searchEntries';
import { searchWords } from '../../searchWords';
import { firstAid } from './firstAid';
import { pathOf, titles } from './titles';

/** What can be seen, by matter: from the descriptions of the pages. */
const signs: Readonly<Record<string, string>> = {
  notBreathing: 'Hapumui, au anavuta pumzi mara mojamoja',
  choking: 'Hawezi kukohoa, kulia au kuongea',
  bleeding: 'Inamwagika, au inalowesha kitambaa',
  notAwake: 'Anapumua, lakini haamki',
  spine: 'Ameumia kwa kuanguka, ajali au kupiga mbizi',
  seizure: 'Amekakamaa, anatetemeka, povu mdomoni',
  drowning: 'Mtoni, bwawani, kisimani au ndooni',
  electricShock: 'Stima, nyaya za stima au radi',
  lowSugar: 'Mwenye kisukari anatetemeka au ana jasho',
  fainting: 'Yuko karibu kuzimia, au ameamka tena',
  asthma: 'Pumzi ina mlio, anahema',
  allergy: 'Uso au ulimi unavimba, mlio wa pumzi',
  smoke: 'Kichefuchefu au usingizi penye jiko au gesi',
  heartAttack: 'Kifua kinauma bila kuumia',
  stroke: 'Uso, mikono au maneno yamebadilika',
  burns: 'Moto, maji moto, sufuria ya moto',
  chemical: 'Tindikali kwenye ngozi au jichoni',
  roadAccident: 'Ajali ya barabarani',
  headInjury: 'Ameanguka au amegongwa kichwa',
  brokenBone: 'Mkono, mguu au nyonga',
  trapped: 'Chini ya mzigo, gari au jengo',
  attack: 'Risasi, kisu, kipigo au kunyongwa',
  nosebleed: 'Damu inatoka puani',
  snakebite: 'Ameumwa, au sumu ya nyoka jichoni',
  dogBite: 'Ameumwa au amekwaruzwa',
  wildAnimal: 'Amepigwa pembe, amekanyagwa au ameumwa',
  scorpion: 'Ameumwa na nge',
  poison: 'Dawa ya wadudu, mafuta ya taa, tembe, Jik',
  heat: 'Ana joto na amechanganyikiwa, au anazimia',
  birth: 'Mtoto anakuja kabla ya msaada',
  newborn: 'Halii au hapumui',
  pregnancy: 'Damu, degedege au kifafa, kichwa kuuma',
  sickChild: 'Homa, kutapika, kuharisha',
  sickleCell: 'Mwenye selimundu ana maumivu makali',
  drunk: 'Amelewa au ametumia dawa za kulevya, haamki',
  sexualViolence: 'Kwako, au kwa rafiki',
  violenceAtHome: 'Unapigwa au unatishiwa na mtu wa karibu',
  despair: 'Uongee na nani sasa',
  despairHelper: 'Mtu wa karibu anafikiria kufa',
  whatToSay: 'Uko wapi, nini kimetokea',
  kit: 'Shashi, bendeji, glavu, mkasi',
  plan: 'Nambari, maelekezo, atakayewapokea wahudumu',
};

const baby = 'baby infant kichanga';

/** What the search of first aid finds, in Kiswahili. */
export const searchIndex = searchEntries(
  firstAid.topics,
  (id) => pathOf(id as keyof typeof titles),
  signs,
  searchWords,
  [
    {
      id: 'choking',
      part: 'baby',
      who: 'baby',
      title: `${titles.choking}: kichanga, chini ya mwaka 1`,
      sign: signs['choking'] ?? '',
      words: baby,
    },
    {
      id: 'notBreathing',
      part: 'baby',
      who: 'baby',
      title: `${titles.notBreathing}: kichanga, chini ya mwaka 1`,
      sign: signs['notBreathing'] ?? '',
      words: baby,
    },
    {
      id: 'notBreathing',
      part: 'child',
      who: 'child',
      title: `${titles.notBreathing}: mtoto`,
      sign: signs['notBreathing'] ?? '',
      words: 'child mtoto',
    },
    {
      id: 'poison',
      part: 'kinds',
      title: `${titles.poison}: betri ya kitufe`,
      sign: 'Hospitali sasa',
      words: 'battery betri coin shilingi swallowed amemeza',
    },
  ],
);
