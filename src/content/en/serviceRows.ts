/** Each service: its name, and what it is in one line. */
const rows = {
  '/EmergencyCare': ['Emergency Medical Response', 'When to call, what to say, what happens next.'],
  '/ParamedicsPage': ['Paramedics Services', 'Who comes, with what, and what they do.'],
  '/PaediatricClinic': ['Paediatric Clinic', 'A clinic for children, and advanced care on the move.'],
  '/PatientTransfer': ['Patient Transfer', 'Between home, clinic and hospital, anywhere in Kenya.'],
  '/AirMedicalEvac': ['Air Medical Evacuation', 'From an airstrip to a hospital bed in four steps.'],
  '/InternationalPatientTransfer': [
    'International Patient Transfer',
    'Home to Kenya, or abroad for treatment.',
  ],
  '/SchoolEmergencyCover': ['School Emergency Cover', 'For heads, boards and school nurses.'],
  '/SiteEmergencyCover': ['Site Emergency Cover', 'For building sites, factories, farms and offices.'],
  '/EvacuationServices': ['Evacuation Cover', 'For lodges, camps and teams far from a hospital.'],
  '/EventCoverage': ['Events Coverage', 'For concerts, weddings, rallies and markets.'],
  '/SportsCoverage': ['Sports Coverage', 'For matches, races and school games.'],
} as const;

/** Path of a service's page. */
export type ServicePath = keyof typeof rows;

/** A service as a row of a list of pages. */
export function serviceRow(to: ServicePath) {
  const [title, text] = rows[to];
  return { title, text, to };
}
