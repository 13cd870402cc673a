import { describe, expect, it } from 'vitest';
import { readFacts, type Facts } from '../../src/config/facts';
import { facts as own } from '../../src/content/facts';
import { numbersFrom } from '../../src/content/pages/numbersAndPapers';
import { costFrom, courseFrom } from '../../src/content/pages/firstAidTraining';
import { priceFrom } from '../../src/content/pages/serviceParts';
import { sitesRequest } from '../../src/content/pages/requests/sitesRequest';
import { trainingRequest } from '../../src/content/pages/requests/trainingRequest';
import { factListsOf } from '../../src/pages/courseDays';
import { costFrom as costInKiswahili, courseFrom as courseInKiswahili } from '#sw/firstAidTraining';
import { links, rendered, words } from './rendered';

const forThePublic =
  'This is a course for the public. It does not make anyone a first-aider under Legal Notice 79.';

/** What the page says about the course on a day, as rows of text. */
function said(settings: Record<string, string>, today = '2026-11-27', from: typeof courseFrom = courseFrom) {
  const [list] = factListsOf({ course: from(readFacts(settings)) }, today);
  return {
    paragraphs: list?.paragraphs,
    facts: list?.facts.map(({ label, values }) => [label, ...values]),
  };
}

const everything = {
  DOSHS_APPROVAL: 'FA/123/2026',
  TRAINING_DATES: '2027-02-08, 2026-11-26, 2027-05-10',
  TRAINING_HOURS: '16',
  TRAINING_GROUP: '20',
  TRAINING_VALID_YEARS: '2',
  PRICE_TRAINING: '3,500',
};

describe('about a course', () => {
  it('nothing is claimed where nothing is set, and it is no course under the law', () => {
    expect(said({})).toEqual({ paragraphs: [forThePublic], facts: [] });
  });

  it('everything is told that is set, with the days that are to come', () => {
    expect(said(everything)).toEqual({
      paragraphs: ['The course is held under DOSHS approval FA/123/2026.'],
      facts: [
        ['Length', '16 hours'],
        ['Group', 'At most 20 people'],
        ['Certificate', 'Valid for 2 years'],
        ['Courses begin on', '8 February 2027', '10 May 2027'],
      ],
    });
  });

  it('the approval alone is told without any fact', () => {
    expect(said({ DOSHS_APPROVAL: 'FA/9' })).toEqual({
      paragraphs: ['The course is held under DOSHS approval FA/9.'],
      facts: [],
    });
  });

  it.each([
    [{ TRAINING_HOURS: '1' }, [['Length', '1 hour']]],
    [{ TRAINING_VALID_YEARS: '1' }, [['Certificate', 'Valid for 1 year']]],
    [{ TRAINING_GROUP: '1' }, [['Group', '1 person at a time']]],
  ])('each fact stands alone, and remains a course for the public: %o', (settings, facts) => {
    expect(said(settings)).toEqual({ paragraphs: [forThePublic], facts });
  });

  it.each([
    ['2027-02-08', [['Courses begin on', '8 February 2027']]],
    ['2027-02-09', []],
  ])('a day is shown until it is past: on %s', (today, facts) => {
    expect(said({ TRAINING_DATES: '2027-02-08' }, today).facts).toEqual(facts);
  });

  it('the price stands before how the offer is made', () => {
    const cost = (settings: Record<string, string>) => {
      const facts = readFacts(settings);
      return `${priceFrom('training', facts)} ${costFrom(facts)}`.trim();
    };
    expect(cost({})).toBe(
      'The price depends on the number of people and on the place. You get it in writing before you agree.',
    );
    expect(cost(everything)).toBe(
      'KES 3,500 for each person. You get the whole price in writing before you agree.',
    );
    expect(cost({ PRICE_BASIC: '6500', PRICE_SCHOOL_FROM: '45000' })).toBe(cost({}));
  });

  it('the same is told in Kiswahili', () => {
    expect(said({}, undefined, courseInKiswahili).paragraphs?.join()).toContain(
      'Hayamfanyi mtu yeyote kuwa mtoa huduma ya kwanza kwa mujibu wa Legal Notice 79.',
    );
    expect(said(everything, undefined, courseInKiswahili)).toEqual({
      paragraphs: ['Mafunzo haya hufanyika kwa idhini ya DOSHS FA/123/2026.'],
      facts: [
        ['Muda', 'Masaa 16'],
        ['Kundi', 'Watu wasiozidi 20'],
        ['Cheti', 'Hutumika kwa miaka 2'],
        ['Mafunzo huanza', '8 Februari 2027', '10 Mei 2027'],
      ],
    });
    const amounts = (from: (facts: Facts) => string) => [from(readFacts({})), from(readFacts(everything))];
    expect(amounts(costInKiswahili)).toHaveLength(new Set(amounts(costInKiswahili)).size);
  });
});

describe('the page of first-aid training', () => {
  it('shows what the settings of this build say, and leads to its form', async () => {
    const { main, section } = await rendered('/FirstAidTraining');
    for (const paragraph of courseFrom(own).paragraphs) expect(words(section('course'))).toContain(paragraph);
    expect(links(main)).toContainEqual(['Get a Quote Today', '/Request/Training']);
  });

  it('is where its form, the page of licences and its days lead back to', async () => {
    expect(trainingRequest.backTo).toBe('/FirstAidTraining');
    expect(numbersFrom(readFacts(everything)).work.courses.values.map(({ to }) => to)).toEqual([
      '/FirstAidTraining',
    ]);
    const { section } = await rendered('/NumbersAndPapers');
    expect(links(section('work')).map(([, to]) => to)).toContain('/FirstAidTraining');
  });
});

it('a request for a site says whose approval training needs', () => {
  const { help } = sitesRequest.sheet.words.steps['cover']?.fields['also'] ?? {};
  // Without an approval the form offers neither training nor audit.
  expect(help?.includes('under DOSHS approval') ?? false).toBe(own.doshsApproval !== '');
});
