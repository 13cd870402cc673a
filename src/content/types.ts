import type { ContactActionsProps } from '../components/ContactActions/ContactActions';
import type { EmergencyBannerProps } from '../components/EmergencyBanner/EmergencyBanner';
import type { FaqItem } from '../components/FaqAccordion/FaqAccordion';
import type { SiteFooterProps } from '../components/SiteFooter/SiteFooter';
import type { SiteHeaderProps } from '../components/SiteHeader/SiteHeader';
import type { PageBannerProps } from '../sections/PageBanner/PageBanner';

/** What content gives to a section: everything but its place and its look, which the page decides. */
export type Block<Props> = Omit<Props, 'id' | 'tone' | 'children'>;

/** Props that hold words; the site gives all of them, also those that the widget can do without. */
export type Words<Props, Names extends keyof Props> = {
  readonly [Name in Names]-?: NonNullable<Props[Name]>;
};

/** Words of a page for search engines and tabs. */
export interface PageMeta {
  /** Unique in the site, without the brand; at most 60 characters. */
  title: string;
  /** Unique in the site; 70 to 160 characters. */
  description: string;
  /** True where the title stands without the brand, which would say what the page is about. */
  unbranded?: true;
}

/** A question with its answer. */
export type Question = FaqItem;

/** A page that begins with a picture. */
export interface BannerPage {
  meta: PageMeta;
  banner: Block<PageBannerProps>;
}

/** A page that begins with a heading and a sentence: it shows one widget alone, or says one thing and leads on. */
export interface WidgetPageContent {
  meta: PageMeta;
  title: string;
  lead: string;
}

/**
 * Names of a language's own share pictures, which `npm run share-pictures` draws with its words: one for first aid, one for all
 * other pages.
 */
export type SharePictures = Readonly<Record<'firstAid' | 'site', string>>;

/** Words of the frame around every page, and what many pages show. */
export interface SiteContent {
  skipLabel: string;
  header: Omit<SiteHeaderProps, 'current' | 'home' | 'languages' | 'quiet'>;
  footer: Omit<SiteFooterProps, 'children' | 'note' | 'home' | 'languages'>;
  actions: ContactActionsProps;
  emergencyBanner: EmergencyBannerProps;
}
