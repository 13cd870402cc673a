import { reviewForm } from '../../src/content/en/reviewForm';
import type { ReviewFormProps } from '../../src/forms/ReviewForm/ReviewForm';

/** Words of the review form, as on the Testimonials page. */
export const reviewWords = {
  action: '/send-review',
  labels: {
    name: 'Name',
    title: 'Title',
    text: 'Review',
    rating: 'Rating (optional)',
    namePlaceholder: 'Full name',
    titlePlaceholder: 'e.g. Business Owner, Event Organizer',
    stars: { 1: '1 star', 2: '2 stars', 3: '3 stars', 4: '4 stars', 5: '5 stars' },
    noStars: 'No rating',
    submit: 'Submit',
    sending: 'Submitting…',
    cancel: 'Cancel',
    summary: 'Please check these answers',
    refused: 'The review was not sent. Everything you wrote is still here: please press Submit to try again.',
    tooMany: reviewForm.labels.tooMany,
    unreachable: 'Failed to submit review. Try again later.',
    offline: 'This device is offline. Call us, or press Submit again when you are back online.',
    asText: 'My review: {text}\n{name}, {title}',
    leaveEmpty: 'Leave this field empty',
  },
  otherWays: {
    call: { label: 'Call 0700 000 000', to: 'tel:+254700000000' },
    whatsapp: { label: 'Send it by WhatsApp', to: 'https://wa.me/254700000000' },
  },
  messages: {
    name: { required: 'Enter your name', too_long: 'Your name may have at most 100 characters' },
    title: { required: 'Enter what you do', too_long: 'The title may have at most 100 characters' },
    text: { required: 'Write your review', too_long: 'The review may have at most 2,000 characters' },
    rating: { rating: 'Choose one to five stars, or no rating' },
  },
} satisfies Omit<ReviewFormProps, 'send' | 'onSent'>;
