import type { QuotedService } from '../en/quotedServices';

/** What each service that somebody can ask a quote for is called in Kiswahili, by its English name. */
export const serviceNames: Readonly<Record<QuotedService, string>> = {
  'Air Medical Evacuation': 'Ambulensi ya Ndege',
  'Evacuation Cover': 'Huduma ya Uokoaji',
  'Event Coverage': 'Huduma kwa Hafla',
  'International Patient Transfer': 'Usafiri wa Kimataifa wa Wagonjwa',
  'Paramedics Services': 'Huduma za Paramediki',
  'Patient Transfer': 'Usafiri wa Wagonjwa',
  'School Emergency Cover': 'Huduma ya Dharura Shuleni',
  'Site Emergency Cover': 'Huduma ya Dharura Kazini',
  'Sports Coverage': 'Huduma kwa Michezo',
};

/** Services that somebody can ask a quote for, by their names in the request. */
export const quotedServices: readonly string[] = Object.values(serviceNames);
