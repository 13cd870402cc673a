/** Services that somebody can ask a quote for, by their names in the content; a test compares the two. */
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

/** The service that an address asks a quote for by `?service=`; one that is none asks for nothing. */
export function askedService(query: URLSearchParams): string | undefined {
  const asked = query.get('service');
  return quotedServices.find((service) => service === asked);
}
