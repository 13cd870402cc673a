import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/app/App';
import { siteRoutes } from '../../src/app/siteRoutes';
import { reviewsDue } from '../../src/app/cli/reviewsDue';
import { sampleFiles, samplesInUse } from '../../src/app/cli/samplesInUse';
import { titles } from '../../src/content/pages/firstAid/titles';
import { aboutHospital } from '../../src/content/pages/aboutHospital';
import { aboutPage } from '../../src/content/pages/aboutPage';
import { exampleLabel } from '../../src/content/pages/exampleLabel';
import { gallery } from '../../src/content/pages/gallery';
import { home } from '../../src/content/pages/home';
import { ourTeam } from '../../src/content/pages/ourTeam';
import { samples } from '../../src/content/pages/samples';
import { testimonials } from '../../src/content/pages/testimonials';
import { site } from '../../src/content/pages/site';
import { exampleLabel as exampleInKiswahili } from '#sw/exampleLabel';
import { pathIn, type Language } from '../../src/domain/language';
import { mixtureOf, type MaybeSample } from '../../src/domain/samples';
import { AboutPage } from '../../src/pages/AboutPage';
import { GalleryPage } from '../../src/pages/GalleryPage';
import { HomePage } from '../../src/pages/HomePage';
import { HospitalPage } from '../../src/pages/HospitalPage';
import { TeamPage } from '../../src/pages/TeamPage';
import { TestimonialsPage } from '../../src/pages/TestimonialsPage';
import { modules } from './modules';
import { all, rendered, words } from './rendered';

/** All objects in a value that have a mark. */
function marked(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(marked);
  return 'sample' in value ? [value, ...inner] : inner;
}

/** Stories that nobody can vouch for; an owner's own history may say anything. */
const invented =
  /Nobody is paid for one|in service for more than five years|whom we had driven|Paramedics at the touchline, with a stretcher|of an evening of comedy|Words of people whom we came to/;

/** The content with every person, review and activity marked alike; `undefined` removes the marks. */
function withMark<Content>(content: Content, sample: boolean | undefined): Content {
  const mark = (_: string, value: unknown): unknown =>
    value instanceof Object &&
    ['role', 'rating', 'dateLabel'].some((key) => key in value && 'picture' in value)
      ? { ...value, sample }
      : value;
  return JSON.parse(JSON.stringify(content, mark)) as Content;
}

const inLanguage = (language: Language) =>
  siteRoutes.filter((route) => route.language === language).map(({ path }) => path);

const entries = [...new Set(marked(modules))];
const standing = entries.filter(({ sample }) => sample === true);
/** Words that only the card of an entry has. */
const ownWords = ({ text, description, name }: Record<string, unknown>) =>
  String(text ?? description ?? name);
/** Cards of a page that show one of the entries, as text. */
const cardsOf = (html: string, shown: Record<string, unknown>[]) =>
  all(html, 'li')
    .map(words)
    .filter((card) => shown.some((entry) => card.includes(ownWords(entry))));
const labels = (html: string) => all(html, 'span').filter((one) => words(one) === exampleLabel).length;

function pageHtml(page: ReactNode): string {
  return renderToStaticMarkup(<App cache={createCache({ key: 'css' })}>{page}</App>);
}

const noData = { reviews: [], today: '2026-03-02' };
const written = {
  name: 'Naliaka Wekesa',
  title: 'Teacher',
  text: 'Quick and calm.',
  publishedAt: '2026-02-20T09:30:00Z',
};

describe('samples', () => {
  it.each(inLanguage('en'))('%s: each one is labelled, and is no fact for machines', async (path) => {
    const { main, document } = await rendered(path);
    const cards = cardsOf(main, standing);
    expect(cards.filter((card) => !card.includes(exampleLabel))).toEqual([]);
    expect(labels(main)).toBe(cards.length);
    const head = document.slice(0, document.indexOf('<body'));
    const data = all(document, 'script').filter((script) => script.includes('application/ld+json'));
    for (const entry of standing) {
      expect(head, path).not.toContain(ownWords(entry));
      if ('name' in entry) expect(head + data.join(''), path).not.toContain(String(entry['name']));
    }
    if (standing.length > 0) expect(document).not.toMatch(invented);
    expect(data.join('')).not.toMatch(/"@type":"(?:Review|AggregateRating|Event)"/);
  });

  it('are labelled in Kiswahili as often as in English', async () => {
    for (const path of ['/', '/OurTeam', '/AboutPage', '/AboutHospital', '/Testimonials', '/Gallery']) {
      const [english, kiswahili] = await Promise.all([rendered(path), rendered(pathIn('sw', path))]);
      const own = all(kiswahili.main, 'span').filter((one) => words(one) === exampleInKiswahili);
      expect(own.length, path).toBe(labels(english.main));
    }
  });

  it('are all shown somewhere', async () => {
    const pages = await Promise.all(
      ['/OurTeam', '/AboutPage', '/Testimonials', '/Gallery'].map((path) => rendered(path)),
    );
    const shown = pages.map(({ main }) => words(main)).join(' ');
    expect(entries.filter((entry) => !shown.includes(ownWords(entry)))).toEqual([]);
  });

  it('are called real by no sentence', async () => {
    const [reviews, about, staff] = await Promise.all([
      rendered('/Testimonials'),
      rendered('/AboutPage'),
      rendered('/OurTeam'),
    ]);
    const expected = { real: false, samples: false, both: false };
    const { items, leads } = testimonials.reviews;
    const saidIn = (html: string, sentences: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(sentences).map(([kind, text]) => [kind, words(html).includes(text)]));
    expect(saidIn(reviews.main, leads)).toEqual({ ...expected, [mixtureOf(items)]: true });
    const { team } = aboutPage;
    expect(saidIn(about.main, team.leads)).toEqual({ ...expected, [mixtureOf(team.members)]: true });
    const everybody = ourTeam.groups.flatMap<MaybeSample>(({ members }) => members);
    expect(saidIn(staff.main, ourTeam.leads)).toEqual({ ...expected, [mixtureOf(everybody)]: true });
    expect(leads.samples + leads.both).not.toMatch(/Staff read every review before|Nobody is paid/);
  });

  it('stay labelled beside approved reviews, which are not; the words about staff are about those alone', async () => {
    const { section } = await rendered('/Testimonials', { reviews: [written] });
    const cards = all(section('reviews'), 'figure').map(words);
    const own = testimonials.reviews.items.map(({ sample }) => sample === true);
    expect(cards.map((card) => card.includes(exampleLabel))).toEqual([...own, false]);
    expect(words(section('reviews'))).toContain(
      testimonials.reviews.leads[mixtureOf(testimonials.reviews.items, 1)],
    );
  });
});

