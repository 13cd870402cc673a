/** Services that somebody can ask a quote for, by their names in the request. */
export const quotedServices = [
  'Air Medical Evacuation',
  'Evacuation Cover',
  'Event Coverage',
  'International Patient Transfer',
  'Paramedics Services',
  'Patient Transfer',
  'School Emergency Cover',
  'Site Emergency Cover',
  'Sports Coverage',
] as const;

/** A service that somebody can ask a quote for. */
export type QuotedService = (typeof quotedServices)[number];
