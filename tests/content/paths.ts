/** Targets of the header's links, in the order of the specification: two links, two dropdowns, three links. */
export const headerPaths = [
  '/',
  '/ParamedicsPage',
  '/AboutPage',
  '/OurTeam',
  '/Testimonials',
  '/SchoolEmergencyCover',
  '/SiteEmergencyCover',
  '/EvacuationServices',
  '/AirMedicalEvac',
  '/InternationalPatientTransfer',
  '/EventCoverage',
  '/PatientTransfer',
  '/SportsCoverage',
  '/Gallery',
  '/ContactUs',
  '/FAQ',
] as const;

/** Targets of the footer's links by the specification, in canonical spelling. */
export const footerPaths = [
  '/AboutPage',
  '/OurTeam',
  '/FAQ',
  '/Gallery',
  '/ParamedicsPage',
  '/ContactUs',
  '/SchoolEmergencyCover',
  '/InternationalPatientTransfer',
  '/AirMedicalEvac',
] as const;
