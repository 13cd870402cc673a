import churchillShow from 'virtual:picture/activity-churchill-show';
import firstAidTraining from 'virtual:picture/activity-first-aid-training';
import rugby from 'virtual:picture/activity-rugby';
import { sayDay } from '../../domain/sayDay';
import type { Activity } from '../pageTypes';
import { months, weekdays } from './days';

/** Activities with their days, oldest first. The samples say what cover or a course is like, not what has taken place. */
const dated = [
  {
    title: 'Rugby Competition',
    date: '2024-12-10',
    description:
      'What cover for a match looks like: paramedics at the touchline, a stretcher and an ambulance.',
    picture: rugby,
    sample: true,
  },
  {
    title: 'Churchill Show',
    date: '2024-12-15',
    description: 'What cover for a show looks like: first aid for the audience, and an ambulance outside.',
    picture: churchillShow,
    sample: true,
  },
  {
    title: 'First Aid Training',
    date: '2025-01-20',
    description: 'What a day of practice covers: calling for help, bleeding, burns and chest compressions.',
    picture: firstAidTraining,
    sample: true,
  },
] as const satisfies readonly Omit<Activity, 'dateLabel'>[];

/** Title of an activity: other languages have words for each. */
export type ActivityTitle = (typeof dated)[number]['title'];

const words = { weekdays, months, pattern: '{day} {month} {year}' };

/** The activities with their days in words. */
export const activities = dated.map((activity) => ({
  ...activity,
  dateLabel: sayDay(activity.date, words),
})) satisfies readonly Activity[];
