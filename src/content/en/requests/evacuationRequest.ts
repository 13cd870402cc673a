import { evacuation } from '../../../domain/requests/evacuation';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, period, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof evacuation> = {
  name: 'Evacuation Cover',
  steps: {
    places: {
      question: 'Which places are they?',
      title: 'The places',
      fields: {
        places: {
          label: 'Your places',
          short: 'Places',
          help: 'One a line: name, county, and coordinates or a Plus Code.',
          required: 'Write which places they are.',
        },
        people: {
          label: 'People at all of them at one time',
          short: 'People',
          help: 'Guests and staff together, at the busiest time.',
          required: 'Write how many people are there at one time.',
        },
      },
    },
    access: {
      question: 'How are they reached?',
      title: 'Access and first aid',
      fields: {
        access: {
          label: 'Ways in and out',
          short: 'Ways',
          help: 'Choose all that apply, or none.',
          options: {
            road: 'A road for any car',
            fourByFour: 'A track for 4x4 vehicles',
            airstrip: 'An airstrip nearby',
            boat: 'A boat',
          },
        },
        signal: {
          label: 'How can you call from there?',
          short: 'Calls by',
          required: 'Choose how you can call from there.',
          options: {
            mobile: 'Mobile phone',
            radio: 'Radio',
            satellite: 'Satellite phone or internet',
            none: 'Not from everywhere',
          },
        },
        firstAid: {
          label: 'Who gives first aid today?',
          short: 'First aid by',
          required: 'Choose who gives first aid today.',
          options: {
            clinician: 'A nurse or a clinical officer',
            trained: 'Trained staff',
            nobody: 'Nobody who is trained',
          },
        },
      },
    },
    cover: {
      question: 'What cover do you have in mind?',
      title: 'Cover you have in mind',
      fields: {
        ...period,
        wanted: {
          label: 'What do you want?',
          short: 'Wanted',
          help: 'Choose all that apply, or none.',
          options: {
            plan: 'A written plan for each place',
            advice: 'Advice by phone day and night',
            road: 'A way out by road',
            air: 'A way out by air',
            training: 'Training for the people there',
          },
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for evacuation cover. */
export const evacuationRequest: RequestContent = requestContent({
  sheet: { definition: evacuation, words },
  backTo: '/EvacuationServices',
  title: 'Ask for evacuation cover',
  description:
    'Ask for a plan and a way out for lodges, camps and teams far from a hospital: places, people, access and start, in a few short steps.',
});
