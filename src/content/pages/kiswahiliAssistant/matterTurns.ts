import { awakeOrNot } from './generalTurns';
import type { MatterTurnWords, TurnsWords } from './turnsIn';

const pushing: MatterTurnWords = {
  ask: 'Anapumua kawaida sasa?',
  labels: ['Anapumua', 'Hapumui', 'Niache?'],
};
const breathing: MatterTurnWords = {
  ask: 'Anapumua kawaida?',
  labels: ['Anapumua', 'Hapumui', 'Ameamka'],
};
const onFloor = 'Mlaze sakafuni. Tazama mdomoni kabla ya kupuliza pumzi.';
const choking = {
  limp: onFloor,
  noBreath: onFloor,
  water: 'Usimpe maji. Usitie kidole kooni usipoona kitu.',
  alone:
    'Kama wewe ndiye umepaliwa, na uko peke yako, piga simu na uweke spika. Weka tumbo kwenye mgongo wa kiti, na ujiangushe hapo kwa nguvu.',
};
const stuck = {
  ask: 'Kimetoka?',
  labels: ['Kimetoka', 'Bado kimekwama', 'Amelegea'],
};
const keepPressing = 'Endelea kubonyeza hadi wahudumu wachukue nafasi yako.';
const powerOn = 'Usimguse kama stima bado imewaka.';
const lying = 'Asisimame wala kutembea, hata akipata nafuu.';
const beforeBirth = 'Kabla ya kuzaa, alalie ubavu wake wa kushoto, na asiwekewe kitu chochote ukeni.';
const isBorn = 'Mtoto amezaliwa?';

/** The words of short answers to each matter that asks, in Kiswahili. */
export const matterTurns: TurnsWords['matters'] = {
  choking: {
    ...stuck,
    texts: {
      ...choking,
      better: 'Aliyevutwa tumbo kwa ngumi lazima aonwe na daktari, hata akijisikia vizuri.',
    },
  },
  'choking@pregnant': {
    ...stuck,
    texts: {
      ...choking,
      better: 'Lazima aonwe na daktari, hata akijisikia vizuri.',
      alone: 'Kama wewe ndiye umepaliwa, na uko peke yako, piga simu sasa na uweke spika.',
    },
  },
  'choking@baby': { ...stuck, texts: { limp: onFloor, noBreath: onFloor, water: choking.water } },
  notBreathing: pushing,
  stopPushing: pushing,
  'notBreathing@child': pushing,
  'notBreathing@baby': pushing,
  notAwake: breathing,
  'notAwake@baby': breathing,
  bleeding: {
    ask: 'Damu imekoma?',
    labels: ['Imekoma', 'Bado inatoka', 'Haamki'],
    texts: {
      better: 'Mlaze chali, na asipate baridi. Usilegeze kamwe kitambaa cha kuzuia damu.',
      mayIStop: keepPressing,
      howLong: keepPressing,
    },
  },
  heartAttack: {
    ...awakeOrNot,
    texts: { water: 'Usimpe dawa nyingine, isipokuwa tukikuambia kwenye simu.' },
  },
  stroke: { ask: 'Kuna dalili hata moja?', labels: ['Dalili ipo', 'Imepotea', 'Haamki'] },
  burns: {
    ask: 'Umepoza kwa dakika 20?',
    labels: ['Ndiyo', 'Bado', 'Hakuna maji'],
    texts: { without: 'Kama maji ni kidogo, poza kwa dakika 10 au zaidi. Mtoto asipate baridi.' },
  },
  roadAccident: {
    ...awakeOrNot,
    texts: { awake: 'Asipate baridi. Usimpe chakula wala kinywaji.' },
  },
  snakebite: {
    ask: 'Hali inazidi?',
    labels: ['Inazidi', 'Haijabadilika', 'Haamki'],
    texts: {
      worse:
        'Kama kope zinashuka, maneno hayaeleweki au pumzi ni dhaifu, mlaze kwa ubavu. Uwe tayari kupuliza pumzi.',
      water: 'Usimpe pombe, aspirini wala mitishamba.',
    },
  },
  drowning: { ask: 'Ametolewa majini?', labels: ['Ametolewa', 'Bado yumo', 'Hapumui'] },
  electricShock: {
    ask: 'Stima imezimwa?',
    labels: ['Imezimwa', 'Bado imewaka', 'Haamki'],
    texts: { limp: powerOn, noBreath: powerOn },
  },
  seizure: {
    ask: 'Kutetemeka kumeisha?',
    labels: ['Kumeisha', 'Bado', 'Hapumui'],
  },
  fainting: {
    ask: 'Ameamka?',
    labels: ['Ameamka', 'Haamki', 'Inazidi'],
    texts: { water: 'Usiweke chochote mdomoni kabla hajaamka kabisa.' },
  },
  asthma: {
    ask: 'Anapumua vizuri zaidi?',
    labels: ['Nafuu', 'Bado', 'Hana inhaler'],
    texts: { better: 'Usimlaze. Usimwache peke yake.' },
  },
  allergy: {
    ask: 'Amepata nafuu baada ya sindano (pen)?',
    labels: ['Nafuu', 'Bado', 'Hakuna pen'],
    texts: {
      better: lying,
      mayIMove: lying,
      water: 'Usimpe kitu cha kunywa. Usingoje tembe zifanye kazi.',
    },
  },
  poison: awakeOrNot,
  birth: {
    ask: isBorn,
    labels: ['Amezaliwa', 'Bado', 'Anavuja damu'],
    texts: { worse: beforeBirth },
  },
  pregnancy: {
    ask: isBorn,
    labels: ['Amezaliwa', 'Bado', 'Haamki'],
    texts: { worse: beforeBirth },
  },
  newborn: { ask: 'Anapumua au analia?', labels: ['Anapumua', 'Hapumui', 'Hana uhai'] },
  sickChild: {
    ask: 'Mtoto anaweza kunywa?',
    labels: ['Anakunywa', 'Hawezi kunywa', 'Haamki vizuri'],
  },
  headInjury: awakeOrNot,
  spine: awakeOrNot,
  lowSugar: {
    ask: 'Amepata nafuu baada ya dakika 15?',
    labels: ['Nafuu', 'Bado', 'Haamki'],
  },
  nosebleed: { ask: 'Damu imekoma?', labels: ['Imekoma', 'Bado inatoka', 'Dakika 30+'] },
  heat: {
    ask: 'Maneno yake yanaeleweka?',
    labels: ['Yanaeleweka', 'Hayaeleweki', 'Haamki'],
    texts: { water: 'Asinywe kitu kama amechanganyikiwa. Usimpe paracetamol.' },
  },
  drunk: awakeOrNot,
  strangled: awakeOrNot,
  hardBreathing: awakeOrNot,
};
