import { concernSources as c } from './concernSources';
import { whatHappensLink, whereAmILink } from '../links';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** What to say when you call, and what to do until help comes. */
export const whatToSay = firstAidTopic({
  id: 'whatToSay',
  meta: {
    title: 'What to say when you call an ambulance',
    description:
      'Where you are, your number, what happened: what the dispatcher asks, in the right order, and what to do until the ambulance is there.',
  },
  stepsTitle: 'Say it in this order',
  steps: [
    {
      act: 'Where you are:',
      text: 'county, town or estate; road and direction; the nearest stage, school, church or mosque.',
      isLarge: true,
      from: [s.callers, c.places],
    },
    { act: 'Your phone number.', from: [s.callers] },
    { act: 'What happened.', from: [s.callers] },
    { act: 'Do they wake up? Do they breathe?', from: [s.callers] },
    { act: 'How old, and how many people.', from: [s.callers] },
    { act: 'Dangers that are still there.', from: [s.callers] },
    {
      act: 'Stay on the line until they tell you to hang up.',
      text: 'Your answers do not slow the ambulance down.',
      from: [s.callers],
    },
  ],
  callIf: [
    { text: 'They do not wake up, or do not breathe normally.', from: [s.callers] },
    { text: 'Chest pain, or signs of a stroke.', from: [s.callers] },
    { text: 'Hard to breathe, or face or tongue swells.', from: [s.callers, s.firstAid] },
    { text: 'Heavy bleeding, or a bad burn.', from: [s.callers] },
    { text: 'A fit over 5 minutes, the first one, or one after another.', from: [s.callers, s.common] },
    { text: 'A birth, or bleeding, a fit or a bad headache in pregnancy.', from: [s.callers] },
    { text: 'A child that is floppy, blue or hard to wake.', from: [s.callers] },
    { text: 'Poison, a snakebite, drowning, an electric shock.', from: [s.common] },
    { text: 'A blow to the head, and sleepy, vomiting or confused.', from: [s.common] },
    { text: 'About to kill themselves.', from: [s.common] },
    { text: 'A serious crash.', from: [s.callers] },
  ],
  more: [
    {
      id: 'place',
      title: 'No street name?',
      items: [
        { text: 'The gate’s colour, the floor, the plot. On highways the km post.', from: [c.places] },
        { text: 'In the country: sub-location, market, borehole, dispensary.', from: [c.places] },
        {
          text: 'Maps: hold a finger on the spot, and read out the Plus Code and the town.',
          from: [c.places],
        },
        {
          text: 'Meet the crew at a road that a car can reach. Who waits there takes a torch.',
          from: [c.places],
        },
        { text: 'Your location on WhatsApp: send it after the call, not before.', from: [s.common] },
      ],
    },
    {
      id: 'waiting',
      title: 'While you wait',
      items: [
        { text: 'Open the gate, and switch on a light.', from: [s.callers] },
        { text: 'Send somebody to the road.', from: [s.callers] },
        { text: 'Make a list of medicines and allergies.', from: [s.callers] },
      ],
    },
  ],
  related: [whereAmILink, whatHappensLink, linkTo('notBreathing'), linkTo('plan'), allTopics],
});
