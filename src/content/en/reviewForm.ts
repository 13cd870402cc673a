import type { ReviewFormContent } from '../formTypes';
import { consentWords } from './consents';
import { formNotes } from './formNotes';
import { whatsappLink } from './links';

/** Words of the review form and its dialog. */
export const reviewForm: ReviewFormContent = {
  openLabel: 'Write a Review',
  title: 'Submit Your Review',
  closeLabel: 'Close',
  labels: {
    name: 'Name',
    title: 'Title',
    text: 'Review',
    rating: 'Rating',
    namePlaceholder: 'Full name',
    titlePlaceholder: 'e.g. Business Owner, Event Organizer',
    stars: { 1: '1 star', 2: '2 stars', 3: '3 stars', 4: '4 stars', 5: '5 stars' },
    noStars: 'No rating',
    submit: 'Submit',
    sending: 'Sending …',
    cancel: 'Cancel',
    summary: 'There is a problem',
    refused: 'Your review was not sent. Nothing is lost: please try again.',
    unreachable: 'Failed to submit review. Try again later.',
    ...formNotes,
    notice: consentWords.review,
    tooMany: 'Too many requests came from your network. Wait a minute and try again.',
    offline:
      'This device is offline. Press the button again when you are back online: what you typed stays in the form.',
    asText: 'My review: {text}\n{name}, {title}',
  },
  messages: {
    name: {
      required: 'Enter your name.',
      too_long: 'Your name must be 100 characters or fewer.',
    },
    title: {
      required: 'Enter your title, such as Business Owner.',
      too_long: 'Your title must be 100 characters or fewer.',
    },
    text: {
      required: 'Write your review.',
      too_long: 'Your review must be 2,000 characters or fewer.',
    },
    rating: {
      rating: 'Choose 1 to 5 stars, or no rating.',
    },
  },
  discard: {
    question: 'Discard your review?',
    discard: 'Discard it',
    keep: 'Keep writing',
  },
  otherWays: { whatsapp: { ...whatsappLink, label: 'Send it on WhatsApp' } },
  sentMessage: 'Review submitted for approval!',
};
