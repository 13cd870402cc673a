import type { ReviewFormContent } from '../formTypes';
import { consentWords } from './consents';
import { formNotes } from './formNotes';
import { whatsappLink } from './links';

/** Words of the review form and its dialog, in Kiswahili. */
export const reviewForm: ReviewFormContent = {
  openLabel: 'Andika Maoni',
  title: 'Tuma Maoni Yako',
  closeLabel: 'Funga',
  labels: {
    name: 'Jina',
    title: 'Kazi',
    text: 'Maoni',
    rating: 'Nyota',
    namePlaceholder: 'Jina kamili',
    titlePlaceholder: 'k.m. Mfanyabiashara, Mwalimu',
    stars: { 1: 'Nyota 1', 2: 'Nyota 2', 3: 'Nyota 3', 4: 'Nyota 4', 5: 'Nyota 5' },
    noStars: 'Bila nyota',
    submit: 'Tuma',
    sending: 'Inatuma …',
    cancel: 'Ghairi',
    summary: 'Kuna tatizo',
    refused: 'Maoni yako hayakutumwa. Hakuna kilichopotea: tafadhali jaribu tena.',
    unreachable: 'Maoni hayakutumwa. Jaribu tena baadaye.',
    ...formNotes,
    notice: consentWords.review,
    tooMany: 'Maombi mengi mno yametoka kwenye mtandao wako. Subiri dakika moja ujaribu tena.',
    offline:
      'Simu au kompyuta hii haina mtandao. Bonyeza kitufe tena mtandao ukirudi: ulichoandika kinabaki kwenye fomu.',
    asText: 'Maoni yangu: {text}\n{name}, {title}',
  },
  messages: {
    name: {
      required: 'Andika jina lako.',
      too_long: 'Jina lako liwe na herufi 100 au chache zaidi.',
    },
    title: {
      required: 'Andika kazi yako, kama Mfanyabiashara.',
      too_long: 'Kazi yako iwe na herufi 100 au chache zaidi.',
    },
    text: {
      required: 'Andika maoni yako.',
      too_long: 'Maoni yako yawe na herufi 2,000 au chache zaidi.',
    },
    rating: {
      rating: 'Chagua nyota 1 hadi 5, au bila nyota.',
    },
  },
  discard: {
    question: 'Ungependa kufuta maoni yako?',
    discard: 'Yafute',
    keep: 'Endelea kuandika',
  },
  otherWays: { whatsapp: { ...whatsappLink, label: 'Tuma kwa WhatsApp' } },
  sentMessage: 'Maoni yametumwa ili yakaguliwe!',
};
