import type { ActivityCardProps } from '../components/ActivityCard/ActivityCard';
import type { BenefitCardProps } from '../components/BenefitCard/BenefitCard';
import type { HeroSliderProps } from '../components/HeroSlider/HeroSlider';
import type { Review, ReviewLabels } from '../components/ReviewCard/reviewCards';
import type { TeamMemberCardProps } from '../components/TeamMemberCard/TeamMemberCard';
import type { WelcomePopupProps } from '../components/WelcomePopup/WelcomePopup';
import type { Link } from '../domain/link';
import type { MaybeSample, Mixture } from '../domain/samples';
import type { CallTimelineProps } from '../sections/CallTimeline/CallTimeline';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction';
import type { CheckListProps } from '../sections/CheckList/CheckList';
import type { CountyMapProps } from '../sections/CountyMap/CountyMap';
import type { EmergencyCardProps } from '../sections/EmergencyCard/EmergencyCard';
import type { Fact } from '../sections/FactList/Facts';
import type { Answer } from '../sections/FactList/factsOf';
import type { FactStripProps } from '../sections/FactStrip/FactStrip';
import type { FirstAidHeaderProps } from '../sections/FirstAidHeader/FirstAidHeader';
import type { HeroProps } from '../sections/Hero/Hero';
import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument';
import type { PageIntroProps } from '../sections/PageIntro/PageIntro';
import type { PhotoAlbumProps } from '../sections/PhotoAlbum/PhotoAlbum';
import type { PlaceFinderContent } from '../sections/PlaceFinder/placeParts';
import type { QuestionsProps } from '../sections/Questions/Questions';
import type { ReceiptProps } from '../sections/Receipt/Receipt';
import type { StepsProps } from '../sections/Steps/Steps';
import type { TextSectionProps } from '../sections/TextSection/TextSection';
import type { Picture } from '../media/picture';
import type { ClinicsContent } from './clinicTypes';
import type { Heart } from './heartTypes';
import type { Block, PageMeta, WidgetPageContent, Words } from './types';
import type {
  CourseDays,
  FactsBlock,
  FiguresBlock,
  Items,
  PageWithCall,
  PagesBlock,
  ServicesBlock,
  Statement,
} from './blockTypes';

/** Somebody of the team. */
export type Person = Omit<TeamMemberCardProps, 'example'> & MaybeSample;

/** An activity with its day. */
export type Activity = Omit<ActivityCardProps, 'example'> & MaybeSample;

/** Reviews as cards; what is said above them is decided by the page. */
export type ReviewsBlock = Omit<Items<Review>, 'lead'> & ReviewLabels;

/** The home page. */
export interface HomeContent {
  meta: PageMeta;
  popup: Omit<WelcomePopupProps, 'lifeMs' | 'onClose'>;
  hero: HeroProps;
  emergency: EmergencyCardProps;
  services: ServicesBlock;
  slider: Pick<HeroSliderProps, 'labels' | 'slides'> & { title: string };
  clinics: ClinicsContent;
  figures: FiguresBlock;
  testimonials: ReviewsBlock & { more: Link };
  call: CallToActionProps;
}

/** A service page: every block answers a question its visitor has. */
export interface ServiceContent extends PageWithCall {
  /** When to call at once, on pages that people open in an emergency. */
  emergency?: EmergencyCardProps;
  /** What its visitors ask first: what they get, how it goes, or what it looks like. Neighbours in the menu differ. */
  order: 'inclusion' | 'journey' | 'pictures';
  /** Heading of the list of its parts; their names are their own headings. */
  onThisPage: { title: string };
  /** The four short answers: for whom, what they get, what it costs, what to do now. */
  intro: { answers: readonly Answer[] };
  /** What visitors check first; nothing where the owner has set nothing. */
  strip?: FactStripProps | undefined;
  figures?: FiguresBlock;
  /** What only this page shows, directly after its head. */
  heart?: Heart;
  /** Left out where the heart says the same. */
  benefits?: Items<BenefitCardProps>;
  /** What a course is, and when courses begin. */
  course?: FactsBlock & { begins: CourseDays };
  /** What the price includes, and below it what it does not. */
  included: Omit<Block<CheckListProps>, 'sheet'>;
  /** Left out where the heart says how it goes. */
  steps?: Block<StepsProps>;
  /** What to have ready when calling or asking; stands on a sheet beside what is included. Left out where the heart says it. */
  ready?: Omit<Block<CheckListProps>, 'sheet' | 'except'> | undefined;
  /** What journeys cost, where the owner has set prices. */
  prices?: Block<ReceiptProps> | undefined;
  photos?: Block<PhotoAlbumProps>;
  questions: Block<QuestionsProps>;
  /** Services that may fit better, and pages that go with this one. */
  related: PagesBlock;
}

