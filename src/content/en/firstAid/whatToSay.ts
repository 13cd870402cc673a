import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** What to say when you call, and what to do until help comes. */
export const whatToSay = firstAidTopic({
  id: 'whatToSay',
  meta: {
    title: 'What to say when you call an ambulance',
    description:
      'Where you are, your number, what happened: what the dispatcher asks, in the right order, and what to do until the ambulance is there.',
  },
  title: 'What to say when you call',
  lead: 'Where you are comes first. Everything else can follow.',
  steps: [{ id: 'steps', title: 'Say it in this order', items: short.whatToSay }],
  never: {
    id: 'never',
    title: 'Do not hang up first',
    items: ['Stay on the line until they tell you to hang up: your answers do not slow the ambulance down.'],
  },
  more: [
    {
      id: 'waiting',
      title: 'While you wait',
      items: [
        'Open the gate and switch on a light',
        'Send somebody to the road',
        'Make a list of medicines and allergies',
        'Call again if it gets worse, or if you have moved',
      ],
    },
    {
      id: 'now',
      title: 'Call now, do not drive',
      items: [
        'Does not wake up, or does not breathe normally',
        'Chest pain, or signs of a stroke',
        'Hard to breathe, or a swelling face or tongue',
        'Heavy bleeding, or a bad burn',
        'A fit over 5 minutes, the first one, or one after another',
        'A birth, or any bleeding, fit or bad headache in pregnancy',
        'A child that is floppy, blue or hard to wake',
        'Poison, a snakebite, drowning, an electric shock',
        'A blow to the head, and sleepy, vomiting or confused',
        'About to kill themselves',
        'A serious crash',
      ],
    },
  ],
  sources: [{ ...sources.resuscitationUk, of: 'the phone on speaker' }, sources.callers],
  short: short.whatToSay,
  ...reviews.whatToSay,
  related: [topicLinks.notBreathing, topicLinks.plan, topicLinks.overview],
});
