import type { Clinic } from '../domain/clinics';
import type { MaybeSample } from '../domain/samples';
import type { Picture } from '../media/picture';

/** Words of a page for search engines and tabs. */
export interface PageMeta {
  /** Unique in the site, without the brand; at most 60 characters. */
  title: string;
  /** Unique in the site; 70 to 160 characters. */
  description: string;
}

/** A link: a path of the route table, `#section`, `tel:`, `mailto:` or `https:` address. */
export interface Link {
  label: string;
  to: string;
}

/** A heading with a short text. */
export interface TitledText {
  title: string;
  text: string;
}

/** A question with its answer, one string a paragraph. */
export interface Question {
  question: string;
  answer: readonly string[];
}

/** The banner on top of a page. */
export interface BannerContent {
  title: string;
  lead: string;
  picture: Picture;
}

/** Words of the album dialog; `{n}`, `{total}` and `{album}` are put in. */
export interface AlbumLabels {
  dialog: string;
  close: string;
  previous: string;
  next: string;
  position: string;
}

/** A list under a heading, with an optional sentence before it. */
export interface ListBlock {
  title: string;
  lead?: string;
  items: readonly string[];
}

/** Titled texts under a heading. */
export interface CardBlock {
  title: string;
  lead?: string;
  items: readonly TitledText[];
}

/** Marketing or service figures: `1,200+` and what it counts. */
export interface Figure {
  value: string;
  label: string;
}

/** The closing call to action of a page. */
export interface CallContent {
  title: string;
  text: string;
  actions: readonly Link[];
}

/** A heading, a sentence and the call link. */
export interface QuietCall {
  title: string;
  text: string;
  call: Link;
}

/** A service page: every block answers a question its visitor has. */
export interface ServiceContent {
  meta: PageMeta;
  banner: BannerContent;
  /** Name of the service as it stands in a quote request. */
  service: string;
  /** When to call at once, on pages that people open in an emergency. */
  emergency?: EmergencyCardContent;
  /** Who it is for, at most one short paragraph, and the three short answers. */
  intro: { title: string; paragraphs: readonly string[]; answers: readonly TitledText[] };
  figures?: { title: string; items: readonly Figure[] };
  benefits: CardBlock;
  included: ListBlock;
  steps: CardBlock;
  /** What to have ready when calling or asking. */
  ready: ListBlock;
  coverage: { title: string; paragraphs: readonly string[] };
  photos?: {
    title: string;
    photos: readonly { picture: Picture; caption: string }[];
    labels: AlbumLabels;
  };
  questions: { title: string; items: readonly Question[] };
  call: CallContent;
}

/** Words of the frame around every page. */
export interface SiteContent {
  skipLabel: string;
  header: {
    brand: string;
    items: readonly (Link | { label: string; links: readonly Link[] })[];
    phone: { display: string; href: string };
    labels: { navigation: string; menu: string; call: string };
  };
  footer: {
    brand: string;
    groups: readonly { title: string; links: readonly Link[] }[];
    contact: { phone: Link; email: Link; address: string };
    social: readonly {
      network: 'facebook' | 'twitter' | 'linkedin' | 'instagram';
      label: string;
      to: string;
    }[];
    /** The year is put in at render. */
    legal: { owner: string; links: readonly Link[]; credit: string; creditPhone: Link };
  };
  actions: {
    label: string;
    call: Link;
    whatsapp: Link;
    assistant: Link & { opening: string; failed: string; call: Link };
  };
  emergencyBanner: { text: string; phone: { display: string; href: string } };
}

/** When to call at once: the emergency card. */
export interface EmergencyCardContent {
  title: string;
  signs: readonly string[];
  call: Link;
  note: string;
}

/** A testimonial of the content; visitors' reviews come from the store. */
export interface TestimonialContent extends MaybeSample {
  name: string;
  title: string;
  text: string;
  rating: 1 | 2 | 3 | 4 | 5;
  picture: Picture;
}

/** Reviews as cards. */
export interface ReviewsBlock {
  title: string;
  /** A card's stars in words; `{rating}` is put in. */
  ratingLabel: string;
  /** What stands on the card of a sample. */
  exampleLabel: string;
  items: readonly TestimonialContent[];
}

/** Words of the hero slider's controls; `{n}` and `{total}` are put in. */
export interface SliderLabels {
  previous: string;
  next: string;
  stop: string;
  start: string;
  /** Name of a slide: `{n} of {total}`. */
  slide: string;
  /** Name of a dot: `Slide {n}`. */
  goTo: string;
  /** Name of the row that holds the slides: `Slides`. */
  row: string;
}

/** The clinics carousel. */
export interface ClinicsContent {
  title: string;
  lead: string;
  items: readonly Clinic[];
  labels: ClinicsLabels;
}

/** Words of the clinics carousel; `{name}`, `{from}`, `{to}`, `{total}` are put in. */
export interface ClinicsLabels {
  /** Title of a card: `{name} Clinic`. */
  cardTitle: string;
  book: string;
  previous: string;
  next: string;
  /** Which cards are shown: `Clinics {from} to {to} of {total}`. */
  status: string;
  /** The same where one card is shown: `Clinic {from} of {total}`. */
  statusOne: string;
}
