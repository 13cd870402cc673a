import churchillShow from 'virtual:picture/activity-churchill-show/sw';
import firstAidTraining from 'virtual:picture/activity-first-aid-training/sw';
import rugby from 'virtual:picture/activity-rugby/sw';
import { sayDay } from '../../domain/sayDay';
import { activities as english, type ActivityTitle } from '../en/activities';
import type { Activity } from '../pageTypes';
import { pictureTold } from '../pictureTold';
import { months, weekdays } from './days';

/** Each activity by its English title: what it is called, and what cover or a course is like. */
const told: Readonly<Record<ActivityTitle, { title: string; description: string }>> = {
  'Rugby Competition': {
    title: 'Mashindano ya Raga',
    description: 'Huduma kwa mechi huwa hivi: paramediki kando ya uwanja, machela na ambulensi.',
  },
  'Churchill Show': {
    title: 'Churchill Show',
    description: 'Huduma kwa onyesho huwa hivi: huduma ya kwanza kwa watazamaji, na ambulensi nje.',
  },
  'First Aid Training': {
    title: 'Mafunzo ya Huduma ya Kwanza',
    description: 'Yaliyomo katika siku ya mazoezi: kuomba msaada, kuvuja damu, kuungua na kubonyeza kifua.',
  },
};

const pictures = [rugby, churchillShow, firstAidTraining];
const words = { weekdays, months, pattern: '{day} {month} {year}' };

/** The activities with the days and the order of the English list, in Kiswahili. */
export const activities: readonly Activity[] = english.map((activity) => ({
  ...activity,
  ...told[activity.title],
  picture: pictureTold(activity.picture, pictures),
  dateLabel: sayDay(activity.date, words),
}));
