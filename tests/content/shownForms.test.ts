import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import { bookingForm } from '../../src/content/pages/bookingForm';
import { contactForm } from '../../src/content/pages/contactForm';
import { reviewForm } from '../../src/content/pages/reviewForm';
import { subscribeForm } from '../../src/content/pages/subscribeForm';
import { samples } from '../../src/content/pages/samples';
import { site } from '../../src/content/pages/site';
import { messages } from '../../src/content/pages/messages';
import { owner } from '../../src/content/owner';
import { chatThatSays } from '../../src/content/whatsapp';
import type { SiteForm } from '../../src/domain/forms';
import { copyField } from '../../src/domain/requests/definition';
import { siteForms } from '../../src/server/http/siteForms';
import { quoteLink } from '../../src/content/pages/quoteLink';
import { faq } from '../../src/content/pages/faq';
import { privacyPolicy } from '../../src/content/pages/privacyPolicy';
import { quoteForms, type QuotedService } from '../../src/content/quoteForms';
import { quotedServices } from '../../src/content/pages/quotedServices';
import { termsOfService } from '../../src/content/pages/termsOfService';
import { footerPaths, headerPaths } from './paths';
import { all, allWords, attribute, links, rendered, words } from './rendered';

/** The part of a page that visitors see: without the honeypot. */
const seen = (html: string) =>
  html.replace(/<(\w+)[^>]*aria-hidden="true"[^>]*><label>.*?<\/label><\/\1>/g, '');

/** Fields of a form as sent: label, kind, placeholder; without the choices of a group. */
function fields(form: string) {
  const kinds = new Map(
    (form.match(/<(?:input|textarea)\b[^>]*>/g) ?? []).map((field) => [
      attribute(field, 'id'),
      [
        field.startsWith('<textarea') ? 'text area' : attribute(field, 'type'),
        attribute(field, 'placeholder'),
      ],
    ]),
  );
  return all(form, 'label')
    .filter((label) => attribute(label, 'for') !== undefined)
    .map((label) => [words(label), ...(kinds.get(attribute(label, 'for')) ?? [])])
    .filter(([, kind]) => kind !== 'radio');
}

describe('around every page', () => {
  it('the header leads where the specification says, in its order', async () => {
    const { header } = await rendered('/FAQ');
    const nav = all(header, 'nav')[0] ?? '';
    const shown = links(nav);
    const entries = site.header.items.flatMap((item) => ('to' in item ? [item] : item.links));
    expect(shown).toEqual(entries.map(({ label, to }) => [label, to]));
    const groups = site.header.items.filter((item) => !('to' in item));
    expect(allWords(nav, 'summary')).toEqual(groups.map(({ label }) => label));
    const known: readonly (string | undefined)[] = headerPaths;
    expect(shown.map(([, to]) => to).filter((to) => known.includes(to))).toEqual(headerPaths);
  });

  it('the footer: links, four social pages in a new tab, year, credit, phones, email, address, one field', async () => {
    const { footer } = await rendered('/FAQ');
    const shown = links(footer);
    expect(shown.map(([, to]) => to)).toEqual(expect.arrayContaining([...footerPaths]));
    const { facebook, twitter, linkedin, instagram } = owner.social;
    const social = all(footer, 'a').filter((link) => attribute(link, 'target') === '_blank');
    expect(social.map((link) => attribute(link, 'href'))).toEqual([facebook, twitter, linkedin, instagram]);
    expect(words(footer)).toMatch(/© 20\d\d /);
    expect(words(footer)).toContain(`Site by ${String(owner.developer?.name)}`);
    expect(words(footer)).toContain(owner.address);
    expect(shown).toContainEqual([owner.phone.display, owner.phone.href]);
    expect(shown).toContainEqual([owner.developer?.phone.display, owner.developer?.phone.href]);
    expect(shown).toContainEqual([owner.email, `mailto:${owner.email}`]);
    expect(footer.match(/<input\b/g)).toHaveLength(3);
    // The hidden version of the consent text is in addition.
    expect(seen(footer).match(/<input\b(?! type="hidden")/g)).toHaveLength(1);
    expect(attribute(footer, 'type')).toBe('email');
  });
});

