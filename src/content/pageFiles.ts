import type { CallToActionProps } from '../sections/CallToAction/CallToAction';
import type { ErrorContent, ThanksContent } from './answerTypes';
import type { ClinicsPageContent } from './clinicTypes';
import type { FirstAidOverview, FirstAidPageId, FirstAidTopic, QuietId, QuietTopic } from './firstAidTypes';
import type {
  BookingContent,
  ContactContent,
  EmergencyPlanContent,
  RequestContent,
  RequestsContent,
  SubscribeContent,
  SubscribeFormContent,
  SubscriptionContent,
  TestimonialsContent,
} from './formTypes';
import type {
  AboutContent,
  FaqContent,
  GalleryContent,
  HomeContent,
  HospitalContent,
  LegalContent,
  NumbersContent,
  ServiceContent,
  ServicesContent,
  TeamContent,
  WhatHappensContent,
  WhereAmIContent,
} from './pageTypes';
import type { SiteContent, WidgetPageContent } from './types';
import type { Messages } from './whatsapp';

/** What each page of the main part of the route table says, by the name of its file. */
export interface MainContents {
  home: HomeContent;
  contact: ContactContent;
  testimonials: TestimonialsContent;
  aboutPage: AboutContent;
  aboutHospital: HospitalContent;
  numbersAndPapers: NumbersContent;
  services: ServicesContent;
  whereAmI: WhereAmIContent;
  whatHappens: WhatHappensContent;
  faq: FaqContent;
  ourTeam: TeamContent;
  termsOfService: LegalContent;
  privacyPolicy: LegalContent;
  gallery: GalleryContent;
  bookAppointment: BookingContent;
  emergencyPlan: EmergencyPlanContent;
  schoolEmergencyCover: ServiceContent;
  healthInsurancePage: ServiceContent;
  siteEmergencyCover: ServiceContent;
  evacuationServices: ServiceContent;
  airMedicalEvac: ServiceContent;
  internationalPatientTransfer: ServiceContent;
  eventCoverage: ServiceContent;
  patientTransfer: ServiceContent;
  sportsCoverage: ServiceContent;
  paramedicsPage: ServiceContent;
  emergencyCare: ServiceContent;
  paediatricClinic: ServiceContent;
  clinicsPage: ClinicsPageContent;
  sliderPage: WidgetPageContent & { slider: HomeContent['slider'] };
  whatsappPage: WidgetPageContent & { call: CallToActionProps };
  chatBotPage: WidgetPageContent & { call: CallToActionProps };
  emergencyAlertPage: WidgetPageContent;
  messageSent: ThanksContent;
  appointmentRequested: ThanksContent;
  reviewSent: ThanksContent;
  subscribed: ThanksContent;
  subscribe: SubscribeContent;
}

/** What each page of requests and of news says. */
export interface RequestContents {
  requestPage: RequestsContent;
  eventsRequest: RequestContent;
  sportsRequest: RequestContent;
  schoolsRequest: RequestContent;
  sitesRequest: RequestContent;
  transferRequest: RequestContent;
  airRequest: RequestContent;
  internationalRequest: RequestContent;
  evacuationRequest: RequestContent;
  trainingRequest: RequestContent;
  requestSent: ThanksContent;
  confirmSubscription: SubscriptionContent;
  subscriptionConfirmed: ThanksContent;
  leaveSubscription: SubscriptionContent;
  subscriptionLeft: ThanksContent;
}

/** What each page of first aid says, and the one that stands in for a page that is not kept. */
export type FirstAidContents = {
  readonly [Id in FirstAidPageId]: Id extends QuietId ? QuietTopic : FirstAidTopic;
} & {
  firstAid: FirstAidOverview;
  offline: FirstAidOverview;
};

/** Loads the file of each page, which exports its words under the file's name. A page that a language does not have yet is missing. */
export type PageFiles<Contents> = {
  readonly [Name in keyof Contents]?: () => Promise<Readonly<Record<Name, Contents[Name]>>>;
};

/** Words of the frame around every page of a language. */
export interface FrameContent {
  site: SiteContent;
  /** How the chats that the bar opens begin. */
  messages: Messages;
  subscribeForm: SubscribeFormContent;
  errorPage: ErrorContent;
  /** Said first on every page of a copy to try things on, before the number; missing on the real site. */
  stagingNotice?: string;
  /** Said on pages that no native reader has passed; missing where all have been written by one. */
  draft?: { note: string; readPages: readonly string[] };
}

/**
 * A language of the site: its folder in `words` has all of its words, and these loaders bind the pages to them. What it lacks of
 * words is read in English.
 */
export interface LanguageFiles {
  /** Its name in itself. */
  name: string;
  /** English paths of its pages while it does not have all: other pages are read in English, and the switch leads to its home page. */
  only?: readonly string[];
  frame: () => Promise<{ frame: FrameContent }>;
  pages: () => Promise<{ pages: PageFiles<MainContents> }>;
  requests?: () => Promise<{ requests: PageFiles<RequestContents> }>;
  firstAid?: () => Promise<{ firstAid: PageFiles<FirstAidContents> }>;
}
