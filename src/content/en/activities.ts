import churchillShow from 'virtual:picture/activity-churchill-show';
import firstAidTraining from 'virtual:picture/activity-first-aid-training';
import rugby from 'virtual:picture/activity-rugby';
import type { ActivityContent } from '../pageTypes';

/** Activities with their days, oldest first. */
export const activities: readonly ActivityContent[] = [
  {
    title: 'Rugby Competition',
    date: '2024-12-10',
    dateLabel: '10 December 2024',
    description: 'Paramedics at the touchline, with a stretcher and an ambulance behind them.',
    picture: rugby,
  },
  {
    title: 'Churchill Show',
    date: '2024-12-15',
    dateLabel: '15 December 2024',
    description: 'First aid for the audience of an evening of comedy.',
    picture: churchillShow,
  },
  {
    title: 'First Aid Training',
    date: '2025-01-20',
    dateLabel: '20 January 2025',
    description: 'A day of practice: calling for help, bleeding, burns and chest compressions.',
    picture: firstAidTraining,
  },
];
