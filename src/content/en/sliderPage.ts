import type { HomeContent } from '../pageTypes';
import type { WidgetPageContent } from '../types';
import { slider } from './slides';

/** The hero slider alone. */
export const sliderPage: WidgetPageContent & { slider: HomeContent['slider'] } = {
  meta: {
    title: 'Where we work, in seven pictures',
    description:
      'Seven pictures of our work: city and highway, air, school, touchline, building site, and the room where calls are answered.',
  },
  title: 'Where we work',
  lead: 'Seven pictures, from the city street to the airstrip.',
  slider,
};
