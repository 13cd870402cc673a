import type { FirstAidFrame, FirstAidTopic } from '../../firstAidTypes';
import { helplines } from '../../helplines';
import { owner } from '../../owner';
import type { Link } from '../../../domain/link';
import { callLink } from '../links';
import { dateLocale } from '../locale';
import { topicLinks } from './topicLinks';

/** Words that all first-aid pages share. */
export const firstAidFrame: FirstAidFrame = {
  call: callLink,
  publicNumbers: {
    text: 'No answer? Call 1199. 999 and 112 are the police: they may not send an ambulance.',
    links: [
      { label: '1199', to: helplines.ambulance.href },
      { label: '999', to: 'tel:999' },
      { label: '112', to: 'tel:112' },
    ],
  },
  partsLabel: 'Who is it?',
  foot: {
    title: 'Where these words come from',
    unreviewed:
      'Our own clinician has not yet checked this page. In an emergency do what the dispatcher tells you.',
    reviewed: 'Checked by {name} on {date}.',
    locale: dateLocale,
    note: 'This page does not replace a doctor. Print it on one sheet and put it on the wall.',
  },
};

/** Opens WhatsApp with the address of a page to send on. */
function shareLink({ title, path }: Pick<FirstAidTopic, 'title' | 'path'>): Link {
  const text = `First aid: ${title} ${owner.siteUrl}${path}`;
  return { label: 'Share on WhatsApp', to: `https://wa.me/?text=${encodeURIComponent(text)}` };
}

/** A first-aid page, with the words that all of them share and the link to send it on. */
export function firstAidTopic(topic: Omit<FirstAidTopic, 'path' | 'share' | 'frame'>): FirstAidTopic {
  const path = topicLinks[topic.id].to;
  return { ...topic, path, share: shareLink({ ...topic, path }), frame: firstAidFrame };
}
