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
      1|2|3|4|5|6|7|8|9|10|11|12 year|years old
    `,
  },
];
