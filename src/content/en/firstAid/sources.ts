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
  firstAidReported: {
    name: 'AHA/ARC first aid guidelines, as droracle.ai reports them',
    year: 2024,
    confidence: 'reported',
  },
  chest: { name: 'ILCOR on chest wounds', year: 2015, confidence: 'read' },
  tourniquet: { name: 'Stop the Bleed trainers’ pages, undated', confidence: 'reported' },
  recovery: {
    name: 'NHS 111 Wales and babies.co.uk, undated pages',
    of: 'turning onto one side',
    confidence: 'reported',
  },
  choking: {
    name: 'usfoor.com, undated page',
    of: 'how blows and thrusts are done',
    confidence: 'reported',
  },
  heart: {
    name: 'American College of Cardiology, undated page',
    of: 'attacks without pain',
    confidence: 'read',
  },
  burnUnits: {
    name: 'Victorian Adult Burns Service, undated page',
    of: '20 minutes of running water',
    confidence: 'read',
  },
  burnClinics: {
    name: 'ngha.med.sa and nucoplus.com, undated pages',
    of: 'chemicals and when to call',
    confidence: 'reported',
  },
  drivers: {
    name: 'St John Ambulance and European Commission advice for drivers, undated pages',
    confidence: 'read',
  },
  helmet: { name: 'St John New Zealand', year: 2018, of: 'the helmet', confidence: 'read' },
  snakebite: {
    name: 'Ministry of Health Kenya and WHO snakebite guideline',
    year: 2019,
    confidence: 'reported',
  },
  snakeEye: { name: 'iol.co.za', year: 2022, of: 'venom in the eye', confidence: 'reported' },
  /** Common teaching that no guideline here carries: the first that a clinician has to look at. */
  common: { name: 'Common first-aid teaching, no guideline read', confidence: 'background' },
  callers: {
    name: 'London, Scottish and Welsh ambulance services’ advice for callers, undated pages',
    confidence: 'read',
  },
  workplaces: {
    name: 'Kenya Legal Notice 79 on first aid in the workplace',
    year: 2024,
    confidence: 'read',
  },
  kitDraft: { name: 'Kenya DOSH draft list for first-aid boxes, undated page', confidence: 'read' },
  places: {
    name: 'where-address.com and Business Daily on places without an address',
    year: 2022,
    confidence: 'reported',
  },
  hospitals: {
    name: 'Emergency Medicine Kenya Foundation with Google, as allafrica.com reports it',
    year: 2019,
    confidence: 'reported',
  },
  numbers: { name: 'Public pages that name the help numbers', year: 2026, confidence: 'reported' },
} as const satisfies Record<string, FirstAidSource>;