describe('forms', () => {
  it.each<[string, SiteForm]>(siteForms.map((form) => [form.path, form]))(
    '%s: stands in its page as the registry has it',
    async (_, { path, page, anchor, id, thanks, fields, draft }) => {
      const { main } = await rendered(page);
      const form = all(main, 'form').find((one) => attribute(one, 'id') === id) ?? '';
      expect([attribute(form, 'method'), attribute(form, 'action')]).toEqual(['post', path]);
      expect(attribute(form, 'data-draft')).toBe(draft);
      const named = [...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
      // Copies, and what needs an approval, are offered if the owner's settings say so.
      expect(named).toEqual(
        expect.arrayContaining(
          fields.filter((name) => name !== copyField && !(page === '/Request/Sites' && /^also/.test(name))),
        ),
      );
      expect(main).toContain(` id="${anchor}"`);
      expect(siteRoutes.map((route) => route.path)).toContain(thanks);
    },
  );

  it('contact: four fields, all needed', async () => {
    const { main } = await rendered('/ContactUs');
    const form = all(main, 'form').find((one) => attribute(one, 'id') === 'contact-form') ?? '';
    expect(fields(form)).toEqual([
      ['Name', 'text', undefined],
      ['Email', 'email', undefined],
      ['Phone', 'tel', undefined],
      ['Message', 'text area', undefined],
    ]);
    expect(form.match(/ required=""/g)).toHaveLength(4);
  });

  it('review: labels, placeholders, four rows, three of them needed', async () => {
    const { main } = await rendered('/Testimonials');
    const form = all(main, 'form').find((one) => one.includes('<textarea')) ?? '';
    expect(fields(form)).toEqual([
      ['Name', 'text', 'Full name'],
      ['Title', 'text', 'e.g. Business Owner, Event Organizer'],
      ['Review', 'text area', undefined],
    ]);
    expect(attribute(form, 'rows')).toBe('4');
    expect(form.match(/ required=""/g)).toHaveLength(3);
    expect(words(all(form, 'legend')[0] ?? '')).toBe('Rating');
    const group = all(form, 'fieldset')[0] ?? '';
    expect(group.match(/<input [^>]*type="radio"/g)).toHaveLength(6);
    expect(allWords(group, 'label')).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
      'No rating',
    ]);
    expect(allWords(form, 'button')).toContain('Submit');
    expect(allWords(main, 'button')).toContain('Write a Review');
    expect(allWords(main, 'h2')).toContain('Submit Your Review');
  });

  it('testimonials: the title, and those of the content, each with stars and portrait', async () => {
    const { main, section } = await rendered('/Testimonials');
    expect(allWords(main, 'h1')).toEqual(['What Our Clients Say']);
    const cards = all(section('reviews'), 'figure');
    const ratings = samples.map(({ rating }) => rating);
    expect(cards.map((card) => attribute(card, 'aria-label'))).toEqual(
      ratings.map((rating) => `${String(rating)} out of 5 stars`),
    );
    expect(cards.map((card) => card.match(/MuiRating-iconFilled/g)?.length)).toEqual(ratings);
    expect(cards.every((card) => card.includes('<img') && card.includes('<blockquote'))).toBe(true);
  });

  it('their answers without JavaScript say the alerts’ words', async () => {
    const title = async (path: string) => allWords((await rendered(path, { sent: true })).main, 'h1');
    expect(await title('/MessageSent')).toEqual(['Message sent successfully!']);
    expect(await title('/ReviewSent')).toEqual(['Review submitted for approval!']);
    expect(await title('/AppointmentRequested')).toEqual(['Your request has arrived']);
    expect(await title('/Subscribed')).toEqual(['Thank you']);
    expect(await title('/RequestSent')).toEqual(['Your request has arrived']);
    expect(await title('/News/Confirmed')).toEqual(['Your address is confirmed']);
    expect(await title('/News/Left')).toEqual(['You will get no more news']);
  });

  it.each([
    ['/MessageSent', '/ContactUs', 'Hello. I wrote to you on your website. It is about:'],
    ['/ReviewSent', '/Testimonials', messages.review],
    ['/AppointmentRequested', '/BookAppointment', messages.clinic],
    ['/RequestSent', '/Request', 'Hello. I sent a request on your website. It is about:'],
    ['/Subscribed', '/Subscribe', 'Hello. I have a question:'],
  ] as const)(
    '%s claims nothing to anybody else, and says how to reach the service',
    async (path, form, said) => {
      const { main } = await rendered(path, { reference: 'K7M-4XP' });
      expect(allWords(main, 'h1')).toEqual(['How to reach us']);
      expect(words(main)).not.toMatch(/successfully|submitted|thank|has arrived|on our list|K7M/i);
      expect(main).not.toContain('data-draft');
      expect(links(main).map(([, to]) => to)).toEqual([owner.phone.href, form, chatThatSays(said)]);
    },
  );

  it('all have words of their own for too many tries, with the phone number but for reviews', () => {
    for (const form of [contactForm, bookingForm, subscribeForm])
      expect(form.labels.tooMany).toContain(owner.phone.display);
    expect(reviewForm.labels.tooMany).not.toMatch(/call|\d/i);
  });
});

