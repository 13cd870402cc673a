import type { YoungPatient } from '../../domain/assistantIds';

/** Words for young patients. `child` also stands for a son or a daughter of any age. */
export const childSigns: readonly { who: YoungPatient; patterns: string }[] = [
  {
    who: 'baby',
    patterns: `
      baby
      month|months|week|weeks|day|days old
      miezi|wiki
    `,
  },
  {
    who: 'child',
    patterns: 'child',
  },
];

/** Words for people close to somebody, for phrases on violence and on death. */
export const kin =
  'husband|wife|boyfriend|partner|father|mother|brother|sister|uncle|stepfather|neighbour|family';
