import type { RequestField, RequestFields } from './definition';

/** Answers to questions to which somebody may not know the answer yet. */
export const yesNo = ['yes', 'no', 'unknown'] as const;

/** A day from today to two years ahead. */
export const anyDay = { type: 'date', first: 0, last: 730 } as const satisfies RequestField;

/** The person who asks. The offer is sent by e-mail if there is an address, otherwise made by phone. */
export const personFields = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'phone' },
  email: { type: 'email', optional: true },
} as const satisfies RequestFields;

/** The person who asks, and the organisation. */
export const organiserFields = {
  organisation: { type: 'text', optional: true, autoComplete: 'organization' },
  ...personFields,
} as const satisfies RequestFields;

/** First day, and the last one if there are several. */
export const periodFields = {
  firstDay: anyDay,
  lastDay: { ...anyDay, optional: true, notBefore: 'firstDay' },
} as const satisfies RequestFields;

/** The days, and the hours of each. */
export const dayFields = {
  ...periodFields,
  starts: { type: 'time', short: true },
  ends: { type: 'time', short: true },
} as const satisfies RequestFields;

/** The requested cover for a crowd. */
export const crowdCover = {
  type: 'choice',
  options: ['firstAiders', 'ambulance', 'advanced', 'choose'],
} as const satisfies RequestField;

/** Start, destination and day of a patient's journey. */
export const journeyFields = {
  from: { type: 'place' },
  to: { type: 'place' },
  day: anyDay,
} as const satisfies RequestFields;

/** Condition of a patient, as far as vehicle and crew depend on it. */
const patientFields = {
  age: { type: 'number', least: 0, most: 120, medical: true, short: true },
  weight: { type: 'number', least: 1, most: 400, medical: true, optional: true, short: true },
} as const satisfies RequestFields;

/** Needs of a patient on a flight. */
export const flightPatientFields = {
  ...patientFields,
  position: { type: 'choice', options: ['sits', 'lies'], medical: true },
  equipment: {
    type: 'many',
    options: ['oxygen', 'ventilator', 'drip', 'monitor', 'isolation'],
    medical: true,
    optional: true,
  },
  condition: { type: 'longText', medical: true },
} as const satisfies RequestFields;

/** Needs of a patient on the road. */
export const roadPatientFields = {
  ...patientFields,
  mobility: { type: 'choice', options: ['walks', 'sits', 'lies'], medical: true },
  equipment: {
    type: 'many',
    options: ['oxygen', 'drip', 'tube', 'monitor', 'isolation'],
    medical: true,
    optional: true,
  },
  condition: { type: 'longText', medical: true, optional: true },
} as const satisfies RequestFields;

/** Who pays for a journey. */
export const payerField = {
  type: 'choice',
  options: ['family', 'insurer', 'employer', 'hospital', 'unknown'],
} as const satisfies RequestField;

/** Whether somebody accompanies the patient, and who pays. */
export const companyFields = {
  companion: { type: 'choice', options: ['yes', 'no'] },
  payer: payerField,
} as const satisfies RequestFields;

/** Version of the consent to the use of health details: the day its text was last changed. */
export const healthConsent = '2026-11-27';
