import { describe, expect, it } from 'vitest';
import { pages } from './modules';

const entries = Object.entries(pages);

function unique(values: readonly string[]): boolean {
  return new Set(values.map((value) => value.toLowerCase())).size === values.length;
}

describe('titles and descriptions', () => {
  it('stand on every page of the site', () => {
    expect(Object.keys(pages).sort()).toEqual(
      [
        'aboutHospital',
        'aboutPage',
        'airRequest',
        'evacuationRequest',
        'eventsRequest',
        'internationalRequest',
        'requestPage',
        'requestSent',
        'schoolsRequest',
        'sitesRequest',
        'sportsRequest',
        'trainingRequest',
        'transferRequest',
        'airMedicalEvac',
        'allergy',
        'appointmentRequested',
        'asthma',
        'attack',
        'birth',
        'bleeding',
        'bookAppointment',
        'brokenBone',
        'burns',
        'chatBotPage',
        'chemical',
        'choking',
        'clinicsPage',
        'contact',
        'despair',
        'despairHelper',
        'dogBite',
        'drowning',
        'electricShock',
        'emergencyAlertPage',
        'emergencyCare',
        'emergencyPlan',
        'evacuationServices',
        'eventCoverage',
        'fainting',
        'faq',
        'firstAid',
        'gallery',
        'headInjury',
        'healthInsurancePage',
        'heartAttack',
        'heat',
        'home',
        'internationalPatientTransfer',
        'kit',
        'lowSugar',
        'messageSent',
        'newborn',
        'nosebleed',
        'notAwake',
        'notBreathing',
        'numbersAndPapers',
        'offline',
        'ourTeam',
        'paediatricClinic',
        'paramedicsPage',
        'patientTransfer',
        'plan',
        'poison',
        'pregnancy',
        'privacyPolicy',
        'reviewSent',
        'roadAccident',
        'schoolEmergencyCover',
        'seizure',
        'services',
        'sexualViolence',
        'sickChild',
        'siteEmergencyCover',
        'sliderPage',
        'smoke',
        'snakebite',
        'spine',
        'sportsCoverage',
        'stroke',
        'subscribe',
        'subscribed',
        'confirmSubscription',
        'leaveSubscription',
        'subscriptionConfirmed',
        'subscriptionLeft',
        'termsOfService',
        'testimonials',
        'trapped',
        'violenceAtHome',
        'whatHappens',
        'whatToSay',
        'whatsappPage',
        'whereAmI',
      ].sort(),
    );
  });

  it('are unique', () => {
    const telling = entries.filter(([, { meta }]) => !meta.unbranded);
    expect(unique(telling.map(([, { meta }]) => meta.title))).toBe(true);
    expect(unique(telling.map(([, { meta }]) => meta.description))).toBe(true);
  });

  it.each(entries)('fit: %s', (_, { meta }) => {
    expect(meta.title.length).toBeGreaterThan(3);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThanOrEqual(70);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  });
});
