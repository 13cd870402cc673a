import { sports } from '../../../domain/requests/sports';
import type { WordsOf } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { crowdCover, dayWords, organiser, yesNoWords, you } from './common';
import { requestContent } from './requestContent';

const words: WordsOf<typeof sports> = {
  name: 'Sports Coverage',
  steps: {
    sport: {
      question: 'Which sport is it?',
      title: 'The sport',
      fields: {
        sport: {
          label: 'Sport and name of the fixture',
          short: 'Sport',
          help: 'For example: rugby sevens, county finals.',
          required: 'Write which sport it is.',
        },
        level: {
          label: 'Level',
          required: 'Choose the level.',
          options: {
            school: 'School games',
            club: 'Club or league',
            national: 'National or international',
            open: 'Open to everybody, such as a fun run',
          },
        },
        athletes: { label: 'Athletes', required: 'Write how many athletes take part.' },
        spectators: { label: 'Spectators', required: 'Write how many spectators you expect; 0 if none.' },
        minors: {
          label: 'Are there athletes under 18?',
          short: 'Under 18',
          required: 'Choose whether there are athletes under 18.',
          options: yesNoWords,
        },
      },
    },
    when: {
      question: 'When and where is it?',
      title: 'When and where',
      fields: {
        ...dayWords,
        starts: { ...dayWords.starts, label: 'First start' },
        ends: { ...dayWords.ends, label: 'Last finish' },
        place: {
          label: 'Place',
          help: 'Ground, town and county; of a race its start and finish. A link to a map is welcome.',
          required: 'Write where it is.',
        },
        course: {
          label: 'Where do they compete?',
          short: 'Course',
          required: 'Choose where they compete.',
          options: {
            ground: 'On a ground, track or court',
            road: 'On public roads',
            trail: 'Off the road',
            water: 'In or on water',
          },
        },
      },
    },
    cover: {
      question: 'What cover do you have in mind?',
      title: 'Cover you have in mind',
      fields: {
        wanted: crowdCover,
        doctors: { label: 'Team doctors and physios who are there already', short: 'There already' },
        rules: {
          label: 'Rules of your federation on medical cover',
          short: 'Rules',
          help: 'What they ask for, or where we find them.',
        },
      },
    },
    you: { ...you, fields: organiser },
  },
};

/** The page of requests for cover of sports. */
export const sportsRequest: RequestContent = requestContent({
  sheet: { definition: sports, words },
  backTo: '/SportsCoverage',
  title: 'Ask for cover of a match or race',
  description:
    'Ask for medical cover of a match, a race or school games: sport, date, course and people, in a few short steps on one screen each.',
});
