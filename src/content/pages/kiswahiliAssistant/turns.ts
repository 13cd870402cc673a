import { helplines } from '../../helplines';
import { owner } from '../../owner';
import { helplinesChecked } from '../promises';
import type { MatterTurnWords, TurnsWords } from './turnsIn';

const { ambulance } = helplines;
const { display: phone } = owner.phone;

const awakeOrNot: MatterTurnWords = {
  ask: 'Mgonjwa yuko macho?',
  labels: ['Yuko macho', 'Haamki', 'Inazidi'],
};
const pushing: MatterTurnWords = {
  ask: 'Anapumua kawaida sasa?',
  labels: ['Anapumua', 'Hapumui', 'Niache?'],
};
const breathing: MatterTurnWords = {
  ask: 'Anapumua kawaida?',
  labels: ['Anapumua', 'Hapumui', 'Ameamka'],
};
const nobodyComes =
  'Hakuna anayekuja? Tumieni gari lolote hadi hospitali ya karibu iliyo wazi. Mtu wa pili aangalie kama anapumua.';
const onFloor = 'Mlaze sakafuni. Tazama mdomoni kabla ya kupuliza pumzi.';
const choking = {
  limp: onFloor,
  noBreath: onFloor,
  water: 'Usimpe maji. Usitie kidole kooni usipoona kitu.',
  alone:
    'Wewe ndiye umepaliwa, na uko peke yako? Piga simu, weka spika. Weka tumbo kwenye mgongo wa kiti, ujiangushe hapo kwa nguvu.',
};
const stuck = {
  ask: 'Kimetoka?',
  labels: ['Kimetoka', 'Bado kimekwama', 'Amelegea'],
};
const keepPressing = 'Endelea kubonyeza hadi wahudumu wachukue nafasi yako.';
const powerOn = 'Usimguse stima ikiwa bado imewaka.';
const lying = 'Asisimame wala kutembea, hata akipata nafuu.';
const beforeBirth = 'Kabla ya kuzaa: alalie ubavu wake wa kushoto, asiwekewe kitu chochote ukeni.';
const isBorn = 'Mtoto amezaliwa?';

/** The words of short answers in Kiswahili. */
export const turns: TurnsWords = {
  calls: {
    now: 'Piga simu sasa, weka spika.',
    again: 'Piga simu tena: sema kilichobadilika.',
    later: 'Hali ikiwa mbaya tena? Piga simu mara moja.',
  },
  headings: {
    nobodyAnswers: 'Hawajibu simu?',
    noAirtime: 'Huna salio?',
    noCar: 'Hakuna ambulensi, au ni mbali?',
    mayIStop: 'Naweza kuacha?',
    cracked: 'Mbavu zimevunjika?',
    water: 'Chakula, kinywaji au dawa?',
    mayIMove: 'Anaweza kusogezwa?',
    howLong: 'Kwa muda gani?',
    called: 'Unaposubiri',
    done: 'Kisha nini?',
  },
  checked: `Nambari hizi ${helplinesChecked}.`,
  general: {
    ...awakeOrNot,
    lines: {
      nobodyAnswers: [
        `Piga ${phone} tena mara moja. Bado hawajibu? ${ambulance.display}, laini nyingine ya ambulensi.`,
        '999 na 112 ni polisi, ambao huenda wasitume ambulensi.',
        'Waombe walio karibu wapige simu pia, kwa simu zao.',
        nobodyComes,
      ],
      noAirtime: [
        'Mwombe simu mtu wa kwanza unayemwona.',
        `${ambulance.display}, laini nyingine ya ambulensi, imeorodheshwa kuwa bila malipo.`,
        '999 na 112 pia ni bila malipo, lakini ni polisi: ambulensi huja tu wakipeleka ujumbe wako mbele.',
        `Kuna ujumbe wa bure wa kuomba kupigiwa? Mtumie mtu anayeweza kupiga ${phone} kwa niaba yako.`,
      ],
      noCar: [
        'Muulize anayepokea simu jinsi ya kwenda, na mahali pa kukutana na wahudumu: barabara ambayo gari linafika.',
        nobodyComes,
        'Katika Maps, “emergency centre near me” huonyesha hospitali za umma.',
      ],
    },
    texts: {
      mayIStop: 'Endelea hadi wahudumu wachukue nafasi yako, au ushindwe kuendelea.',
      water:
        'Asile wala kunywa chochote, na asipewe dawa, isipokuwa hatua au anayepokea simu wakisema hivyo.',
      mayIMove: 'Huna hakika? Muulize anayepokea simu kwanza.',
      howLong: 'Hadi wahudumu wachukue nafasi yako. Anayepokea simu atakuambia utarajie nini.',
      without: 'Endelea bila hicho. Waulize walio karibu kama wanacho.',
      alone: 'Piga kelele watu waje. Weka simu kwenye spika: mikono yote miwili itakuwa huru.',
      breathes: 'Yuko macho? Kaa naye. Haamki? Mlaze kwa ubavu:',
      same: 'Endelea na hatua hadi wahudumu wachukue nafasi yako.',
    },
  },
  matters: {
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
        alone: 'Wewe ndiye umepaliwa, na uko peke yako? Piga simu sasa, weka spika.',
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
        better: 'Mlaze chali, asipate baridi. Usilegeze kamwe kitambaa cha kuzuia damu.',
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
      texts: { without: 'Maji ni kidogo? Poza kwa dakika 10 au zaidi. Mtoto asipate baridi.' },
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
          'Kope zinashuka, maneno hayaeleweki, pumzi ni dhaifu? Mlaze kwa ubavu. Uwe tayari kupuliza pumzi.',
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
      ask: 'Nafuu baada ya dakika 15?',
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
  },
};
