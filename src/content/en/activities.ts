import churchillShow from 'virtual:picture/activity-churchill-show';
import firstAidTraining from 'virtual:picture/activity-first-aid-training';
import rugby from 'virtual:picture/activity-rugby';
import type { ActivityContent } from '../pageTypes';

/** Activities with their days, oldest first. The samples say what cover or a course is like, not what has taken place. */
export const activities: readonly ActivityContent[] = [
  {
    title: 'Rugby Competition',
    date: '2024-12-10',
    dateLabel: '10 December 2024',
    description:
      'What cover for a match looks like: paramedics at the touchline, a stretcher and an ambulance.',
    picture: rugby,
    sample: true,
  },
  {
    title: 'Churchill Show',
    date: '2024-12-15',
    dateLabel: '15 December 2024',
    description: 'What cover for a show looks like: first aid for the audience, and an ambulance outside.',
    picture: churchillShow,
    sample: true,
  },
  {
    title: 'First Aid Training',
    date: '2025-01-20',
    dateLabel: '20 January 2025',
    description: 'What a day of practice covers: calling for help, bleeding, burns and chest compressions.',
    picture: firstAidTraining,
    sample: true,
  },
];
