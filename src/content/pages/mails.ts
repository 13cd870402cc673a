import words from '#words/mails.json';
import { fill } from '../../domain/fill';
import type { MailWords } from '../../domain/mailWords';
import { owner } from '../owner';
import { chatThatSays } from '../whatsapp';
import { ownAnswerTime } from './answerTime';
import { clinicPlace } from './clinicPlace';
import { clinics } from './clinics';
import { hoursAsSaid, spokenDayWords } from './days';
import { officeLink } from './links';
import { mailDraft } from './translation';

/** Words of mail to visitors. What a visitor has written is in none of them but the copy of a request that was wished for. */
export const mails: MailWords = {
  brand: owner.brand,
  days: spokenDayWords,
  clinics: clinics.items.map(({ id, name, opens, closes }) => ({
    id,
    name,
    hours: hoursAsSaid(opens, closes),
  })),
  place: clinicPlace,
  arrived: {
    booking: words.arrived.booking,
    request: {
      subject: words.arrived.request.subject,
      title: words.arrived.request.title,
      paragraphs: [
        fill(words.arrived.request.paragraphs.thankPersonReadsRequest, { ownAnswerTime }),
        words.arrived.request.paragraphs.nothingBookedUntilHaveAgreed,
        words.arrived.request.paragraphs.pleaseKeepReferenceNameWhen,
      ],
    },
    message: {
      subject: words.arrived.message.subject,
      title: words.arrived.message.title,
      paragraphs: [fill(words.arrived.message.paragraphs.thankPersonReadsMessage, { ownAnswerTime })],
    },
  },
  copy: {
    subject: words.copy.subject,
    title: words.copy.title,
    paragraphs: words.copy.paragraphs,
    typed: words.copy.typed,
    medical: words.copy.medical,
    closing: [fill(words.copy.closing.n1, { ownAnswerTime })],
  },
  decided: words.decided,
  subscription: words.subscription,
  facts: words.facts,
  ways: {
    title: words.ways.title,
    links: [
      officeLink,
      { label: words.ways.links.writeWhatsApp.label, to: chatThatSays(words.ways.links.writeWhatsApp.to) },
      { label: fill(words.ways.links.mailto, { email: owner.email }), to: `mailto:${owner.email}` },
    ],
  },
  emergency: fill(words.emergency, { phone: owner.phone.display }),
  notYou: words.notYou,
  ...(mailDraft !== undefined && { draft: mailDraft }),
};
