import { events } from '../../../domain/requests/events';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { crowdCover, dayWords, organiser, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof events> = {
  name: 'Events Coverage',
  steps: {
    event: {
      question: 'What is the event?',
      title: 'The event',
      fields: {
        title: { label: 'Name of the event', short: 'Name', required: 'Write the name of the event.' },
        setting: {
          label: 'Kind of event',
          short: 'Kind',
          required: 'Choose the kind of event.',
          options: {
            concert: 'Concert or festival',
            wedding: 'Wedding or family day',
            worship: 'Crusade or worship',
            rally: 'Rally',
            market: 'Market or exhibition',
            company: 'Company day or conference',
            filming: 'Filming',
            other: 'Something else',
          },
        },
        people: {
          label: 'People at the busiest time',
          short: 'People',
          help: 'An estimate will do.',
          required: 'Write how many people you expect at the busiest time.',
        },
        risks: {
          label: 'What will there be?',
          short: 'There will be',
          help: 'Choose all that apply, or none.',
          options: {
            alcohol: 'Alcohol',
            camping: 'Camping overnight',
            water: 'A pool, lake or sea',
            fireworks: 'Fireworks or fire',
            animals: 'Animals',
          },
        },
      },
    },
    when: {
      question: 'When and where is it?',
      title: 'When and where',
      fields: {
        ...dayWords,
        starts: { ...dayWords.starts, label: 'Gates open' },
        ends: { ...dayWords.ends, label: 'It ends' },
        place: {
          label: 'Place',
          help: 'Name of the venue, town and county. A Plus Code is welcome.',
          required: 'Write where the event is.',
        },
        access: {
          label: 'Can an ambulance drive up to the crowd or stage?',
          short: 'Ambulance gets in',
          required: 'Choose whether an ambulance can drive up.',
          options: yesNoWords,
        },
      },
    },
    cover: {
      question: 'What cover do you have in mind?',
      title: 'Cover you have in mind',
      fields: {
        wanted: crowdCover,
        onSite: {
          label: 'What can you provide on site?',
          short: 'On site',
          help: 'Choose all that apply, or none.',
          options: {
            tent: 'A tent or room for first aid',
            power: 'Power',
            water: 'Water',
            security: 'Security with radios',
          },
        },
        earlier: {
          label: 'What happened at earlier editions?',
          short: 'Earlier editions',
          help: 'Numbers and kinds of injuries, without names.',
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for cover of an event. */
export const eventsRequest: RequestContent = requestContent({
  sheet: { definition: events, words },
  backTo: '/EventCoverage',
  title: 'Ask for cover of an event',
  description:
    'Ask for first-aiders, paramedics and an ambulance at your event: date, place, people and what you have in mind, in a few short steps.',
});
