import type { HomeContent } from '../pageTypes';
import type { WidgetPageContent } from '../types';
import { slider } from './slides';

/** The hero slider alone, in Kiswahili. */
export const sliderPage: WidgetPageContent & { slider: HomeContent['slider'] } = {
  meta: {
    title: 'Tunapofanya kazi, kwa picha saba',
    description:
      'Picha saba za kazi yetu: mjini na barabara kuu, angani, shuleni, kando ya uwanja, kwenye ujenzi, na chumba cha kupokea simu.',
  },
  title: 'Tunapofanya kazi',
  lead: 'Picha saba, kuanzia barabara ya mjini hadi uwanja mdogo wa ndege.',
  slider,
};
