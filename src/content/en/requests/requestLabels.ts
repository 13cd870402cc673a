import type { RequestFormLabels } from '../../../forms/RequestForm/requestWords';
import { facts } from '../../facts';
import { ownAnswerTime } from '../answerTime';
import { formNotes } from '../formNotes';

/** What happens after a request: nothing is promised that the owner has not set. */
export const requestNextSteps = [
  'You get a reference at once. Nothing is booked yet.',
  `A person reads your request. ${ownAnswerTime} We may have questions first.`,
  'You get a plan and a price in writing, and you decide in your own time.',
] as const;

/** Words of every form by which cover, a transfer or a course is asked for. */
export const requestLabels: RequestFormLabels = {
  back: 'Back',
  progress: '{name}, step {step} of {steps}',
  saved: 'Saved {time}',
  kept: 'Your answers are still here',
  next: 'Continue',
  keeping: 'Your answers stay in this tab until you send them. You can stop and come back.',
  keepingHealth:
    'Health details are gone when you leave or reload this page. Your other answers stay in this tab until you send them.',
  summary: 'There is a problem',
  optional: 'optional',
  check: 'Check and send',
  send: 'Send your request',
  nothingSent: 'Nothing is sent yet.',
  change: 'Change',
  changeStep: '“{title}”',
  notice:
    'We use your answers to plan what you ask for, to work out a price and to answer you, and for nothing else. You can see, correct or delete them at any time.',
  ...(facts.requestCopies && {
    copy: 'Send me a copy by email',
    copyHelp:
      'It goes to the address above: days, numbers and choices, without your own words or health details.',
  }),
  consentLegend: 'Health details',
  consentMissing: 'Tick the box if you agree. If you do not, call us: we plan the journey with you by phone.',
  submit: 'Send the request',
  sending: 'Sending …',
  nextTitle: 'What happens next',
  nextSteps: requestNextSteps,
  sentSteps: requestNextSteps.slice(1),
  sent: 'Your request has arrived',
  reference: 'Its reference. Please keep it, and name it when you call about your request:',
  afterwards: [{ label: 'Go to the home page', to: '/' }],
  problems: {
    required: 'Enter an email address for the copy, or do without the copy.',
    too_long: 'Write {longest} characters or fewer.',
    email: 'Enter an email address like name@example.com.',
    email_letters:
      'We cannot send mail to this address. Before the @ use only the letters a to z, digits and signs.',
    phone: 'Enter a full phone number; from abroad with + and the country code.',
    number: 'Write a whole number, such as 250.',
    range: 'Write a number from {least} to {most}.',
    date: 'Choose a valid date.',
    past: 'Choose a date from {first} on.',
    too_far: 'Choose a date up to {last}.',
    order: 'Choose a day that is not before the first day.',
    time: 'Write a time such as 14:00.',
    choice: 'Choose one of these answers.',
  },
  today: 'today',
  refused: 'Your request was not sent. Everything is still here: try again, or reach us another way.',
  unreachable:
    'There was no answer, so your request may not have arrived. Everything is still here. You can safely try again, as it will not be sent twice, or reach us another way.',
  ...formNotes,
};
