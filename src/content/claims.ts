/** Who has to know whether a claim is true. */
export const confirmers = ['operations', 'office', 'clinician'] as const;

/** A sentence about this service that only its owner can make. */
export interface Claim {
  /** What is claimed, in one sentence. */
  says: string;
  /** Pages that say it once it is confirmed. */
  where: string;
  /** Who has to confirm it. */
  asks: (typeof confirmers)[number];
  /** Name of the person who has confirmed it; empty or left out until then. */
  confirmedBy?: string;
  /** Day of the confirmation, ISO 8601. */
  confirmedOn?: string;
}

/**
 * What no page says before somebody of the service has confirmed it: pages leave such a sentence out, or say what is true of
 * any ambulance service. One line confirms one: `confirmedBy: 'A. Otieno', confirmedOn: '2026-12-24'`. The start of the server
 * and the guide for owners list the open ones. Licences, prices, places and times are settings instead.
 */
export const claims = {
  figures: {
    says: 'The figures of calls, clients, evacuations, years and volunteers are counted.',
    where: 'Home, Paramedics, Air Medical Evacuation, About',
    asks: 'office',
  },
  crewsAlways: {
    says: 'Crews stand by and dispatchers answer day and night, every day of the year.',
    where: 'Paramedics, the assistant, all service pages and requests, Book Appointment, Clinics',
    asks: 'operations',
  },
  callerFree: {
    says: 'Someone who calls for another person does not pay.',
    where: 'What happens when you call, Terms',
    asks: 'office',
  },
  mistakesFree: {
    says: 'A call by mistake and a crew that is not needed cost nothing.',
    where: 'What happens when you call, FAQ',
    asks: 'office',
  },
  advancedUnits: {
    says: 'Advanced units carry a paramedic, a monitor, pumps and a ventilator.',
    where: 'Emergency Care, Paramedics, Patient Transfer, Event Coverage, Paediatric Clinic',
    asks: 'operations',
  },
  motorcycles: {
    says: 'A paramedic on a motorcycle can go ahead of the ambulance.',
    where: 'Emergency Care, Event Coverage',
    asks: 'operations',
  },
  fourByFour: {
    says: 'A four-wheel-drive ambulance goes where roads are bad.',
    where: 'Emergency Care, Evacuation Services',
    asks: 'operations',
  },
  aircraft: {
    says: 'An aeroplane or a helicopter with a medical crew can be sent at any hour.',
    where: 'Air Medical Evacuation, Evacuation Services',
    asks: 'operations',
  },
  transferVan: {
    says: 'There is a transfer van for patients who can sit.',
    where: 'Patient Transfer, Evacuation Services',
    asks: 'operations',
  },
  bedside: {
    says: 'Crews collect patients from the bedside, from upper floors too.',
    where: 'Patient Transfer',
    asks: 'operations',
  },
  staffOnBoard: {
    says: 'A nurse or a doctor can travel with the patient.',
    where: 'Patient Transfer, Paramedics',
    asks: 'operations',
  },
  flightTeam: {
    says: 'One team stays with a patient from bed to bed; aircraft carry a stretcher, oxygen, a monitor and drugs.',
    where: 'Air Medical Evacuation',
    asks: 'operations',
  },
  newsOnTheWay: {
    says: 'Crews call the family and both wards when they leave and when they arrive.',
    where: 'Patient Transfer, International Patient Transfer',
    asks: 'operations',
  },
  lastDays: {
    says: 'Crews take a patient home for the last days, and help to settle the patient in bed.',
    where: 'Patient Transfer',
    asks: 'operations',
  },
  ambulanceKit: {
    says: 'Every ambulance carries oxygen, suction, a defibrillator, splints, dressings and a kit for births, and is checked at the start of each shift.',
    where: 'Paramedics',
    asks: 'operations',
  },
  volunteers: {
    says: 'Volunteers help at events, drills and training, always beside a qualified crew.',
    where: 'Paramedics',
    asks: 'operations',
  },
  schoolVisits: {
    says: 'Cover has a first visit, a check of boxes each term and one drill a year.',
    where: 'School Emergency Cover',
    asks: 'operations',
  },
  schoolReports: {
    says: 'The school gets a short report after each call.',
    where: 'School Emergency Cover',
    asks: 'operations',
  },
  siteVisits: {
    says: 'One drill is run with the staff of a site.',
    where: 'Site Emergency Cover',
    asks: 'operations',
  },
  eventEquipment: {
    says: 'Crews bring their own shade, water, light and power.',
    where: 'Event Coverage, Sports Coverage',
    asks: 'operations',
  },
  eventGuestsFree: {
    says: 'Guests of an event do not pay for first aid.',
    where: 'Event Coverage',
    asks: 'office',
  },
  eventControl: {
    says: 'A control point with a radio works beside the security team.',
    where: 'Event Coverage, Sports Coverage',
    asks: 'operations',
  },
  eventReport: {
    says: 'The organiser gets a report without names after the event; a team doctor gets a list of injuries if the athletes agree.',
    where: 'Event Coverage, Sports Coverage',
    asks: 'operations',
  },
  sportsStaff: {
    says: 'Crews at matches and races know the rules of the sport and its concussion protocol.',
    where: 'Sports Coverage',
    asks: 'clinician',
  },
  sportsCourse: {
    says: 'A crew drives or walks the course with the organiser beforehand.',
    where: 'Sports Coverage',
    asks: 'operations',
  },
  sportsEquipment: {
    says: 'Crews at matches and races have a defibrillator, ice, splints, neck care and a stretcher.',
    where: 'Sports Coverage',
    asks: 'operations',
  },
  evacuationTest: {
    says: 'Members have a test call each year and a file with their places and routes.',
    where: 'Evacuation Services',
    asks: 'operations',
  },
  evacuationTraining: {
    says: 'Members get a kit list, and training for the people at each place.',
    where: 'Evacuation Services',
    asks: 'operations',
  },
  evacuationGuests: {
    says: 'An evacuation agreement covers everyone at the place: guests, staff and neighbours.',
    where: 'Evacuation Services',
    asks: 'office',
  },
  childEquipment: {
    says: 'Crews that move a child have masks and cuffs in children’s sizes.',
    where: 'Paediatric Clinic',
    asks: 'operations',
  },
  clinicCare: {
    says: 'The paediatric clinic looks at growth and feeding, coughs, skin and asthma, and checks children after a stay in hospital.',
    where: 'Paediatric Clinic',
    asks: 'clinician',
  },
  clinicAges: {
    says: 'The paediatric clinic sees children from birth to 17 years.',
    where: 'Paediatric Clinic',
    asks: 'clinician',
  },
  clinicWays: {
    says: 'The paediatric clinic explains each step, and has a quiet place to wait.',
    where: 'Paediatric Clinic',
    asks: 'clinician',
  },
  rooms: {
    says: 'The rooms and equipment that the hospital’s page lists are there.',
    where: 'About the hospital',
    asks: 'clinician',
  },
  training: {
    says: 'Crews train regularly, and their certificates are checked each year.',
    where: 'Paramedics, About',
    asks: 'operations',
  },
} as const satisfies Readonly<Record<string, Claim>>;

/** Name of a claim. */
export type ClaimId = keyof typeof claims;
