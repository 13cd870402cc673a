import { training } from '../../../domain/requests/training';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof training> = {
  name: 'First-aid training',
  steps: {
    group: {
      question: 'Who wants to learn?',
      title: 'The group',
      fields: {
        audience: {
          label: 'Who are they?',
          short: 'Who',
          required: 'Choose who wants to learn.',
          options: {
            workplace: 'First-aiders of a workplace',
            school: 'Staff or pupils of a school',
            parents: 'Parents and carers',
            sports: 'Coaches and sports clubs',
            other: 'Somebody else',
          },
        },
        people: {
          label: 'Number of people',
          short: 'People',
          required: 'Write how many people want to learn.',
        },
        before: {
          label: 'Have they had a course before?',
          short: 'Before',
          required: 'Choose whether they have had a course before.',
          options: {
            first: 'No, it is their first',
            refresher: 'Yes, it is a refresher',
            mixed: 'Some of them',
          },
        },
        topics: {
          label: 'What matters most to you?',
          short: 'Topics',
          help: 'Choose all that apply, or none.',
          options: {
            cpr: 'CPR and defibrillator',
            bleeding: 'Wounds, burns and falls',
            children: 'Babies and children',
            road: 'Road accidents',
          },
        },
      },
    },
    when: {
      question: 'When and where?',
      title: 'When and where',
      fields: {
        day: {
          label: 'A day that would suit you',
          short: 'Day',
          required: 'Choose a day that would suit you.',
        },
        where: {
          label: 'Where should it be?',
          short: 'Room',
          required: 'Choose where it should be.',
          options: { yours: 'In your rooms', ours: 'In a room that we find' },
        },
        place: { label: 'Town and county', short: 'Place', required: 'Write the town and the county.' },
        language: {
          label: 'Language',
          required: 'Choose the language.',
          options: { english: 'English', kiswahili: 'Kiswahili', both: 'Both' },
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for a course. */
export const trainingRequest: RequestContent = requestContent({
  sheet: { definition: training, words },
  backTo: '/NumbersAndPapers',
  title: 'Ask for first-aid training',
  description:
    'Ask for a first-aid course for a workplace, a school, parents or a club: who, how many, which day and where, in a few short steps.',
});
