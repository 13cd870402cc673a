import { schools } from '../../../domain/requests/schools';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { person, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof schools> = {
  name: 'School Emergency Cover',
  steps: {
    school: {
      question: 'Which school is it?',
      title: 'The school',
      fields: {
        school: { label: 'Name of the school', short: 'Name', required: 'Write the name of the school.' },
        place: {
          label: 'Place',
          help: 'Road, town and county, and a landmark near the gate. A Plus Code is welcome.',
          required: 'Write where the school is.',
        },
        pupils: { label: 'Pupils', required: 'Write how many pupils there are.' },
        boarders: { label: 'Boarders', required: 'Write how many of them board; 0 if none.' },
      },
    },
    grounds: {
      question: 'How is the school prepared?',
      title: 'First aid today',
      fields: {
        firstAid: {
          label: 'Who gives first aid today?',
          short: 'First aid by',
          required: 'Choose who gives first aid today.',
          options: { nurse: 'A nurse', firstAiders: 'Trained staff', nobody: 'Nobody who is trained' },
        },
        risks: {
          label: 'What does the school have?',
          short: 'There is',
          help: 'Choose all that apply, or none.',
          options: {
            pool: 'A pool',
            laboratory: 'A laboratory',
            workshop: 'Workshops or a farm',
            buses: 'School buses and trips',
            games: 'Contact sports',
          },
        },
      },
    },
    cover: {
      question: 'What cover do you have in mind?',
      title: 'Cover you have in mind',
      fields: {
        period: {
          label: 'For how long?',
          short: 'Period',
          required: 'Choose for how long.',
          options: { term: 'A term', year: 'A year', choose: 'Help us choose' },
        },
        wanted: {
          label: 'What do you want most?',
          short: 'Wanted',
          help: 'Choose all that apply, or none.',
          options: {
            ambulance: 'An ambulance day and night',
            training: 'First-aid training for staff',
            plan: 'A written plan for the grounds',
          },
        },
        visit: { label: 'A good day for our visit', short: 'Visit' },
      },
    },
    you: { ...you, fields: person },
  },
};

/** The page of requests for cover of a school. */
export const schoolsRequest: RequestContent = requestContent({
  sheet: { definition: schools, words },
  backTo: '/SchoolEmergencyCover',
  title: 'Ask for cover of a school',
  description:
    'Ask for an ambulance agreement, training and a plan for your school: pupils, grounds and what you have in mind, in a few short steps.',
});
