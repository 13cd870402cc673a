import { helplines } from '../../helplines';
import { owner } from '../../owner';
import type { Link } from '../../types';
import { callLink } from '../links';

/** Words that all first-aid pages share. */
export const firstAidFrame = {
  call: callLink,
  /** The public numbers, for when nobody answers. */
  publicNumbers: {
    text: 'No answer? Call 1199. 999 and 112 are the police: they may not send an ambulance.',
    links: [
      { label: '1199', to: helplines.ambulance.href },
      { label: '999', to: 'tel:999' },
      { label: '112', to: 'tel:112' },
    ],
  },
  /** Name of the links to the parts of a page. */
  partsLabel: 'Who is it?',
  foot: {
    title: 'Where these words come from',
    locale: 'en-GB',
    unreviewed:
      'Our own clinician has not yet checked this page. In an emergency do what the dispatcher tells you.',
    /** `{name}` and `{date}` are put in. */
    reviewed: 'Checked by {name} on {date}.',
    note: 'This page does not replace a doctor. Print it on one sheet and put it on the wall.',
  },
} as const;

/** Opens WhatsApp with the address of a page to send on. @param title What the page is about. */
export function shareLink(title: string, path: string): Link {
  const text = `First aid: ${title} ${owner.siteUrl}${path}`;
  return { label: 'Share on WhatsApp', to: `https://wa.me/?text=${encodeURIComponent(text)}` };
}
