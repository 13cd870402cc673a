import type { MailWords } from '../../domain/mailWords';
import { owner } from '../owner';
import { chatThatSays } from '../whatsapp';
import { ownAnswerTime } from './answerTime';
import { dateLocale } from './locale';

/** Words of mail to visitors. What a visitor has written is in none of them but the copy of a request that was wished for. */
export const mails: MailWords = {
  brand: owner.brand,
  locale: dateLocale,
  arrived: {
    booking: {
      subject: 'Your appointment request {reference}',
      title: 'Your request has arrived',
      paragraphs: [
        'Thank you. You asked us for an appointment.',
        'We call you to agree on the time. Nothing is confirmed until then.',
        'Please keep the reference, and name it when you call.',
      ],
    },
    request: {
      subject: 'Your request {reference}',
      title: 'Your request has arrived',
      paragraphs: [
        `Thank you. A person reads your request. ${ownAnswerTime}`,
        'Nothing is booked until we have agreed.',
        'Please keep the reference, and name it when you call.',
      ],
    },
    message: {
      subject: 'Your message has arrived',
      title: 'Your message has arrived',
      paragraphs: [`Thank you. A person reads your message. ${ownAnswerTime}`],
    },
  },
  copy: {
    subject: 'Your request {reference}',
    title: 'Your request has arrived',
    paragraphs: [
      'This is the copy of your request that you asked for: its choices, days and numbers. Please name its reference when you write or call about it.',
    ],
    typed: 'What you wrote in your own words is not in this mail; we have it.',
    medical: 'The health details of your request are not in this mail; we have them.',
    closing: [`${ownAnswerTime} Nothing is booked until we have agreed.`],
  },
  decided: {
    confirmed: {
      subject: 'Your appointment {reference} is confirmed',
      title: 'Your appointment is confirmed',
      paragraphs: [
        'The time is the one that we agreed on by phone.',
        'Please come a quarter of an hour early, with your papers. If you cannot come, call us.',
      ],
    },
    declined: {
      subject: 'Your appointment request {reference}',
      title: 'We cannot offer this appointment',
      paragraphs: [
        'We are sorry: we cannot see you on the day that you asked for.',
        'Please call us or write to us to find another day.',
      ],
    },
    calendar: 'Put it in your calendar',
  },
  subscription: {
    subject: 'Please confirm that you want our news',
    title: 'Do you want our news?',
    paragraphs: [
      'Somebody, probably you, subscribed this address to our news: training dates, clinics and advice, a few times a year.',
      'Open the page below and press its button. The link holds for 7 days. If you do nothing, we send no news.',
    ],
    button: 'Confirm this address',
    leave: 'To have this address deleted now:',
  },
  facts: { reference: 'Reference', service: 'Service', clinic: 'Clinic', day: 'Day' },
  ways: {
    title: 'How to reach us',
    links: [
      { label: `Call ${owner.phone.display}`, to: owner.phone.href },
      { label: 'Write by WhatsApp', to: chatThatSays('Hello.') },
      { label: `Write to ${owner.email}`, to: `mailto:${owner.email}` },
    ],
  },
  emergency: `In an emergency do not write: call ${owner.phone.display}, day and night.`,
  notYou:
    'You did not ask for this? Then somebody gave your address by mistake. You do not have to do anything.',
};
