/** Pages that go with a service, by what its visitors need. */
export const relatedPaths = {
  firstAid: '/FirstAid',
  sickChild: '/FirstAid/SickChild',
  headInjury: '/FirstAid/HeadInjury',
  kit: '/FirstAid/Kit',
  plan: '/EmergencyPlan',
  clinics: '/BookAppointment',
  hospital: '/AboutHospital',
  whatHappens: '/WhatHappens',
  questions: '/FAQ',
} as const;

/** What visitors of a service need as well. */
export type RelatedNeed = keyof typeof relatedPaths;

/** Page of all services. */
export const servicesPath = '/services';
