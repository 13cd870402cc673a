import words from '#words/reviewForm.json';
import type { ReviewFormContent } from '../formTypes';
import { consentWords } from './consents';
import { formNotes } from './formNotes';
import { whatsappLink } from './links';

/** Words of the review form and its dialog. */
export const reviewForm: ReviewFormContent = {
  openLabel: words.openLabel,
  title: words.title,
  closeLabel: words.closeLabel,
  labels: {
    name: words.labels.name,
    title: words.labels.title,
    text: words.labels.text,
    rating: words.labels.rating,
    namePlaceholder: words.labels.namePlaceholder,
    titlePlaceholder: words.labels.titlePlaceholder,
    stars: words.labels.stars,
    noStars: words.labels.noStars,
    submit: words.labels.submit,
    sending: words.labels.sending,
    cancel: words.labels.cancel,
    summary: words.labels.summary,
    refused: words.labels.refused,
    unreachable: words.labels.unreachable,
    ...formNotes,
    notice: consentWords.review,
    tooMany: words.labels.tooMany,
    offline: words.labels.offline,
    asText: words.labels.asText,
  },
  messages: words.messages,
  discard: words.discard,
  otherWays: { whatsapp: { ...whatsappLink, label: words.otherWays.whatsapp.label } },
  sentMessage: words.sentMessage,
};
