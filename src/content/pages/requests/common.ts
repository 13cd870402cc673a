import words from '#words/requests/common.json';
import type {
  organiserFields,
  personFields,
  dayFields,
  yesNo,
  payerField,
  flightPatientFields,
  roadPatientFields,
} from '../../../domain/requests/shared';
import type { WordsOfFields } from '../../../domain/requests/words';

/** Answers to what somebody may not know yet. */
export const yesNoWords: Readonly<Record<(typeof yesNo)[number], string>> = words.yesNoWords;

/** Who asks. */
export const person: WordsOfFields<typeof personFields> = words.person;

/** Who asks, and for whom. */
export const organiser: WordsOfFields<typeof organiserFields> = {
  organisation: words.organiser.organisation,
  ...person,
};

/** The step that asks who somebody is. */
export const you = words.you;

/** Days and hours. */
export const dayWords: WordsOfFields<typeof dayFields> = words.dayWords;

/** Why a step asks for health details. */
export const healthNote = words.healthNote;

const age = words.age;
const weight = words.weight;
const equipment = words.equipment;

/** A patient on the road. */
export const roadPatient: WordsOfFields<typeof roadPatientFields> = {
  age,
  weight,
  mobility: words.roadPatient.mobility,
  equipment: {
    ...equipment,
    options: words.roadPatient.equipment.options,
  },
  condition: words.roadPatient.condition,
};

/** A patient in an aircraft. */
export const flightPatient: WordsOfFields<typeof flightPatientFields> = {
  age,
  weight: { ...weight },
  position: words.flightPatient.position,
  equipment: {
    ...equipment,
    options: words.flightPatient.equipment.options,
  },
  condition: words.flightPatient.condition,
};

/** Cover for a crowd. */
export const crowdCover = words.crowdCover;

/** From when on, and until when, where the end may be open. */
export const period = words.period;

/** Whether a relative or a nurse travels along. */
export const companion = words.companion;

/** Who pays. */
export const payer: WordsOfFields<{ payer: typeof payerField }>['payer'] = words.payer;

/** Whether the doctors have agreed. */
export const released = { ...words.released, options: yesNoWords } as const;

/** Agreement to the use of health details. Give changed words a new version in `healthConsent`. */
export const consent = words.consent;
