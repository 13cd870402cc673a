import type { MaybeSample, Mixture } from '../domain/samples';
import type { Picture } from '../media/picture';
import type {
  AlbumLabels,
  BannerContent,
  CallContent,
  CardBlock,
  ClinicsContent,
  EmergencyCardContent,
  Figure,
  Link,
  ListBlock,
  PageMeta,
  Question,
  ReviewsBlock,
  SliderLabels,
} from './types';

/** Paragraphs under a heading. */
export interface TextBlock {
  title: string;
  paragraphs: readonly string[];
}

/** A person of the team. */
export interface MemberContent extends MaybeSample {
  name: string;
  role: string;
  picture: Picture;
}

/** A group of the team. */
export interface GroupContent {
  title: string;
  members: readonly MemberContent[];
}

/** The About page of the paramedic company. */
export interface AboutContent {
  meta: PageMeta;
  banner: BannerContent;
  who: TextBlock;
  mission: TextBlock;
  vision: TextBlock;
  values: CardBlock;
  /** `leads`: by whether the people are real. */
  team: GroupContent & { leads: Readonly<Record<Mixture, string>>; exampleLabel: string; more: Link };
  call: CallContent;
}

/** The second About page, as a hospital tells it. */
export interface HospitalContent {
  meta: PageMeta;
  banner: BannerContent;
  mission: TextBlock;
  vision: TextBlock;
  history: TextBlock;
  team: CardBlock;
  facilities: ListBlock;
  testimonials: ReviewsBlock;
  call: CallContent;
}

/** The overview of all services. */
export interface ServicesContent {
  meta: PageMeta;
  banner: BannerContent;
  groups: readonly {
    id: string;
    title: string;
    lead: string;
    linkLabel: string;
    cards: readonly { title: string; description: string; picture: Picture; to: string }[];
  }[];
  call: CallContent;
}

/** The questions page. */
export interface FaqContent {
  meta: PageMeta;
  banner: BannerContent;
  emergency: EmergencyCardContent;
  questions: { title: string; items: readonly Question[] };
  call: CallContent;
}

/** The team page. */
export interface TeamContent {
  meta: PageMeta;
  banner: BannerContent;
  groups: readonly (GroupContent & { id: string })[];
  /** What stands on the card of a sample. */
  exampleLabel: string;
  call: CallContent;
}

/** A legal text; the sections' numbers are their order. */
export interface LegalContent {
  meta: PageMeta;
  banner: BannerContent;
  contentsTitle: string;
  /** What stands above the text, such as who answers for it. */
  note?: string;
  sections: readonly { title: string; paragraphs: readonly string[]; points?: readonly string[] }[];
}

/** An activity; its day decides whether it is upcoming or past. */
export interface ActivityContent extends MaybeSample {
  title: string;
  /** ISO 8601 day. */
  date: string;
  /** The same day in words. */
  dateLabel: string;
  description: string;
  picture: Picture;
}

/** An album of the gallery. */
export interface AlbumContent {
  id: string;
  title: string;
  lead: string;
  photos: readonly { picture: Picture; caption: string }[];
}

/** The gallery. */
export interface GalleryContent {
  meta: PageMeta;
  banner: BannerContent;
  activities: {
    upcomingTitle: string;
    pastTitle: string;
    /** What stands on the card of a sample. */
    exampleLabel: string;
    items: readonly ActivityContent[];
  };
  photos: { title: string; lead?: string; albums: readonly AlbumContent[] };
  labels: AlbumLabels;
  call: CallContent;
}

/** The 'Unexpected Application Error!' page. */
export interface ErrorContent {
  /** For search engines; the document's title is the status and its words. */
  description: string;
  title: string;
  text: string;
  /** In place of `text` where a form was refused, by the answer's status: why, and what to do. */
  refused: Readonly<Partial<Record<number, string>>>;
  /** Shown where an error has no message. */
  unknown: string;
  call: Link;
  home: Link;
  emergency: EmergencyCardContent;
}

/** A page that shows one widget alone. */
export interface WidgetPageContent {
  meta: PageMeta;
  title: string;
  lead: string;
}

/** The page after a form that was sent without JavaScript. */
export interface ThanksContent extends WidgetPageContent {
  /** Ways to reach the service: for everybody who opens the page without having just sent the form. */
  ways: CallContent;
  /** What such a visitor, who may have sent the form earlier, is told about it. */
  earlier: TextBlock;
  /** In the place of all that, to the visitor whose form has just been stored. */
  sent: {
    title: string;
    /** Form whose draft has done its work. */
    draft?: 'contact' | 'review' | 'booking';
    /** One that has `{reference}` is said only where there is a reference. */
    paragraphs: readonly string[];
    actions: readonly Link[];
    /** What happens next. */
    next: CardBlock;
  };
}

/** The home page. */
export interface HomeContent {
  meta: PageMeta;
  popup: {
    label: string;
    title: string;
    /** Where the title is not in the page's language. */
    titleLang?: string;
    text: string;
    call: Link;
    closeLabel: string;
  };
  hero: { title: string; lead: string; note: string; call: Link; action: Link; picture: Picture };
  emergency: EmergencyCardContent;
  services: {
    title: string;
    lead: string;
    linkLabel: string;
    cards: readonly { title: string; description: string; picture: Picture; to: string }[];
  };
  slider: {
    title: string;
    labels: SliderLabels;
    slides: readonly { picture: Picture; title: string; text: string; link?: Link }[];
  };
  clinics: ClinicsContent;
  figures: { title: string; items: readonly Figure[] };
  testimonials: ReviewsBlock & { more: Link };
  call: CallContent;
}
