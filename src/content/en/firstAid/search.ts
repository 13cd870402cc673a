import { searchEntries } from '../../searchEntries';
import { searchWords } from '../../searchWords';
import { firstAid } from './firstAid';
import { pathOf, titles } from './titles';

/** What can be seen, by matter: from the descriptions of the pages. */
const signs: Readonly<Record<string, string>> = {
  notBreathing: 'No breath, or only gasps',
  choking: 'Cannot cough, cry or talk',
  bleeding: 'It pours, or soaks through',
  notAwake: 'Breathes, but does not wake up',
  spine: 'Hurt by a fall, a crash or a dive',
  seizure: 'Stiff, shakes, foam at the mouth',
  drowning: 'In a river, pool, well or bucket',
  electricShock: 'Stima, a power line or lightning',
  lowSugar: 'A diabetic who shakes or sweats',
  fainting: 'About to faint, or awake again',
  asthma: 'Wheezes, fights for breath',
  allergy: 'Face or tongue swells, wheezing',
  smoke: 'Sick or sleepy near a jiko or gas',
  heartAttack: 'Chest pain without an injury',
  stroke: 'Face, arms or speech have changed',
  burns: 'Fire, hot water, a hot pan',
  chemical: 'Acid on the skin or in the eye',
  roadAccident: 'A crash on the road',
  headInjury: 'A fall or a blow to the head',
  brokenBone: 'An arm, a leg or a hip',
  trapped: 'Under a load, a car or a building',
  attack: 'Shot, stabbed, beaten or strangled',
  nosebleed: 'The nose bleeds',
  snakebite: 'Bitten, or venom in the eye',
  dogBite: 'Bitten or scratched',
  wildAnimal: 'Gored, trampled or bitten',
  scorpion: 'Stung by a scorpion',
  poison: 'Pesticide, paraffin, tablets, bleach',
  heat: 'Hot and confused, or fainting',
  birth: 'The baby comes before help does',
  newborn: 'It does not cry or breathe',
  pregnancy: 'Bleeding, a fit, a bad headache',
  sickChild: 'Fever, vomiting, diarrhoea',
  sickleCell: 'Bad pain in a person with sickle cell',
  drunk: 'Drunk or drugged, cannot be woken',
  sexualViolence: 'For you, or for a friend',
  violenceAtHome: 'Beaten or threatened by somebody close',
  despair: 'Who to talk to now',
  despairHelper: 'Somebody near you thinks of dying',
  whatToSay: 'Where you are, what happened',
  kit: 'Gauze, bandages, gloves, shears',
  plan: 'Numbers, directions, who meets us',
};

const baby = 'baby infant';

/** What the search of first aid finds. */
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
      title: `${titles.choking}: baby, under 1 year`,
      sign: signs['choking'] ?? '',
      words: baby,
    },
    {
      id: 'notBreathing',
      part: 'baby',
      who: 'baby',
      title: `${titles.notBreathing}: baby, under 1 year`,
      sign: signs['notBreathing'] ?? '',
      words: baby,
    },
    {
      id: 'notBreathing',
      part: 'child',
      who: 'child',
      title: `${titles.notBreathing}: child`,
      sign: signs['notBreathing'] ?? '',
      words: 'child',
    },
    {
      id: 'poison',
      part: 'kinds',
      title: `${titles.poison}: a button battery`,
      sign: 'Hospital now',
      words: 'battery betri coin shilingi swallowed amemeza',
    },
  ],
);