describe('an owner', () => {
  const pagesOf = (sample: boolean | undefined) => ({
    reviews: pageHtml(
      <TestimonialsPage content={withMark(testimonials, sample)} site={site} data={noData} />,
    ),
    about: pageHtml(<AboutPage content={withMark(aboutPage, sample)} site={site} data={noData} />),
    home: pageHtml(<HomePage content={withMark(home, sample)} site={site} data={noData} />),
    hospital: pageHtml(<HospitalPage content={withMark(aboutHospital, sample)} site={site} data={noData} />),
    team: pageHtml(<TeamPage content={withMark(ourTeam, sample)} site={site} data={noData} />),
    gallery: pageHtml(<GalleryPage content={withMark(gallery, sample)} site={site} data={noData} />),
  });
  const counts = (pages: ReturnType<typeof pagesOf>) =>
    Object.fromEntries(Object.entries(pages).map(([name, html]) => [name, labels(html)]));

  it('who marks a card gets the label on it', () => {
    const pages = pagesOf(true);
    expect(counts(pages)).toEqual({
      reviews: samples.length,
      about: aboutPage.team.members.length,
      home: samples.length,
      hospital: samples.length,
      team: ourTeam.groups.flatMap(({ members }) => members).length,
      gallery: gallery.activities.items.length,
    });
    expect(words(pages.reviews)).toContain(testimonials.reviews.leads.samples);
    expect(words(pages.about)).toContain(aboutPage.team.leads.samples);
    expect(words(pages.team)).toContain(ourTeam.leads.samples);
  });

  it.each([false, undefined])(
    'who sets the mark to %s has no label left, and the sentences back',
    (sample) => {
      const pages = pagesOf(sample);
      expect(Object.values(counts(pages))).toEqual([0, 0, 0, 0, 0, 0]);
      expect(words(pages.reviews)).toContain(testimonials.reviews.leads.real);
      expect(words(pages.about)).toContain(aboutPage.team.leads.real);
      expect(words(pages.team)).toContain(ourTeam.leads.real);
    },
  );
});

describe('what is told at start', () => {
  it('counts every sample of the content', () => {
    const listed = Object.values(sampleFiles).flat();
    expect(new Set(listed.filter((one: MaybeSample) => one.sample))).toEqual(new Set(standing));
  });

  it('names file and number, and nothing once all are replaced', () => {
    const [sample, real] = [{ sample: true }, { sample: false }];
    expect(
      samplesInUse({ 'people.ts': [sample, sample, real], 'samples.ts': [real], 'activities.ts': [{}] }),
    ).toBe('Samples still shown as examples: people.ts (2). Replace them in src/content/pages.');
    expect(samplesInUse({ 'people.ts': [real], 'samples.ts': [] })).toBeUndefined();
  });

  it('counts the first-aid pages that no clinician has checked, and names those to be checked again', () => {
    const day = (text: string) => new Date(`${text}T12:00:00Z`);
    const check = {
      reviewedBy: 'Dr. A. Example',
      reviewerRole: 'emergency physician',
      reviewedOn: '2026-02-03',
      nextReviewOn: '2027-02-03',
    };
    const ids = Object.keys(titles);
    const all = Object.fromEntries(ids.map((id) => [id, check]));
    const { burns: _, ...allButBurns } = all;
    expect(reviewsDue(day('2026-12-24'), { en: {}, sw: allButBurns })).toEqual([
      `First aid in English: no clinician has checked ${String(ids.length)} of ${String(ids.length)} pages.`,
      `First aid in Kiswahili: no clinician has checked 1 of ${String(ids.length)} pages: burns.`,
    ]);
    expect(reviewsDue(day('2027-02-02'), { en: all, sw: all })).toEqual([]);
    const late = { ...all, stroke: { ...check, nextReviewOn: '2026-08-01' } };
    expect(reviewsDue(day('2027-02-02'), { en: late, sw: all })).toEqual([
      'First aid in English: to be checked again: stroke (since 2026-08-01).',
    ]);
  });
});

describe('what a list is made of', () => {
  it.each([
    [[], 0, 'real'],
    [[{ sample: true }], 0, 'samples'],
    [[{ sample: true }], 1, 'both'],
    [[{ sample: true }, { sample: false }], 0, 'both'],
    [[{ sample: false }, {}], 2, 'real'],
  ] as const)('%j and %i more: %s', (items, more, mixture) => {
    expect(mixtureOf(items, more)).toBe(mixture);
  });
});
