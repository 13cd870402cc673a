import { describe, expect, it } from 'vitest';
import { aboutPage } from '../../src/content/pages/aboutPage';
import { airMedicalEvac } from '../../src/content/pages/airMedicalEvac';
import { clinics } from '../../src/content/pages/clinics';
import { contact } from '../../src/content/pages/contact';
import { emergencyCare } from '../../src/content/pages/emergencyCare';
import { errorPage } from '../../src/content/pages/errorPage';
import { figures } from '../../src/content/pages/figures';
import { faq } from '../../src/content/pages/faq';
import { gallery } from '../../src/content/pages/gallery';
import type { ServiceContent } from '../../src/content/pageTypes';
import { healthInsurancePage } from '../../src/content/pages/healthInsurancePage';
import { home } from '../../src/content/pages/home';
import { ourTeam } from '../../src/content/pages/ourTeam';
import { paramedicsPage } from '../../src/content/pages/paramedicsPage';
import { privacyPolicy } from '../../src/content/pages/privacyPolicy';
import { schoolEmergencyCover } from '../../src/content/pages/schoolEmergencyCover';
import { site } from '../../src/content/pages/site';
import { termsOfService } from '../../src/content/pages/termsOfService';
import { testimonials } from '../../src/content/pages/testimonials';
import { owner } from '../../src/content/owner';

/** Words and counts that the specification gives. `npm test` leaves them out: an owner may change each of them. */
describe('the specification says', () => {
  it('the words of the clinics', () => {
    expect(clinics.labels.cardTitle).toBe('{name} Clinic');
    expect(clinics.labels.book).toBe('Book Appointment');
  });

  it('figures, each kept in one place', () => {
    expect(airMedicalEvac.figures?.items).toEqual([figures.evacuations, figures.service]);
    const { clients, calls, years, volunteers } = figures;
    expect(paramedicsPage.figures?.items).toEqual([clients, calls, years, volunteers]);
  });

  it('the four steps of an air evacuation', () => {
    expect(airMedicalEvac.steps?.items.map(({ title }) => title.toLowerCase())).toEqual([
      'assess patient needs',
      'coordinate transport',
      'provide in-flight care',
      'ensure safe handover',
    ]);
  });

  it('the home page', () => {
    expect(home.hero.title).toMatch(/life insurance/i);
    expect(home.hero.actions[1]).toEqual({ label: 'Our Services', to: '#services' });
    expect(home.slider.slides).toHaveLength(7);
    expect(home.services.linkLabel).toBe('Read More');
    expect(home.services.cards.map(({ title, to }) => [title, to])).toEqual([
      ['Emergency Medical Response', '/EmergencyCare'],
      ['Transport to Medical Facilities', '/PatientTransfer'],
      ['Advanced Medical Interventions', '/PaediatricClinic'],
      ['Paramedics Services', '/ParamedicsPage'],
      ['Sports Coverage', '/SportsCoverage'],
      ['Event Coverage', '/EventCoverage'],
    ]);
    expect(home.emergency.title).toBe(`Call ${owner.phone.display} now if somebody:`);
    expect(home.emergency.signs).toHaveLength(4);
    expect([emergencyCare.emergency, faq.emergency, errorPage.emergency]).toEqual([
      home.emergency,
      home.emergency,
      home.emergency,
    ]);
    expect(site.emergencyBanner.text).toBe('Emergency? Call us now:');
  });

  it('the values and the staff of the About page', () => {
    expect(aboutPage.values.items.map(({ title }) => title)).toEqual([
      'Compassion',
      'Integrity',
      'Excellence',
    ]);
    expect([
      aboutPage.who.title,
      aboutPage.mission.title,
      aboutPage.vision.title,
      aboutPage.values.title,
    ]).toEqual(['Who We Are', 'Mission', 'Vision', 'Core Values']);
    expect(aboutPage.team.members.length).toBeGreaterThan(0);
  });

  it('the team', () => {
    expect(ourTeam.banner.title).toBe('Meet Our Team');
    expect(ourTeam.banner.lead).toBe('Dedicated Professionals Committed to Exceptional Care');
    for (const { title, members } of ourTeam.groups) {
      expect(title).not.toBe('');
      expect(members.length).toBeGreaterThan(0);
    }
  });

  it('the testimonials and the review form', () => {
    const { labels, openLabel, title, sentMessage } = testimonials.form;
    expect(testimonials.banner.title).toBe('What Our Clients Say');
    expect([openLabel, title, sentMessage]).toEqual([
      'Write a Review',
      'Submit Your Review',
      'Review submitted for approval!',
    ]);
    expect([labels.name, labels.title, labels.text, labels.rating, labels.cancel, labels.submit]).toEqual([
      'Name',
      'Title',
      'Review',
      'Rating',
      'Cancel',
      'Submit',
    ]);
    expect(labels.namePlaceholder).toMatch(/^full name$/i);
    expect(labels.titlePlaceholder).toBe('e.g. Business Owner, Event Organizer');
    expect(labels.unreachable).toBe('Failed to submit review. Try again later.');
  });

  it('the contact form', () => {
    expect(contact.form.labels.sent).toBe('Message sent successfully!');
    expect(contact.form.labels.failed).toBe('Error sending message: ');
    expect(errorPage.title).toBe('Unexpected Application Error!');
  });

  it('ten questions', () => {
    expect(faq.questions.items).toHaveLength(10);
  });

  it('about 28 pictures in four albums', () => {
    expect(gallery.photos.albums.map((album) => album.photos.length)).toEqual([7, 7, 7, 7]);
  });

  it('six pictures of the school cover, none on its other page', () => {
    const pictures = ({ heart }: ServiceContent) =>
      heart?.kind === 'hours' ? heart.hours.flatMap(({ picture }) => picture ?? []) : [];
    expect(new Set(pictures(schoolEmergencyCover).map(({ src }) => src)).size).toBe(6);
    expect(pictures(healthInsurancePage)).toEqual([]);
    expect(healthInsurancePage.photos).toBeUndefined();
    expect(healthInsurancePage.questions).toBe(schoolEmergencyCover.questions);
  });

  it('ten sections of the terms', () => {
    expect(termsOfService.sections.map(({ title }) => title)).toEqual([
      'Introduction',
      'Patient rights and responsibilities',
      'Use of services',
      'Privacy and confidentiality',
      'Fees and payment',
      'Limitation of liability',
      'Emergencies',
      'Changes to terms',
      'Governing law',
      'Contact',
    ]);
    expect(JSON.stringify(termsOfService.sections[8])).toContain('law of Kenya');
    expect(JSON.stringify(termsOfService.sections[9])).toContain(owner.phone.display);
  });

  it('eight sections of the privacy policy', () => {
    expect(privacyPolicy.sections.map(({ title }) => title)).toEqual([
      'Information We Collect',
      'How We Use Information',
      'How We Protect Information',
      'Sharing of Information',
      'Your Rights',
      'Cookies',
      'Changes to This Policy',
      'Contact Us',
    ]);
    expect(JSON.stringify(privacyPolicy)).toContain('never sold or rented for marketing');
    expect(JSON.stringify(privacyPolicy)).toContain('Syokimau');
    const last = JSON.stringify(privacyPolicy.sections[7]);
    for (const part of [owner.email, owner.phone.display, owner.address]) expect(last).toContain(part);
  });
});
