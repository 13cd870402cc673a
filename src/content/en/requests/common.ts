import type {
  organiserFields,
  personFields,
  dayFields,
  yesNo,
  payerField,
} from '../../../domain/requests/shared';
import type { flightPatientFields, roadPatientFields } from '../../../domain/requests/shared';
import type { WordsOfFields } from '../../../domain/requests/words';

/** Answers to what somebody may not know yet. */
export const yesNoWords: Readonly<Record<(typeof yesNo)[number], string>> = {
  yes: 'Yes',
  no: 'No',
  unknown: 'I do not know yet',
};

/** Who asks. */
export const person: WordsOfFields<typeof personFields> = {
  name: { label: 'Your name', short: 'Name', required: 'Enter your name.' },
  phone: {
    label: 'Phone',
    help: 'A Kenyan number as you dial it; from abroad with + and the country code.',
    required: 'Enter your phone number.',
  },
  email: { label: 'Email', help: 'For the offer in writing. Without it we call you.' },
};

/** Who asks, and for whom. */
export const organiser: WordsOfFields<typeof organiserFields> = {
  organisation: { label: 'Organisation', help: 'Who the offer is for.' },
  ...person,
};

/** The step that asks who somebody is. */
export const you = { question: 'Who may we answer?', title: 'You' } as const;

/** Days and hours. */
export const dayWords: WordsOfFields<typeof dayFields> = {
  firstDay: { label: 'First day', required: 'Choose the first day.' },
  lastDay: { label: 'Last day', help: 'Only if it lasts more than one day.' },
  starts: { label: 'Starts', required: 'Choose the time at which it starts.' },
  ends: { label: 'Ends', required: 'Choose the time at which it ends.' },
};

/** Why a step asks for health details. */
export const healthNote =
  'These are health details. We ask for them because vehicle and crew depend on them. Give no name here. They are kept in no draft and are not sent by email.';

const age = {
  label: 'Age in years',
  short: 'Age',
  required: 'Write the age of the patient in years.',
} as const;
const weight = { label: 'Weight in kg', short: 'Weight' } as const;
const equipment = {
  label: 'What does the patient need on the way?',
  short: 'Needs',
  help: 'Choose all that apply, or none.',
} as const;

/** A patient on the road. */
export const roadPatient: WordsOfFields<typeof roadPatientFields> = {
  age,
  weight,
  mobility: {
    label: 'What can the patient do?',
    short: 'Can',
    required: 'Choose what the patient can do.',
    options: { walks: 'Walk with a helping hand', sits: 'Sit in a wheelchair', lies: 'Only lie' },
  },
  equipment: {
    ...equipment,
    options: {
      oxygen: 'Oxygen',
      drip: 'A drip or pump',
      tube: 'A tube or catheter',
      monitor: 'A monitor',
      isolation: 'Isolation',
    },
  },
  condition: {
    label: 'What else does the crew need to know?',
    short: 'Also',
    help: 'In a few words. Please send no reports or results here.',
  },
};

/** A patient in an aircraft. */
export const flightPatient: WordsOfFields<typeof flightPatientFields> = {
  age,
  weight: { ...weight },
  position: {
    label: 'How can the patient travel?',
    short: 'Travels',
    required: 'Choose how the patient can travel.',
    options: { sits: 'Sitting', lies: 'Lying' },
  },
  equipment: {
    ...equipment,
    options: {
      oxygen: 'Oxygen',
      ventilator: 'A ventilator',
      drip: 'A drip or pump',
      monitor: 'A monitor',
      isolation: 'Isolation',
    },
  },
  condition: {
    label: 'Why does the patient have to be moved?',
    short: 'Reason',
    help: 'Illness or injury in a few words. Doctors speak with each other before a flight; please send no reports here.',
    required: 'Write in a few words why the patient has to be moved.',
  },
};

/** Cover for a crowd. */
export const crowdCover = {
  label: 'Cover',
  short: 'Wanted',
  required: 'Choose the cover that you have in mind.',
  options: {
    firstAiders: 'First-aiders',
    ambulance: 'First-aiders and an ambulance',
    advanced: 'Paramedics and an advanced ambulance',
    choose: 'Help us choose',
  },
} as const;

/** From when on, and until when, where the end may be open. */
export const period = {
  firstDay: { label: 'From', required: 'Choose the first day.' },
  lastDay: { label: 'Until', help: 'Leave it empty if the end is open.' },
} as const;

/** Whether a relative or a nurse travels along. */
export const companion = {
  label: 'Does somebody travel along?',
  short: 'Travels along',
  required: 'Choose whether somebody travels along.',
  options: { yes: 'Yes, one person', no: 'Nobody' },
} as const;

/** Who pays. */
export const payer: WordsOfFields<{ payer: typeof payerField }>['payer'] = {
  label: 'Who pays?',
  short: 'Payer',
  required: 'Choose who pays.',
  options: {
    family: 'The patient or the family',
    insurer: 'An insurer',
    employer: 'An employer',
    hospital: 'A hospital',
    unknown: 'Not settled yet',
  },
};

/** Whether the doctors have agreed. */
export const released = {
  label: 'Has the treating doctor agreed to the journey?',
  short: 'Doctor agrees',
  required: 'Choose whether the treating doctor has agreed.',
  options: yesNoWords,
} as const;

/** Agreement to the use of health details. Give changed words a new version in `healthConsent`. */
export const consent =
  'I agree that you use these health details to plan this journey and to work out its price. Where they are about somebody else, that person, or somebody who may act for that person, agrees as well. I can take this back at any time.';
