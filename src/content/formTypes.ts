import type { ContactInput } from '../domain/contact';
import type { ProblemCode } from '../domain/problems';
import type { Rating } from '../domain/rating';
import type { ReviewInput } from '../domain/review';
import type { Mixture } from '../domain/samples';
import type { BannerContent, Link, PageMeta, QuietCall, ReviewsBlock, TitledText } from './types';

/** What to say about a field, by what is wrong with it. */
export type FieldWords = Partial<Record<ProblemCode, string>>;

/** Words of the contact form. */
export interface ContactFormContent {
  labels: Readonly<Record<keyof ContactInput, string>> & {
    submit: string;
    sending: string;
    /** Title of the summary of mistakes. */
    summary: string;
    sent: string;
    /** Stands before the reason, with its space. */
    failed: string;
    /** Said besides after too many tries from the visitor's network; names the phone number. */
    tooMany: string;
    /** Said as long as there is no line. */
    offline: string;
    /** Label of the field that people cannot see. */
    leaveEmpty: string;
  };
  help: Readonly<Partial<Record<keyof ContactInput, string>>>;
  messages: Readonly<Record<keyof ContactInput, FieldWords>>;
  /** Offered with the typed text when a message could not be sent. */
  otherWays: { call: Link; whatsapp: Link };
  /** The message that a quote request begins with; `{service}` is put in. */
  quote: string;
}

/** The contact page. */
export interface ContactContent {
  meta: PageMeta;
  banner: BannerContent;
  /** Said before anything else: emergencies are for the phone. */
  urgent: QuietCall;
  /** `quoteTitle` stands in the title's place where the address asks for a quote; `{service}` is put in. */
  form: ContactFormContent & { title: string; quoteTitle: string; lead: string };
  ways: { title: string; items: readonly (TitledText & { link?: Link })[] };
  /** What happens with a message. */
  next: { title: string; items: readonly TitledText[] };
}

/** Words of the review form and its dialog. */
export interface ReviewFormContent {
  /** The button that opens the dialog. */
  open: string;
  /** Title of the dialog, and of the form in the page. */
  title: string;
  closeLabel: string;
  labels: Readonly<Record<keyof ReviewInput, string>> & {
    namePlaceholder: string;
    titlePlaceholder: string;
    stars: Readonly<Record<Rating, string>>;
    noStars: string;
    submit: string;
    sending: string;
    cancel: string;
    /** Title of the summary of mistakes. */
    summary: string;
    /** The quiet line after the server did not take the review. */
    refused: string;
    /** The same after too many tries from the visitor's network; names the phone number. */
    tooMany: string;
    /** The alert when no answer came. */
    unreachable: string;
    /** Said as long as there is no line. */
    offline: string;
    /** Label of the field that people cannot see. */
    leaveEmpty: string;
    /** The review as a text for WhatsApp: `{text}`, `{name}`, `{title}`. */
    asText: string;
  };
  messages: Readonly<Record<keyof ReviewInput, FieldWords>>;
  /** Asked before typed text is thrown away. */
  discard: { question: string; discard: string; keep: string };
  /** Offered with the review when it could not be sent. */
  otherWays: { call: Link; whatsapp: Link };
  /** Said when the review has arrived. */
  sent: string;
}

/** The testimonials page. */
export interface TestimonialsContent {
  meta: PageMeta;
  banner: BannerContent;
  /** `leads`: by whether the reviews are real. */
  reviews: ReviewsBlock & { leads: Readonly<Record<Mixture, string>> };
  /** Heading and sentence above the form in the page. */
  write: { title: string; lead: string };
  form: ReviewFormContent;
}

/** Words of the subscribe form. */
export interface SubscribeFormContent {
  labels: {
    email: string;
    submit: string;
    sending: string;
    answer: string;
    failed: string;
    /** Said instead after too many tries from the visitor's network; names the phone number. */
    tooMany: string;
    /** Said as long as there is no line. */
    offline: string;
    /** Label of the field that people cannot see. */
    leaveEmpty: string;
  };
  messages: FieldWords;
}

/** The page that a refused subscription comes back to. */
export interface SubscribeContent {
  meta: PageMeta;
  title: string;
  lead: string;
  form: SubscribeFormContent;
}
