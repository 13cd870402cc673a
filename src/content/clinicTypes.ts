import type { ClinicsCarouselProps } from '../components/ClinicsCarousel/ClinicsCarousel';
import type { DayWords } from '../domain/sayDay';
import type { Fact } from '../sections/FactList/Facts';
import type { TextSectionProps } from '../sections/TextSection/TextSection';
import type { Block, WidgetPageContent, Words } from './types';

/** The clinics carousel. */
export interface ClinicsContent extends Words<ClinicsCarouselProps, 'labels'> {
  title: string;
  lead: string;
  items: ClinicsCarouselProps['clinics'];
}

/** Where the clinics are, and what a visit costs where the owner has set it. */
export interface ClinicVisit {
  title: string;
  facts: readonly Fact[];
}

/** The clinics alone, with the days of the coming year on which they are closed. */
export interface ClinicsPageContent extends WidgetPageContent {
  clinics: ClinicsContent;
  visit: ClinicVisit;
  /** Shown where there are such days. `range` is what is said of several that follow each other: `{from} to {to}`. */
  closed: Block<TextSectionProps> & { days: DayWords; range: string };
}
