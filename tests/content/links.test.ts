import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import { helplines } from '../../src/content/helplines';
import { neutralPage } from '../../src/content/neutralPage';
import { owner } from '../../src/content/owner';
import { pathIn } from '../../src/domain/language';
import { airMedicalEvac } from '../../src/content/pages/airMedicalEvac';
import { emergencyCare } from '../../src/content/pages/emergencyCare';
import { quoteLink } from '../../src/content/pages/quoteLink';
import { site } from '../../src/content/pages/site';
import { quoteForms, type QuotedService } from '../../src/content/quoteForms';
import { quotedServices } from '../../src/content/pages/quotedServices';
import { requestKinds, requestPage } from '../../src/domain/requests/kinds';
import { allTexts, modules } from './modules';

const paths: ReadonlySet<string> = new Set(siteRoutes.map(({ path }) => path));

/** All links except those that open WhatsApp: `whatsapp.test.ts` checks these. */
const links = allTexts.filter(
  ({ key, text }) => (key === 'to' || key === 'href') && !text.startsWith('https://wa.me/'),
);

describe('links', () => {
  it('are many enough to be worth a test', () => {
    expect(links.length).toBeGreaterThan(100);
  });

  it('lead to a page of the site, to a section of the page, or to the owner', () => {
    const owned = [
      owner.phone.href,
      owner.sms,
      owner.developer?.phone.href,
      `mailto:${owner.email}`,
      ...Object.values(owner.social),
      // In place of a quiet page.
      neutralPage,
      // The public emergency numbers, in case nobody answers.
      'tel:999',
      'tel:112',
      ...Object.values(helplines).map(({ href }) => href),
    ];
    // A question mark alone leads to the same address.
    const anchors = [
      '#services',
      '#tourniquet',
      '#jaw',
      '#eye',
      '#eyeInjury',
      '#pays',
      '#questions-1',
      '#questions-2',
      '?',
    ];
    const strange = links.filter(({ text }) => {
      if (!text.startsWith('/')) return !owned.includes(text) && !anchors.includes(text);
      return !paths.has(pathIn('en', text.replace(/[?#].*$/, '')));
    });
    expect(strange).toEqual([]);
  });

  it('carry only the questions that pages understand', () => {
    for (const { text } of links.filter((link) => /.\?/.test(link.text))) {
      expect(text).toMatch(/^\/ContactUs\?service=[\w%-]+#write$|^\/BookAppointment\?clinic=\d+$/);
    }
  });

  it('ask for a quote of one service on its page, and lead to the contact form on each', () => {
    const services = Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter(isService);
    expect(services.length).toBeGreaterThanOrEqual(13);
    const quotes = services.map(({ call }) =>
      call.actions.flatMap(({ label, to }) => (label === 'Get a Quote Today' ? [to] : [])),
    );
    expect(quotes.filter((links) => links.length > 1)).toEqual([]);
    expect(new Set(quotes.flat())).toEqual(
      new Set((Object.keys(quoteForms) as QuotedService[]).map((service) => quoteLink(service).to)),
    );
    for (const { call } of services) {
      expect(call.actions.find(({ label }) => label === 'Contact Us')?.to).toBe('/ContactUs');
    }
  });

  it('call only where somebody may be in danger: offers are a matter of the office', () => {
    const callers = Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter(isService)
      .filter(({ call }) => call.actions.some(({ to }) => to === owner.phone.href));
    expect(new Set(callers)).toEqual(new Set([airMedicalEvac, emergencyCare]));
  });

  it('ask for a quote by the form of the service, or by the list of forms where several may fit', () => {
    const asked = (Object.keys(quoteForms) as QuotedService[]).map((service) => quoteLink(service).to);
    expect(new Set(asked).size).toBe(asked.length);
    expect(quotedServices).toEqual(Object.keys(quoteForms));
    expect(asked.filter((to) => !to.startsWith('/Request/'))).toEqual(['/Request']);
    expect(requestKinds.map(requestPage).filter((page) => !links.some(({ text }) => text === page))).toEqual(
      [],
    );
  });

  it('of the header lead to all services first, to each of them, to the hospital and to the clinics', () => {
    const groups = site.header.items.flatMap((item) =>
      'to' in item ? [] : [item.links.map(({ to }) => to)],
    );
    expect(groups[0]).toContain('/AboutHospital');
    expect(groups[1]?.[0]).toBe('/services');
    const reached = new Set(
      site.header.items.flatMap((item) => ('to' in item ? [item.to] : item.links.map(({ to }) => to))),
    );
    const listed = links.filter(
      ({ place, text }) => place.startsWith('services.services.groups') && text.startsWith('/'),
    );
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.map(({ text }) => text).filter((path) => !reached.has(path))).toEqual([]);
    expect(groups[1]).toContain('/BookAppointment');
  });
});

function isService(
  value: unknown,
): value is { intro: unknown; call: { actions: readonly { label: string; to: string }[] } } {
  return typeof value === 'object' && value !== null && 'intro' in value && 'call' in value;
}
