import { sites } from '../../../domain/requests/sites';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { organiser, period, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof sites> = {
  name: 'Site Emergency Cover',
  steps: {
    site: {
      question: 'Which site is it?',
      title: 'The site',
      fields: {
        work: {
          label: 'Kind of work',
          short: 'Work',
          required: 'Choose the kind of work.',
          options: {
            building: 'Building or roadworks',
            factory: 'Factory or warehouse',
            farm: 'Farm',
            quarry: 'Quarry or mine',
            office: 'Office',
            other: 'Something else',
          },
        },
        place: {
          label: 'Place',
          help: 'Name of the site, town and county, and the gate. A Plus Code is welcome.',
          required: 'Write where the site is.',
        },
        people: {
          label: 'People on the biggest shift',
          short: 'People',
          required: 'Write how many people work on the biggest shift.',
        },
        shifts: {
          label: 'When is there work?',
          short: 'Shifts',
          required: 'Choose when there is work.',
          options: { day: 'By day', dayAndNight: 'By day and by night' },
        },
      },
    },
    risks: {
      question: 'What is dangerous there?',
      title: 'Dangers and first aid',
      fields: {
        hazards: {
          label: 'Dangers on the site',
          short: 'Dangers',
          help: 'Choose all that apply, or none.',
          options: {
            height: 'Work at height',
            machines: 'Machines',
            vehicles: 'Vehicles',
            chemicals: 'Chemicals',
            electricity: 'High voltage',
          },
        },
        firstAid: {
          label: 'Who gives first aid today?',
          short: 'First aid by',
          required: 'Choose who gives first aid today.',
          options: {
            trained: 'Appointed and trained first-aiders',
            untrained: 'Somebody without a course',
            nobody: 'Nobody',
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
          label: 'Cover',
          short: 'Wanted',
          required: 'Choose the cover that you have in mind.',
          options: {
            firstAider: 'A first-aider on each shift',
            paramedic: 'A paramedic on each shift',
            vehicle: 'An ambulance on site',
            onCall: 'An ambulance on call',
            choose: 'Help us choose',
          },
        },
        also: {
          label: 'Do you also need one of these?',
          short: 'Also',
          help: 'Both are part of Legal Notice 79 of 2024 on first aid at work.',
          options: { audit: 'The yearly first-aid audit', training: 'Training for first-aiders' },
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for cover of a workplace. */
export const sitesRequest: RequestContent = requestContent({
  sheet: { definition: sites, words },
  backTo: '/SiteEmergencyCover',
  title: 'Ask for cover of a site or workplace',
  description:
    'Ask for first aid, paramedics or an ambulance on your site: place, headcount, dangers and start date, in a few short steps.',
});
