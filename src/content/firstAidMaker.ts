import { daysFrom } from '../domain/dates';
import { fill } from '../domain/fill';
import { firstAidPath } from '../domain/firstAidPath';
import type { Language } from '../domain/language';
import { citations } from './citations';
import type {
  FirstAidFrame,
  FirstAidPageId,
  FirstAidTopic,
  FirstAidWords,
  QuietTopic,
  QuietWords,
  Review,
  Reviews,
} from './firstAidTypes';
import { owner } from './owner';

/** What a language has of its own on every first-aid page. */
interface FirstAidLanguage {
  language: Language;
  frame: FirstAidFrame;
  titles: Readonly<Record<FirstAidPageId, string>>;
  /** Headings of the lists that most pages have. */
  headings: { steps: string; call: string; never: string };
  /** The link that sends a page on, and what is written before the page's title and address. */
  share: { label: string; before: string };
  /** What a clinician has checked. */
  reviews: Reviews;
  /** Language of the text, as a BCP 47 tag: formats the day of the check. */
  locale: string;
}

/** Who has checked the words and when, or that nobody has: the line under the title. */
export function checkLine(
  { unreviewed, reviewed }: FirstAidFrame['check'],
  locale: string,
  review?: Review,
): string {
  if (!review) return unreviewed;
  const inWords = (day: string) => daysFrom([day], day, locale).join('');
  return fill(reviewed, {
    name: review.reviewedBy,
    role: review.reviewerRole,
    date: inWords(review.reviewedOn),
    next: inWords(review.nextReviewOn),
  });
}

/** Makes first-aid pages of a language from their words: with titles, the lists in order, the sources and what all share. */
export function firstAidMaker(given: FirstAidLanguage): (words: FirstAidWords) => FirstAidTopic {
  const { language, frame, titles, headings, share, reviews, locale } = given;
  return (words) => {
    const { id, steps, variants = [], callIf, never, techniques = [], more = [], calm, clinic } = words;
    const title = titles[id];
    const path = firstAidPath(id, language);
    const stepsTitle = words.stepsTitle ?? headings.steps;
    const blocks: FirstAidTopic['blocks'] = [
      ...(callIf ? [{ id: 'call', kind: 'call' as const, title: headings.call, items: callIf }] : []),
      ...(never ? [{ id: 'never', kind: 'never' as const, title: headings.never, items: never }] : []),
      ...techniques.map((list) => ({ ...list, kind: 'steps' as const })),
      ...more.map((list) => ({ ...list, kind: 'points' as const })),
      ...(calm ? [] : [{ ...(clinic ? frame.phoneOfClinic : frame.phone), kind: 'points' as const }]),
    ];
    const message = `${share.before}: ${title} ${owner.siteUrl}${path}`;
    return {
      ...words,
      title,
      path,
      check: checkLine(frame.check, locale, reviews[id]),
      stepsTitle,
      blocks,
      sources: citations([
        { title: stepsTitle, items: steps },
        ...variants.map(({ name, items }) => ({ title: name, from: steps.length + 1, items })),
        ...blocks,
      ]),
      share: { label: share.label, to: `https://wa.me/?text=${encodeURIComponent(message)}` },
      ...reviews[id],
      frame,
    };
  };
}

/** Makes quiet pages of a language from their words: with the neutral title, the link that leaves them, and nothing to share. */
export function quietMaker(
  firstAidTopic: (words: FirstAidWords) => FirstAidTopic,
  { quiet: { meta, leave } }: FirstAidFrame,
): (words: QuietWords) => QuietTopic {
  return ({ quiet, ...words }) => {
    const { share: _, ...topic } = firstAidTopic({ ...words, meta, calm: true });
    return { ...topic, quiet, leave };
  };
}
