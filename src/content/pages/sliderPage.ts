import words from '#words/sliderPage.json';
import type { HomeContent } from '../pageTypes';
import type { WidgetPageContent } from '../types';
import { slider } from './slides';

/** The hero slider alone. */
export const sliderPage: WidgetPageContent & { slider: HomeContent['slider'] } = {
  meta: words.meta,
  title: words.title,
  lead: words.lead,
  slider,
};
