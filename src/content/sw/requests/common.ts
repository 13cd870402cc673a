import type {
  dayFields,
  flightPatientFields,
  organiserFields,
  payerField,
  personFields,
  roadPatientFields,
  yesNo,
} from '../../../domain/requests/shared';
import type { WordsOfFields } from '../../../domain/requests/words';

/** Answers to what somebody may not know yet, in Kiswahili. */
export const yesNoWords: Readonly<Record<(typeof yesNo)[number], string>> = {
  yes: 'Ndiyo',
  no: 'Hapana',
  unknown: 'Sijui bado',
};

/** Who asks. */
export const person: WordsOfFields<typeof personFields> = {
  name: { label: 'Jina lako', short: 'Jina', required: 'Andika jina lako.' },
  phone: {
    label: 'Simu',
    help: 'Nambari ya Kenya kama unavyoipiga; kutoka nje ya nchi anza na + na msimbo wa nchi.',
    required: 'Andika nambari yako ya simu.',
  },
  email: { label: 'Barua pepe', help: 'Ya kutumiwa bei kwa maandishi. Bila hiyo tutakupigia simu.' },
};

/** Who asks, and for whom. */
export const organiser: WordsOfFields<typeof organiserFields> = {
  organisation: { label: 'Shirika', help: 'Bei ni ya nani.' },
  ...person,
};

/** The step that asks who somebody is. */
export const you = { question: 'Tumjibu nani?', title: 'Wewe' } as const;

/** Days and hours. */
export const dayWords: WordsOfFields<typeof dayFields> = {
  firstDay: { label: 'Siku ya kwanza', required: 'Chagua siku ya kwanza.' },
  lastDay: { label: 'Siku ya mwisho', help: 'Ikiwa tu ni zaidi ya siku moja.' },
  starts: { label: 'Inaanza', required: 'Chagua saa ya kuanza.' },
  ends: { label: 'Inaisha', required: 'Chagua saa ya kuisha.' },
};

/** Why a step asks for health details. */
export const healthNote =
  'Hizi ni taarifa za afya. Tunaziuliza kwa sababu gari na wahudumu huchaguliwa kulingana nazo. Usiandike jina hapa. Hazihifadhiwi kwenye rasimu, wala hazitumwi kwa barua pepe.';

const age = {
  label: 'Umri kwa miaka',
  short: 'Umri',
  required: 'Andika umri wa mgonjwa kwa miaka.',
} as const;
const weight = { label: 'Uzito kwa kilo', short: 'Uzito' } as const;
const equipment = {
  label: 'Mgonjwa anahitaji nini safarini?',
  short: 'Anahitaji',
  help: 'Chagua yote yanayohusu, au usichague.',
} as const;

/** A patient on the road. */
export const roadPatient: WordsOfFields<typeof roadPatientFields> = {
  age,
  weight,
  mobility: {
    label: 'Mgonjwa anaweza nini?',
    short: 'Anaweza',
    required: 'Chagua mgonjwa anaweza nini.',
    options: {
      walks: 'Kutembea akishikwa mkono',
      sits: 'Kuketi kwenye kiti cha magurudumu',
      lies: 'Kulala tu',
    },
  },
  equipment: {
    ...equipment,
    options: {
      oxygen: 'Oksijeni',
      drip: 'Dripu au pampu ya dawa',
      tube: 'Mrija au katheta',
      monitor: 'Kifuatilia hali (monitor)',
      isolation: 'Kutengwa na wengine',
    },
  },
  condition: {
    label: 'Wahudumu wajue nini kingine?',
    short: 'Pia',
    help: 'Kwa maneno machache. Tafadhali usitume ripoti wala majibu ya vipimo hapa.',
  },
};

/** A patient in an aircraft. */
export const flightPatient: WordsOfFields<typeof flightPatientFields> = {
  age,
  weight: { ...weight },
  position: {
    label: 'Mgonjwa anaweza kusafiri vipi?',
    short: 'Anasafiri',
    required: 'Chagua mgonjwa anaweza kusafiri vipi.',
    options: { sits: 'Akiwa ameketi', lies: 'Akiwa amelala' },
  },
  equipment: {
    ...equipment,
    options: {
      oxygen: 'Oksijeni',
      ventilator: 'Mashine ya kupumulia',
      drip: 'Dripu au pampu ya dawa',
      monitor: 'Kifuatilia hali (monitor)',
      isolation: 'Kutengwa na wengine',
    },
  },
  condition: {
    label: 'Kwa nini mgonjwa ahamishwe?',
    short: 'Sababu',
    help: 'Ugonjwa au jeraha kwa maneno machache. Madaktari huongea wenyewe kabla ya safari ya ndege; tafadhali usitume ripoti hapa.',
    required: 'Andika kwa maneno machache kwa nini mgonjwa ahamishwe.',
  },
};

/** Cover for a crowd. */
export const crowdCover = {
  label: 'Huduma',
  short: 'Unataka',
  required: 'Chagua huduma unayofikiria.',
  options: {
    firstAiders: 'Watoa huduma ya kwanza',
    ambulance: 'Watoa huduma ya kwanza na ambulensi',
    advanced: 'Paramediki na ambulensi ya wagonjwa mahututi',
    choose: 'Tusaidieni kuchagua',
  },
} as const;

/** From when on, and until when, where the end may be open. */
export const period = {
  firstDay: { label: 'Kuanzia', required: 'Chagua siku ya kwanza.' },
  lastDay: { label: 'Hadi', help: 'Acha wazi kama hakuna mwisho.' },
} as const;

/** Whether a relative or a nurse travels along. */
export const companion = {
  label: 'Kuna atakayesafiri pamoja naye?',
  short: 'Anasafiri naye',
  required: 'Chagua kama kuna atakayesafiri naye.',
  options: { yes: 'Ndiyo, mtu mmoja', no: 'Hakuna' },
} as const;

/** Who pays. */
export const payer: WordsOfFields<{ payer: typeof payerField }>['payer'] = {
  label: 'Nani analipa?',
  short: 'Anayelipa',
  required: 'Chagua nani analipa.',
  options: {
    family: 'Mgonjwa au familia',
    insurer: 'Kampuni ya bima',
    employer: 'Mwajiri',
    hospital: 'Hospitali',
    unknown: 'Bado haijaamuliwa',
  },
};

/** Whether the doctors have agreed. */
export const released = {
  label: 'Daktari anayemtibu amekubali safari?',
  short: 'Daktari amekubali',
  required: 'Chagua kama daktari anayemtibu amekubali.',
  options: yesNoWords,
} as const;

/** Agreement to the use of health details. Give changed words a new version in `healthConsent`. */
export const consent =
  'Ninakubali mtumie taarifa hizi za afya kupanga safari hii na kukadiria bei yake. Kama ni za mtu mwingine, mtu huyo, au anayemwakilisha, anakubali pia. Ninaweza kuondoa idhini hii wakati wowote.';
