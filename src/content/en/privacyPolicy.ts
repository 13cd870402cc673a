import { owner } from '../owner';
import { retentionDays } from '../retention';
import type { LegalContent } from '../pageTypes';
import { lastChanged } from './lastChanged';

const messagesStayHere = owner.emailService.origin === '';

/** Where contact messages go, as the site is set up. */
const messagePath = messagesStayHere
  ? 'A message from the contact form is stored on our own server. Office staff may also receive it by email.'
  : `A message from the contact form is sent through an email service (${new URL(owner.emailService.origin).hostname}). Its servers may be outside Kenya; by sending the form you ask us to use it. If you do not want that, call us.`;

/** How long what is sent is kept, by the setting. */
const kept =
  retentionDays === 0
    ? ['messages, bookings, requests and reviews: until you ask us to delete them, or we no longer need them']
    : [
        `messages: ${days(retentionDays)} after they came`,
        `bookings and requests: ${days(retentionDays)} after the day that they are for, or after our answer if that is later`,
        `reviews that we do not publish: ${days(retentionDays)} after we decided so; published ones until you ask us to delete them`,
      ];

function days(count: number): string {
  return count === 1 ? '1 day' : `${count.toLocaleString('en')} days`;
}

/** The privacy policy: a draft in plain words. The owner's lawyer has to read it before the site goes live, see the owner's guide. */
export const privacyPolicy: LegalContent = {
  meta: {
    title: 'Privacy Policy',
    description:
      'Which personal data this website collects, what for, how long, who sees it, and your rights under the Data Protection Act of Kenya.',
  },
  intro: { title: 'Privacy Policy', lead: 'What we know about you, why, and what you can do about it.' },
  changed: lastChanged('2026-11-25'),
  contentsTitle: 'On this page',
  note: `Responsible for your data under the Data Protection Act, 2019: ${owner.brand}, ${owner.address}.`,
  sections: [
    {
      title: 'Information We Collect',
      paragraphs: [
        'Our server sees the network address of your device, as every website does. We use it to deliver pages and to stop abuse.',
        'What you ask the assistant is answered in your browser. It is not sent to us and is gone when you close it.',
        'Where you are is found on your phone, and stays there: we learn it only when you send it or read it to us.',
        'When you call us or are treated by us, we also keep records about the call and your health. Health data are sensitive: please write them only where a form asks for them. The requests for a patient’s journey do, mark them as such, and ask for your consent.',
        'Through the forms of this website we collect only what you type and send:',
      ],
      points: [
        'contact form: name, email address, phone number and message',
        'request for an appointment: clinic, date, name, phone number and, if you give them, email address and note',
        'request for cover, a transfer or a course: the answers to its questions, name, phone number and, if you give it, email address',
        'request for a patient’s journey, besides: age, weight, needs and reason, without a name, and with it your consent, its time and the version of its words',
        'review: name, title, text and, if you give one, a rating',
        'news: your email address',
      ],
    },
    {
      title: 'How We Use Information',
      paragraphs: [
        'Each use has a reason in law. Where that reason is your consent, the form says so, we record when you gave it and to which words, and you can take it back at any time. Nothing about you is decided by a machine alone.',
      ],
      parts: [
        {
          title: 'What for, and why we may',
          points: [
            'to answer your message, make a quote, or plan the cover, the journey or the course that you ask for: you asked us to',
            'to arrange an appointment at a clinic: your consent, given by sending the request',
            'to use health details of a patient whose journey you ask for: your express consent, by a box that you tick',
            'to publish your review with your name and title, after a person has read it: your consent, given by sending the review',
            'to send you our news: your consent, until you tell us to stop',
            'to give care and to keep the records that the law asks for: our duty in law; where a life is in danger, no consent is needed',
            'to stop abuse of this website: our interest in keeping it open for those who need it',
          ],
        },
        {
          title: 'How long we keep it',
          points: [
            ...kept,
            'your address for our news: until you tell us to stop',
            'a form that comes back to you with a mistake: 15 minutes, so that you do not have to type it again',
            'copies of the database: until they are deleted; if a copy is used, people who were erased after it was made are erased again',
            'records of care: as long as the law demands',
          ],
        },
      ],
    },
    {
      title: 'How We Protect Information',
      paragraphs: [
        'Only staff who need your data can read them, and they must keep it confidential. What you send to this website travels encrypted where its address begins with https.',
        'If data are lost or stolen in a way that could harm you, we tell you, and we tell the Data Commissioner within 72 hours of learning about it.',
      ],
    },
    {
      title: 'Sharing of Information',
      paragraphs: [
        'Your personal information is never sold or rented for marketing.',
        messagePath,
        'Data leave Kenya only with your consent or with the safeguards that the law asks for. A link to WhatsApp or to a social network leads to that company. There its own rules apply.',
        'Besides our own staff these may receive data:',
      ],
      points: [
        'those who go on treating you: health data that they need',
        'the company that hosts this website, under contract',
        'the company that carries our email, if we use one, whose servers may be outside Kenya: messages, bookings, reviews and requests without their health details',
        ...(messagesStayHere
          ? []
          : [
              'the email service that takes messages from the contact form, whose servers may be outside Kenya',
            ]),
        'authorities, where the law demands it',
      ],
    },
    {
      title: 'Your Rights',
      paragraphs: [
        'Write or call to use your rights; we may ask who you are before we answer. Parents and guardians act for children. We answer within 7 days if you want to see your data or take them elsewhere, and within 14 days if you want them corrected or deleted.',
        'If you are not content with our answer, you can complain to the Office of the Data Protection Commissioner (odpc.go.ke), which decides within 90 days.',
        'Under the Data Protection Act you can:',
      ],
      points: [
        'be told how your data are used',
        'see the data we hold about you',
        'object to a use, or take back your consent, such as for our news',
        'have what is false or misleading corrected or deleted',
        'have what we hold about you erased, unless the law requires us to keep it',
        'refuse to have data sent abroad without safeguards',
        'get your data in a form that you can take elsewhere',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'This website sets no cookies for advertising or statistics and loads nothing from other companies to watch what you do.',
        'While a tab is open your browser remembers what you have begun to type in a form, but no health details, and that the welcome note has been shown. This stays on your device and ends with the tab.',
        'An emergency plan that you write on our page stays in that page and is never sent to us. Your browser keeps it only if you tick the box for that, until you delete it there.',
        'When you begin to fill in a form, the website sets one cookie of its own. It holds the time at which you began, signed so that it cannot be made up, and nothing about who you are. It helps us to tell people from machines that send advertising, cannot be read by scripts, and is gone after a day. Our staff have a cookie of their own for their work, which visitors never get.',
      ],
    },
    {
      title: 'Changes to This Policy',
      paragraphs: [
        'If we change how we handle data, we change this page before we do so. Where you have agreed to something, we ask you again.',
      ],
    },
    {
      title: 'Contact Us',
      paragraphs: ['For questions, requests and complaints about personal data:'],
      points: [
        ...(owner.officer === '' ? [] : [`Data protection officer: ${owner.officer}`]),
        `Email: ${owner.email}`,
        `Phone: ${owner.phone.display}`,
        `Address: ${owner.address}`,
      ],
    },
  ],
};
