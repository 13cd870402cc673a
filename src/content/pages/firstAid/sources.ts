import type { FirstAidSource } from '../../firstAidTypes';

/**
 * Guidelines and pages that the first-aid words come from; `tests/content/carries.ts` says what each speaks of. A source
 * without a year is a page without a date, and says so in its name. One that was read in a report about it says that, too.
 */
export const sources = {
  resuscitation: {
    name: 'American Heart Association resuscitation guidelines',
    year: 2025,
    confidence: 'reported',
  },
  resuscitationUk: {
    name: 'Resuscitation Council UK guidelines, as trainers report them',
    year: 2025,
    confidence: 'reported',
  },
  breathsFirst: { name: 'Resuscitation Council UK and ERC pages from before 2025', confidence: 'reported' },
  firstAid: { name: 'AHA/ARC first aid guidelines', year: 2024, confidence: 'read' },
  recovery: {
    name: 'NHS 111 Wales, undated page',
    of: 'turning onto one side',
    confidence: 'reported',
  },
  /** What no guideline here carries: the first that a clinician has to look at. Readers are not told a name for it. */
  common: { name: 'Our draft, no guideline named yet', confidence: 'background' },
  callers: {
    name: 'London, Scottish and Welsh ambulance services’ advice for callers, undated pages',
    confidence: 'read',
  },
  hospitals: {
    name: 'Emergency Medicine Kenya Foundation with Google, as allafrica.com reports it',
    year: 2019,
    confidence: 'reported',
  },
  numbers: { name: 'Public pages that name the help numbers', year: 2026, confidence: 'reported' },
  tourniquet: { name: 'Stop the Bleed trainers’ pages, undated', confidence: 'reported' },
  choking: {
    name: 'American Heart Association guidelines on choking, as trainers show them',
    year: 2025,
    of: 'how blows and thrusts are done',
    confidence: 'reported',
  },
  drivers: {
    name: 'St John Ambulance and European Commission advice for drivers, undated pages',
    confidence: 'read',
  },
  helmet: { name: 'St John New Zealand', year: 2018, confidence: 'read' },
  chest: { name: 'ILCOR on chest wounds', year: 2015, confidence: 'read' },
} as const satisfies Record<string, FirstAidSource>;
