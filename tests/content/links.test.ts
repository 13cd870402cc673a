import { describe, expect, it } from 'vitest';
import { helplines } from '../../src/content/helplines';
import { owner } from '../../src/content/owner';
import { home } from '../../src/content/en/home';
import { site } from '../../src/content/en/site';
import { quotedServices } from '../../src/domain/quotes';
import { allTexts, modules } from './modules';
import { knownPaths } from './paths';

const links = allTexts.filter(({ key }) => key === 'to' || key === 'href');

describe('links', () => {
  it('are many enough to be worth a test', () => {
    expect(links.length).toBeGreaterThan(100);
  });

  it('lead to a page of the site, to a section of the page, or to the owner', () => {
    const owned = [
      owner.phone.href,
      owner.developer.phone.href,
      owner.whatsapp.href,
      `mailto:${owner.email}`,
      ...Object.values(owner.social),
      // The public numbers, for when nobody answers.
      'tel:999',
      'tel:112',
      ...Object.values(helplines).map(({ href }) => href),
    ];
    const anchors = ['#services'];
    const strange = links.filter(({ text }) => {
      if (!text.startsWith('/')) return !owned.includes(text) && !anchors.includes(text);
      return !(knownPaths as readonly string[]).includes(text.replace(/[?#].*$/, ''));
    });
    expect(strange).toEqual([]);
  });

  it('carry only the questions that pages understand', () => {
    for (const { text } of links.filter((link) => link.text.includes('?'))) {
      expect(text).toMatch(/^\/ContactUs\?service=[\w%-]+$|^\/BookAppointment\?clinic=\d+$/);
    }
  });

  it('ask for a quote by the name of the page’s service', () => {
    const services = Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter(isService);
    expect(services.length).toBe(13);
    for (const { service, call } of services) {
      const quote = call.actions.find(({ label }) => label === 'Get a Quote Today');
      if (quote) expect(quote.to).toBe(`/ContactUs?service=${encodeURIComponent(service)}`);
      expect(call.actions.map(({ to }) => to)).toContain(owner.phone.href);
      expect(call.actions.find(({ label }) => label === 'Contact Us')?.to).toBe('/ContactUs');
    }
  });

  it('ask for a quote for each service that has one', () => {
    const asked = links.filter(({ text }) => text.startsWith('/ContactUs?service='));
    const names = new Set(asked.map(({ text }) => decodeURIComponent(text.replace(/^.*=/, ''))));
    expect([...names].sort()).toEqual(quotedServices);
  });

  it('of the header stand as specified', () => {
    expect(site.header.items).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Paramedics', to: '/ParamedicsPage' },
      {
        label: 'About Us',
        links: [
          { label: 'Get to Know Us', to: '/AboutPage' },
          { label: 'Our Team', to: '/OurTeam' },
          { label: 'Testimonials', to: '/Testimonials' },
        ],
      },
      {
        label: 'Our Services',
        links: [
          { label: 'School Emergency Cover', to: '/SchoolEmergencyCover' },
          { label: 'Site Emergency Cover', to: '/SiteEmergencyCover' },
          { label: 'Evacuation Cover', to: '/EvacuationServices' },
          { label: 'Air Medical Evacuation', to: '/AirMedicalEvac' },
          { label: 'International Patient Transfer', to: '/InternationalPatientTransfer' },
          { label: 'Events Coverage', to: '/EventCoverage' },
          { label: 'Patient Transfer', to: '/PatientTransfer' },
          { label: 'Sports Coverage', to: '/SportsCoverage' },
        ],
      },
      { label: 'Gallery', to: '/Gallery' },
      { label: 'Contact', to: '/ContactUs' },
      { label: 'FAQ', to: '/FAQ' },
    ]);
  });

  it('of the footer cover the specified pages, in their canonical spelling', () => {
    const paths = site.footer.groups.flatMap((group) => group.links.map(({ to }) => to));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/AboutPage',
        '/OurTeam',
        '/FAQ',
        '/Gallery',
        '/ParamedicsPage',
        '/ContactUs',
        '/SchoolEmergencyCover',
        '/InternationalPatientTransfer',
        '/AirMedicalEvac',
      ]),
    );
    expect(site.footer.social.map(({ network }) => network)).toEqual([
      'facebook',
      'twitter',
      'linkedin',
      'instagram',
    ]);
  });

  it('of the six service cards stand as specified', () => {
    expect(home.services.cards.map(({ title, to }) => [title, to])).toEqual([
      ['Emergency Medical Response', '/EmergencyCare'],
      ['Transport to Medical Facilities', '/PatientTransfer'],
      ['Advanced Medical Interventions', '/PaediatricClinic'],
      ['Paramedics Services', '/ParamedicsPage'],
      ['Sports Coverage', '/SportsCoverage'],
      ['Event Coverage', '/EventCoverage'],
    ]);
    expect(home.services.linkLabel).toBe('Read More');
  });
});

function isService(
  value: unknown,
): value is { service: string; call: { actions: readonly { label: string; to: string }[] } } {
  return typeof value === 'object' && value !== null && 'service' in value && 'call' in value;
}
