import type { LinkRowProps } from '../components/LinkRow/LinkRow';
import type { CountyAnswerProps } from '../sections/CountyAnswer/CountyAnswer';
import type { CountyAskProps } from '../sections/CountyAsk/CountyAsk';
import type { CountyFinderProps } from '../sections/CountyFinder/CountyFinder';
import type { FactListProps } from '../sections/FactList/FactList';
import type { FactStripProps } from '../sections/FactStrip/FactStrip';
import type { ReceiptProps } from '../sections/Receipt/Receipt';
import type { Block, PageMeta } from './types';

/** To which counties crews come. */
export interface CountiesContent {
  meta: PageMeta;
  title: string;
  /** The counties; missing where the owner has set none. */
  finder?: CountyFinderProps | undefined;
  /** How to ask. */
  ask: Omit<CountyAskProps, 'id'>;
}

/** A county to which crews come. */
export interface CountyContent {
  meta: PageMeta;
  title: string;
  answer: CountyAnswerProps;
  /** What the owner has set: bases, minutes, price; missing where nothing is set. */
  strip?: FactStripProps | undefined;
  hospitals: Block<FactListProps>;
  /** One worked example; missing where no price is set. */
  price?: Block<ReceiptProps> | undefined;
  around: { title: string; pages: readonly Omit<LinkRowProps, 'children'>[] };
}
