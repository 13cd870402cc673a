import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import { htmlDocument } from '../../src/app/render/document';
import { describePage } from '../../src/app/seo/describePage';
import { structuredData } from '../../src/app/seo/structuredData';
import { clinicsFrom } from '../../src/content/pages/clinics';
import { faq } from '../../src/content/pages/faq';
import { whatHappens } from '../../src/content/pages/whatHappens';
import { settled, unsettled } from './owner';

type Node = Record<string, unknown>;

async function graph(path: string, owner = settled): Promise<Node[]> {
  const route = siteRoutes.find((entry) => entry.path === path);
  if (!route) throw new Error(`No route ${path}`);
  const { content } = await route.load();
  const data = structuredData(await describePage(route, content, siteRoutes), owner);
  // As sent: undefined values are left out.
  const sent = JSON.parse(JSON.stringify(data)) as { '@context': string; '@graph': Node[] };
  expect(sent['@context']).toBe('https://schema.org');
  return sent['@graph'];
}

const types = (nodes: Node[]) => nodes.map((node) => node['@type']);

describe('the service in structured data', () => {
  const service = ['EmergencyService', 'MedicalBusiness'];

  it('says what the owner has set, and that it is there day and night', async () => {
    const [business] = await graph('/');
    expect(business).toMatchObject({
      '@type': service,
      '@id': 'https://www.rescue.example/#service',
      name: settled.brand,
      url: 'https://www.rescue.example/',
      telephone: '+254722123456',
      email: 'help@rescue.example',
      address: { streetAddress: 'Mombasa Road 114, Nairobi', addressCountry: 'KE' },
      areaServed: { name: 'Kenya' },
      contactPoint: { contactType: 'emergency', telephone: '+254722123456' },
    });
    expect(business?.['openingHoursSpecification']).toMatchObject({ opens: '00:00', closes: '23:59' });
    expect(business?.['sameAs']).toHaveLength(4);
  });

  it('leaves out every placeholder', async () => {
    const [business] = await graph('/', unsettled);
    expect(Object.keys(business ?? {}).sort()).toEqual(
      [...['@id', '@type', 'areaServed', 'image', 'logo', 'name', 'openingHoursSpecification', 'url']].sort(),
    );
  });

  it('claims no ratings, prices or reviews', async () => {
    const said = JSON.stringify(await Promise.all(['/', '/ContactUs', '/Testimonials'].map((p) => graph(p))));
    expect(said).not.toMatch(/rating|review|price|award/i);
  });

  it('stands where the service is described, and not on every page', async () => {
    expect(types(await graph('/'))).toEqual([service]);
    expect(types(await graph('/ContactUs'))).toEqual([service, 'BreadcrumbList']);
    expect(types(await graph('/AirMedicalEvac'))).toEqual(['BreadcrumbList']);
  });
});

describe('the way to a page', () => {
  const trail = async (path: string) =>
    (await graph(path))
      .filter((node) => node['@type'] === 'BreadcrumbList')
      .flatMap((node) => node['itemListElement'] as Node[])
      .map(({ position, name, item }) => [position, name, item]);

  it('leads over the services to a service', async () => {
    expect(await trail('/AirMedicalEvac')).toEqual([
      [1, 'Home', 'https://www.rescue.example/'],
      [2, 'Our Services', 'https://www.rescue.example/services'],
      [3, 'Air Medical Evacuation', 'https://www.rescue.example/AirMedicalEvac'],
    ]);
  });

  it('leads from the home page to any other', async () => {
    expect(await trail('/Gallery')).toEqual([
      [1, 'Home', 'https://www.rescue.example/'],
      [2, 'Gallery', 'https://www.rescue.example/Gallery'],
    ]);
  });
});

describe('a page of questions', () => {
  it.each([
    ['/FAQ', faq],
    ['/WhatHappens', whatHappens],
  ])('%s gives its questions and answers as they stand on the page', async (path, { questions }) => {
    const page = (await graph(path)).find((node) => node['@type'] === 'FAQPage');
    const entries = (page?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
    expect(entries.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      questions.items.map(({ question, answer }) => [question, answer.join('\n')]),
    );
  });
});

describe('the booking page', () => {
  it('gives the hours of each clinic, and the days that can be asked for on which it is closed', async () => {
    const route = siteRoutes.find(({ path }) => path === '/BookAppointment');
    const times = [
      { id: 1, name: 'Cardiology', weekday: 1, opens: '09:00', closes: '12:00' },
      { id: 5, name: 'Dermatology', weekday: 5, opens: '11:00', closes: '14:00' },
    ] as const;
    const closed = [{ from: '12-25', to: '12-26', reason: 'Holiday' }];
    const content = {
      meta: { title: 'Book', description: '' },
      form: { labels: {}, clinics: clinicsFrom(times, closed) },
    };
    if (!route) throw new Error('No booking page');
    const said = async (today?: string) => {
      const page = await describePage(route, content, siteRoutes, today);
      const sent = JSON.parse(JSON.stringify(structuredData(page, settled))) as { '@graph': Node[] };
      return sent['@graph'].at(-1)?.['department'] as Node[];
    };
    const [cardiology, dermatology] = await said('2026-11-25');
    expect(cardiology).toEqual({
      '@type': 'MedicalClinic',
      name: 'Cardiology',
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Monday',
        opens: '09:00',
        closes: '12:00',
      },
    });
    expect(dermatology?.['specialOpeningHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
    expect(JSON.stringify(await said())).not.toContain('special');
  });
});

describe('the document', () => {
  it('cannot be left through a name that looks like markup', async () => {
    const html = htmlDocument({
      html: '',
      hints: '',
      faces: '',
      styles: [],
      language: 'en',
      title: settled.brand,
      description: settled.brand,
      indexable: true,
      sharing: { 'og:site_name': settled.brand },
      structured: { '@graph': await graph('/') },
      assets: { firstLoad: '/a.js', react: [], assistant: [] },
    });
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).toContain('content="Savannah &quot;Rescue&quot; &amp; Sons &lt;/script&gt;"');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ '@graph': await graph('/') });
  });
});
