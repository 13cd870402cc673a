import type { LinkRowProps } from '../components/LinkRow/LinkRow';
import type { ServiceCardProps } from '../components/ServiceCard/ServiceCard';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction';
import type { Fact } from '../sections/FactList/Facts';
import type { Figure } from '../sections/FactList/factsOf';
import type { StatementsProps } from '../sections/Statements/Statements';
import type { TextSectionProps } from '../sections/TextSection/TextSection';
import type { BannerPage, Block } from './types';

/** A heading with its statement. */
export type Statement = Block<StatementsProps['items'][number]>;

/** A heading with its items; the sentence between the two is optional. */
export interface Items<Item> {
  title: string;
  lead?: string;
  items: readonly Item[];
}

/** Figures with their heading. */
export type FiguresBlock = Items<Figure> & {
  /** Said until the owner has confirmed them. */
  note?: string | undefined;
};

/** Text with facts below it. */
export type FactsBlock = Block<TextSectionProps> & { facts: readonly Fact[] };

/** Days on which courses begin as `YYYY-MM-DD`, under a name; pages leave out those that are past. */
export interface CourseDays {
  /** "Courses begin on". */
  label: string;
  /** The days, sorted. */
  days: readonly string[];
  /** How they are written. */
  locale: string;
}

/** Pages as rows of links, most useful first. */
export interface PagesBlock {
  title: string;
  lead?: string;
  pages: readonly Omit<LinkRowProps, 'children'>[];
}

/** Services as cards. */
export interface ServicesBlock {
  title: string;
  lead?: string;
  /** Words of each card's link: "Read More". */
  linkLabel: string;
  cards: readonly Omit<ServiceCardProps, 'linkLabel'>[];
}

/** The call to action that ends a page. */
export interface PageWithCall extends BannerPage {
  call: CallToActionProps;
}
