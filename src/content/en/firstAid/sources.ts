import type { FirstAidSource } from '../../firstAidTypes';

/** Guidelines and rules that the first-aid words come from. */
export const sources = {
  resuscitation: { name: 'American Heart Association resuscitation guidelines', year: 2025 },
  resuscitationUk: { name: 'Resuscitation Council UK guidelines', year: 2025 },
  firstAid: { name: 'AHA/ARC first aid guidelines', year: 2024 },
  recovery: { name: 'NHS 111 Wales first aid', of: 'turning onto one side' },
  burnUnits: { name: 'Victorian Adult Burns Service first aid', of: '20 minutes of running water' },
  drivers: { name: 'St John Ambulance and European Commission advice for drivers' },
  snakebite: { name: 'Ministry of Health Kenya and WHO snakebite guideline', year: 2019 },
  callers: { name: 'London, Scottish and Welsh ambulance services’ advice for callers' },
  workplaces: { name: 'Kenya Legal Notice 79 on first aid in the workplace', year: 2024 },
  kitDraft: { name: 'Kenya DOSH draft list for first-aid boxes' },
} as const satisfies Record<string, FirstAidSource>;
