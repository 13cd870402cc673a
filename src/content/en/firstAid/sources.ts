import type { FirstAidSource } from '../../firstAidTypes';

/**
 * Guidelines and pages that the first-aid words come from; `tests/content/carries.ts` says what each speaks of. A source
 * without a year is a page without a date, and says so in its name. One that was read in a report about it says that, too.
 */
export const sources = {
  resuscitation: { name: 'American Heart Association resuscitation guidelines', year: 2025 },
  resuscitationUk: { name: 'Resuscitation Council UK guidelines, as trainers report them', year: 2025 },
  breathsFirst: { name: 'Resuscitation Council UK and ERC pages from before 2025' },
  firstAid: { name: 'AHA/ARC first aid guidelines', year: 2024 },
  tourniquet: { name: 'Stop the Bleed trainers’ pages, undated' },
  recovery: { name: 'NHS 111 Wales and babies.co.uk, undated pages', of: 'turning onto one side' },
  choking: { name: 'usfoor.com, undated page', of: 'how blows and thrusts are done' },
  heart: { name: 'American College of Cardiology, undated page', of: 'attacks without pain' },
  burnUnits: { name: 'Victorian Adult Burns Service, undated page', of: '20 minutes of running water' },
  burnClinics: { name: 'ngha.med.sa and nucoplus.com, undated pages', of: 'chemicals and when to call' },
  drivers: { name: 'St John Ambulance and European Commission advice for drivers, undated pages' },
  helmet: { name: 'St John New Zealand', year: 2018, of: 'the helmet' },
  snakebite: { name: 'Ministry of Health Kenya and WHO snakebite guideline', year: 2019 },
  snakeEye: { name: 'iol.co.za', year: 2022, of: 'venom in the eye' },
  /** Common teaching that no guideline here carries: the first that a clinician has to look at. */
  common: { name: 'Common first-aid teaching, no guideline read' },
  callers: { name: 'London, Scottish and Welsh ambulance services’ advice for callers, undated pages' },
  workplaces: { name: 'Kenya Legal Notice 79 on first aid in the workplace', year: 2024 },
  kitDraft: { name: 'Kenya DOSH draft list for first-aid boxes, undated page' },
} as const satisfies Record<string, FirstAidSource>;
