import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { waysWith } from './reachUs';
import { whatYouReceive } from './whatYouReceive';

/** After the button of the page that confirms; with an old or broken link what to do instead. */
export const subscriptionConfirmed: ThanksContent = {
  meta: {
    title: 'Your subscription to our news',
    description:
      'How a subscription to our news is confirmed: by the link in our email, which holds for seven days. You can subscribe again at any time.',
  },
  title: 'This link confirms nothing any more',
  lead: 'It is more than seven days old, or part of it is missing.',
  ways: waysWith(
    { label: 'Subscribe again', to: forms.subscribe.page },
    'Hello. I have a question about your news:',
  ),
  earlier: {
    title: 'Have you confirmed before?',
    paragraphs: [
      'Then your address stays on our list, and you do not have to do anything.',
      'If you are not sure, subscribe again: you get another email with a new link.',
    ],
  },
  sent: {
    title: 'Your address is confirmed',
    paragraphs: ['Thank you. You get our news from now on.'],
    actions: [{ label: 'Go to the home page', to: '/' }],
    next: whatYouReceive,
  },
};