/** Titles of sections as a legal text numbers them. */
const inOrder = (sections: readonly { title: string }[]) =>
  sections.map(({ title }, index) => `${index + 1}. ${title}`);

describe('texts', () => {
  it('all questions, each with its answer', async () => {
    const shown = all((await rendered('/FAQ')).main, 'details').map((one) => [
      words(all(one, 'summary')[0] ?? ''),
      all(one, 'p').length > 0,
    ]);
    expect(shown).toEqual(faq.questions.items.map(({ question }) => [question, true]));
  });

  it('the terms with their numbers, the phone at the end', async () => {
    const { main, section } = await rendered('/TermsOfService');
    const { sections } = termsOfService;
    expect(allWords(main, 'h2').slice(1)).toEqual(inOrder(sections));
    expect(words(section(`section-${sections.length}`))).toContain(owner.phone.display);
  });

  it('the sections of the privacy policy with their numbers, all ways to reach us at the end', async () => {
    const { main, section } = await rendered('/PrivacyPolicy');
    const { sections } = privacyPolicy;
    expect(allWords(main, 'h2').slice(1)).toEqual(inOrder(sections));
    const contact = words(section(`section-${sections.length}`));
    for (const part of [owner.email, owner.phone.display, owner.address]) expect(contact).toContain(part);
  });
});

describe('buttons without an action in the original', () => {
  it.each(quotedServices)('a quote for %s is named in the heading of the form', async (service) => {
    const { section } = await rendered('/ContactUs', { service });
    expect(allWords(section('write'), 'h2')).toEqual([`A quote for ${service}`]);
  });

  const paths = siteRoutes.map(({ path }) => path);

  it.each(paths)('%s: lead to the form, to a request that names the service, or to more', async (path) => {
    for (const [label, to = ''] of links((await rendered(path)).main)) {
      if (to.startsWith('#')) continue;
      if (label === 'Contact Us') expect(to).toBe('/ContactUs');
      if (label.startsWith('Learn More')) expect(paths).toContain(to);
      if (label !== 'Get a Quote Today') continue;
      expect((Object.keys(quoteForms) as QuotedService[]).map((service) => quoteLink(service).to)).toContain(
        to,
      );
    }
  });
});
