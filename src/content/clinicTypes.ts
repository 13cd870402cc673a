import type { ClinicsCarouselProps } from '../components/ClinicsCarousel/ClinicsCarousel';
import type { DayWords } from '../domain/sayDay';
import type { TextSectionProps } from '../sections/TextSection/TextSection';
import type { Block, WidgetPageContent, Words } from './types';

/** The clinics carousel. */
export interface ClinicsContent extends Words<ClinicsCarouselProps, 'labels'> {
  title: string;
  lead: string;
  items: ClinicsCarouselProps['clinics'];
}

/** The clinics alone, with the days of the coming year on which they are closed. */
export interface ClinicsPageContent extends WidgetPageContent {
  clinics: ClinicsContent;
  /** Shown where there are such days. `range` is what is said of several that follow each other: `{from} to {to}`. */
  closed: Block<TextSectionProps> & { days: DayWords; range: string };
}
