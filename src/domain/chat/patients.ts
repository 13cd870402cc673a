/** Patients who need other steps than adults: under 1 year, and from 1 year to puberty. */
export type YoungPatient = 'baby' | 'child';

/** Words for the young. `child` stands for a son or a daughter as well, whatever their age. */
export const young: readonly { who: YoungPatient; says: string }[] = [
  {
    who: 'baby',
    says: `
      baby
      month|months|week|weeks|day|days old
      miezi|wiki
    `,
  },
  {
    who: 'child',
    says: `
      child
    `,
  },
];
