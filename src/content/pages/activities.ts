import texts from '#words/activities.json';
import churchillShow from 'virtual:picture/activity-churchill-show';
import firstAidTraining from 'virtual:picture/activity-first-aid-training';
import rugby from 'virtual:picture/activity-rugby';
import { sayDay } from '../../domain/sayDay';
import type { Activity } from '../pageTypes';
import { months, weekdays } from './days';

/** Activities with their days, oldest first. The samples say what cover or a course is like, not what has taken place. */
const dated = [
  {
    ...texts.rugby,
    date: '2024-12-10',
    picture: rugby,
    sample: true,
  },
  {
    ...texts.churchillShow,
    date: '2024-12-15',
    picture: churchillShow,
    sample: true,
  },
  {
    ...texts.firstAidTraining,
    date: '2025-01-20',
    picture: firstAidTraining,
    sample: true,
  },
] satisfies readonly Omit<Activity, 'dateLabel'>[];

const words = { weekdays, months, pattern: '{day} {month} {year}' };

/** The activities with their days in words. */
export const activities = dated.map((activity) => ({
  ...activity,
  dateLabel: sayDay(activity.date, words),
})) satisfies readonly Activity[];
