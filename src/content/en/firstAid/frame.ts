import type { Link } from '../../../domain/link';
import type { FirstAidFrame, FirstAidTopic, FirstAidWords } from '../../firstAidTypes';
import { helplinesChecked } from '../../helplines';
import { owner } from '../../owner';
import { callLink } from '../links';
import { dateLocale } from '../locale';
import { citations } from './citations';
import { helpLinks } from './helpLinks';
import { reviews } from './reviews';
import { sources } from './sources';
import { callNote, pathOf, titles } from './titles';

/** Words that all first-aid pages share. */
export const firstAidFrame: FirstAidFrame = {
  call: callLink,
  callNote,
  variantsLabel: 'Who is it?',
  phone: {
    id: 'phone',
    title: 'Nobody answers?',
    items: [
      { text: 'Ambulance and counselling:', links: [helpLinks.ambulance], from: [sources.numbers] },
      {
        text: 'Police. They may not send an ambulance:',
        links: [helpLinks.police, helpLinks.policeToo],
        from: [sources.numbers],
      },
      {
        text: 'Nobody comes? Take any car to the nearest open hospital. A second person watches the breathing.',
        from: [sources.callers],
      },
      {
        text: 'In Maps, “emergency centre near me” lists public hospitals.',
        from: [sources.hospitals],
      },
      { text: 'It gets worse, or you have moved? Call again.', from: [sources.callers] },
      { text: `These numbers: ${helplinesChecked}.`, from: [sources.numbers] },
    ],
  },
  foot: {
    title: 'Where these words come from',
    unreviewed: 'Our own clinician has not yet checked these words.',
    reviewed: 'Checked by {name} on {date}.',
    locale: dateLocale,
    note: 'This page does not replace a doctor. Print it on one sheet and put it on the wall.',
  },
};

/** Opens WhatsApp with the address of a page to send on. */
function shareLink(title: string, path: string): Link {
  const text = `First aid: ${title} ${owner.siteUrl}${path}`;
  return { label: 'Share on WhatsApp', to: `https://wa.me/?text=${encodeURIComponent(text)}` };
}

/** A first-aid page of its words: with the title, the lists in their order, the sources and what all pages share. */
export function firstAidTopic(words: FirstAidWords): FirstAidTopic {
  const { id, steps, variants = [], callIf, never, techniques = [], more = [] } = words;
  const title = titles[id];
  const path = pathOf(id);
  const stepsTitle = words.stepsTitle ?? 'What to do';
  const blocks: FirstAidTopic['blocks'] = [
    ...(callIf ? [{ id: 'call', kind: 'call' as const, title: 'Call at once if', items: callIf }] : []),
    ...(never ? [{ id: 'never', kind: 'never' as const, title: 'Do not', items: never }] : []),
    ...techniques.map((list) => ({ ...list, kind: 'steps' as const })),
    ...more.map((list) => ({ ...list, kind: 'points' as const })),
    { ...firstAidFrame.phone, kind: 'points' as const },
  ];
  return {
    ...words,
    title,
    path,
    stepsTitle,
    blocks,
    sources: citations([
      { title: stepsTitle, items: steps },
      ...variants.map(({ name, items }) => ({ title: name, from: steps.length + 1, items })),
      ...blocks,
    ]),
    share: shareLink(title, path),
    ...reviews[id],
    frame: firstAidFrame,
  };
}
