import type { BookingFormProps } from '../forms/BookingForm/BookingForm';
import type { ContactFormProps } from '../forms/ContactForm/ContactForm';
import type { PlanFormProps } from '../forms/PlanForm/PlanForm';
import type { RequestFormProps } from '../forms/RequestForm/RequestForm';
import type { ReviewButtonProps } from '../forms/ReviewButton/ReviewButton';
import type { SubscribeFormProps } from '../forms/SubscribeForm/SubscribeForm';
import type { Link } from '../domain/link';
import type { Mixture } from '../domain/samples';
import type { CallInsteadNoteProps } from '../sections/CallInsteadNote/CallInsteadNote';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction';
import type { CheckListProps } from '../sections/CheckList/CheckList';
import type { Answer } from '../sections/FactList/factsOf';
import type { StepsProps } from '../sections/Steps/Steps';
import type { ClinicVisit } from './clinicTypes';
import type { PagesBlock } from './blockTypes';
import type { ReviewsBlock } from './pageTypes';
import type { BannerPage, Block, PageMeta, WidgetPageContent, Words } from './types';

/** Words that stand in every form. */
export interface FormNotes {
  tooMany: string;
  offline: string;
  /** Label of the field that only machines fill in. */
  leaveEmpty: string;
  policy: Link;
}

/** Words of the contact form. */
export type ContactFormContent = Words<
  ContactFormProps,
  'labels' | 'messages' | 'help' | 'otherWays' | 'quote'
>;

/** The contact page. */
export interface ContactContent extends BannerPage {
  /** Said before anything else: emergencies are for the phone. */
  urgent: CallInsteadNoteProps;
  /** `quoteTitle` stands in the title's place where the address asks for a quote; `{service}` is put in. */
  form: ContactFormContent &
    Words<ContactFormProps, 'quoted'> & { title: string; quoteTitle: string; lead: string };
  ways: { title: string; items: readonly Answer[] };
  /** What happens with a message. */
  next: Block<StepsProps>;
}

/** Words of the review form, of its dialog, and of the button that opens it. */
export type ReviewFormContent = Words<
  ReviewButtonProps,
  'openLabel' | 'title' | 'closeLabel' | 'labels' | 'messages' | 'discard' | 'otherWays' | 'sentMessage'
>;

/** The testimonials page. */
export interface TestimonialsContent extends BannerPage {
  /** `leads`: by whether the reviews are real. */
  reviews: ReviewsBlock & { leads: Readonly<Record<Mixture, string>> };
  /** Heading and sentence above the form in the page. */
  write: { title: string; lead: string };
  form: ReviewFormContent;
}

/** Words of the subscribe form. */
export type SubscribeFormContent = Words<SubscribeFormProps, 'labels' | 'messages'>;

/** The page that a refused subscription comes back to. */
export interface SubscribeContent extends WidgetPageContent {
  form: SubscribeFormContent;
}

/** A page that asks once more what a link in a mail is for. */
export interface SubscriptionContent extends WidgetPageContent {
  /** What its one button does. */
  question: { title: string; text: string; button: string };
}

/** Words of the booking form. */
export type BookingFormContent = Words<BookingFormProps, 'labels' | 'messages' | 'help' | 'otherWays'>;

/** The booking page. */
export interface BookingContent extends BannerPage {
  /** Before the form: where to come, and the fee. */
  visit: ClinicVisit;
  /** The form, and the clinics to choose from. */
  form: BookingFormContent & Words<BookingFormProps, 'clinics'> & { title: string; lead: string };
  /** Beside the form: what is urgent is for the phone. */
  urgent: CallInsteadNoteProps;
  steps: Block<StepsProps>;
  ready: Block<CheckListProps>;
}

/** The page that makes an emergency plan. */
export interface EmergencyPlanContent extends WidgetPageContent, Words<PlanFormProps, 'labels' | 'sheet'> {
  /** Whom the service helps with a plan. */
  cover: CallToActionProps;
}

/** The page of a kind of request. */
export interface RequestContent extends Words<RequestFormProps, 'sheet' | 'labels' | 'otherWays' | 'backTo'> {
  meta: PageMeta;
  /** What is asked for, in a few words. */
  title: string;
  /** Beside the form: what is urgent is for the phone. */
  urgent: CallInsteadNoteProps;
}

/** The page that leads to the form of each kind. */
export interface RequestsContent extends WidgetPageContent {
  kinds: PagesBlock;
  call: CallToActionProps;
}