/** The About page of the paramedic company. */
export interface AboutContent extends PageWithCall {
  /** What visitors check first; nothing where the owner has set nothing. */
  strip?: FactStripProps | undefined;
  /** Leads to the page of licences and figures; nothing before it has a licence to show. */
  numbers: Link | undefined;
  who: Block<TextSectionProps>;
  mission: Statement;
  vision: Statement;
  values: Items<BenefitCardProps>;
  /** `leads`: by whether the people are real. */
  team: {
    title: string;
    members: readonly Person[];
    exampleLabel: string;
    leads: Readonly<Record<Mixture, string>>;
    more: Link;
  };
}

/** The second About page, as a hospital tells it. */
export interface HospitalContent extends PageWithCall {
  mission: Statement;
  vision: Statement;
  history: Block<TextSectionProps>;
  team: Items<BenefitCardProps>;
  facilities: Block<CheckListProps>;
  testimonials: ReviewsBlock;
}

/** Figures, licences, counties, payment and addresses; what is empty is not shown. */
export interface NumbersContent extends PageWithCall {
  figures: FiguresBlock;
  papers: FactsBlock;
  map?: Block<CountyMapProps> | undefined;
  payment: FactsBlock;
  places: FactsBlock;
  complaints: Block<TextSectionProps>;
  work: Block<TextSectionProps> & {
    jobs: readonly Fact[];
    training: CourseDays;
    /** Leads to what a course is. */
    courses: Fact<Link>;
  };
}

/** What happens after a call. */
export interface WhatHappensContent extends Words<FirstAidHeaderProps, 'title' | 'call'> {
  meta: PageMeta;
  lead: string;
  /** What to do with the phone, behind the number. */
  callNote: string;
  /** Shown where the page is shared. */
  picture: Picture;
  timeline: Block<CallTimelineProps>;
  /** Who pays, and how: what the owner has set. */
  pays: FactsBlock;
  questions: Block<QuestionsProps>;
  related: PagesBlock;
}

/** The overview of all services. */
export interface ServicesContent extends PageWithCall {
  /** What visitors check first; nothing where the owner has set nothing. */
  strip?: FactStripProps | undefined;
  groups: readonly (ServicesBlock & { id: string })[];
}

/** The questions page. */
export interface FaqContent extends PageWithCall {
  emergency: EmergencyCardProps;
  questions: Block<QuestionsProps>;
}

/** The team page. */
export interface TeamContent extends PageWithCall {
  groups: readonly { id: string; title: string; members: readonly Person[] }[];
  /** Tag of a sample: "Example". */
  exampleLabel: string;
  /** By whether the people are real. */
  leads: Readonly<Record<Mixture, string>>;
}

/** A legal text; the sections' numbers are their order. */
export interface LegalContent extends LegalDocumentProps {
  meta: PageMeta;
  intro: PageIntroProps;
  /** Whether it is a draft, or who has passed it, as a sentence. */
  status: string;
}

/** The page that finds out where somebody is. */
export interface WhereAmIContent extends WidgetPageContent {
  /** Words of the place finder. */
  place: PlaceFinderContent;
  /** What else helps while help is called. */
  related: PagesBlock;
}

/** An album of the gallery. */
export type AlbumContent = Pick<PhotoAlbumProps, 'id' | 'title' | 'lead' | 'photos'>;

/** The gallery. The day of an activity decides whether it is upcoming or past. */
export interface GalleryContent extends PageWithCall {
  activities: {
    items: readonly Activity[];
    exampleLabel: string;
    upcomingTitle: string;
    pastTitle: string;
    /** Said above the past ones where nothing is to come. */
    none: string;
  };
  photos: { albums: readonly AlbumContent[] };
  labels: PhotoAlbumProps['labels'];
}
