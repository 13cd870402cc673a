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
        'airMedicalEvac',
        'appointmentRequested',
        'bleeding',
        'bookAppointment',
        'burns',
        'chatBotPage',
        'choking',
        'clinicsPage',
        'contact',
        'emergencyAlertPage',
        'emergencyCare',
        'evacuationServices',
        'eventCoverage',
        'faq',
        'firstAid',
        'gallery',
        'healthInsurancePage',
        'heartAttack',
        'home',
        'internationalPatientTransfer',
        'kit',
        'messageSent',
        'notBreathing',
        'ourTeam',
        'paediatricClinic',
        'paramedicsPage',
        'patientTransfer',
        'plan',
        'privacyPolicy',
        'reviewSent',
        'roadAccident',
        'schoolEmergencyCover',
        'services',
        'siteEmergencyCover',
        'sliderPage',
        'snakebite',
        'sportsCoverage',
        'stroke',
        'subscribe',
        'subscribed',
        'termsOfService',
        'testimonials',
        'whatsappPage',
        'whatToSay',
      ].sort(),
    );
  });

  it('are unique', () => {
    expect(unique(entries.map(([, { meta }]) => meta.title))).toBe(true);
    expect(unique(entries.map(([, { meta }]) => meta.description))).toBe(true);
  });

  it.each(entries)('fit: %s', (_, { meta }) => {
    expect(meta.title.length).toBeGreaterThan(3);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThanOrEqual(70);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  });
});
