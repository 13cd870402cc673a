import type { FirstAidSource } from '../../firstAidTypes';

/** What only the assistant speaks of comes from these; named as in `sources.ts`. */
export const concernSources = {
  seizures: { name: 'utmb.edu and skillsforpeople.org.uk, undated pages' },
  asthma: { name: 'Moreton Doctors (UK) and asthma.ie, undated pages' },
  allergy: { name: 'MHRA (UK) advice on adrenaline pens', year: 2023 },
  poison: { name: 'Oregon and Oklahoma poison centres, undated pages' },
  poisonLine: { name: 'NEMA Kenya chemicals portal, undated page', of: 'the poison line' },
  home: { name: 'iafya.org, undated pages' },
  drowning: { name: 'AHA and American Academy of Pediatrics on drowning', year: 2024 },
  concussion: { name: 'Concussion Recognition Tool 6, as a trainer reports it', year: 2023 },
  crush: { name: 'executivefirstaid.co.uk, undated page' },
  jiko: { name: 'Aga Khan University, Nairobi', year: 2013 },
  dogBite: { name: 'WHO advice, in Emergency Medicine Kenya Foundation pages, undated' },
  nosebleed: { name: 'chichimed.com, undated page' },
  newborn: { name: 'WHO essential newborn care course, undated page' },
  afterBirth: { name: 'Open University and Hesperian, undated pages' },
  motherBook: { name: 'Kenya mother and child booklet, as reported', year: 2022 },
  sickChild: { name: 'WHO danger signs of the sick child, in course pages, undated' },
  violence: { name: 'WHO on violence against women (LIVES), in PAHO pages', year: 2022 },
  usikimye: { name: 'usikimye.org, undated page' },
  despair: { name: 'Bromley Healthcare (UK) and dbsalliance.org, undated pages' },
} as const satisfies Record<string, FirstAidSource>;
