import type { ComponentsOverrides } from '@mui/material/styles';

/** The site's widgets with their slots, which a theme restyles as it does MUI's: each is a `styled(…, { name, slot })`. */
export interface WidgetSlots {
  ActivityCard: 'text';
  AlbumDialog: 'arrows' | 'imageFrame' | 'sizer' | 'slide' | 'stage' | 'status' | 'text';
  BenefitCard: 'root';
  BenefitGrid: 'grid';
  BookingForm: 'choice' | 'choices' | 'nextSteps';
  Brand: 'mark' | 'name' | 'root';
  CardGrid: 'root';
  ChatPanel:
    | 'bubble'
    | 'composer'
    | 'composerForm'
    | 'footer'
    | 'header'
    | 'input'
    | 'links'
    | 'log'
    | 'message'
    | 'messages'
    | 'meta'
    | 'notice'
    | 'problem'
    | 'root'
    | 'suggestions'
    | 'titleRow';
  CheckList: 'list';
  ClinicCard: 'schedule';
  ClinicsCarousel: 'controls' | 'root' | 'row' | 'status';
  ConfirmationMessage: 'root';
  ContactActions: 'note' | 'root';
  ContactWays: 'list';
  DialogFrame: 'header';
  EmergencyBanner: 'root';
  EmergencyCard: 'root' | 'title' | 'body';
  ErrorReport: 'root';
  ErrorSummary: 'root';
  ExampleTag: 'root';
  FaqAccordion: 'root';
  Figures: 'list' | 'figure';
  FirstAidHeader: 'root' | 'call' | 'otherNumbers';
  FirstAidSources: 'root' | 'inner';
  FirstAidSteps: 'root' | 'parts' | 'blocks' | 'block';
  FirstAidTopics: 'root' | 'row';
  Form: 'buttons' | 'root';
  FormFailure: 'text';
  FormField: 'optional';
  Hero: 'root' | 'text' | 'actions' | 'imageFrame' | 'note';
  HeroSlider: 'caption' | 'controls' | 'dots' | 'imageFrame' | 'root' | 'row' | 'slide';
  LegalDocument: 'root' | 'contents' | 'body' | 'note';
  PageBanner: 'root' | 'text' | 'imageFrame';
  PageIntro: 'root';
  PhotoGrid: 'root' | 'photo';
  RevealOnTarget: 'root';
  ReviewButton: 'root';
  ReviewCard: 'header' | 'quote' | 'author';
  ReviewDialog: 'body' | 'question';
  Section: 'root' | 'inner';
  ServiceCard: 'media' | 'actions';
  ShortAnswers: 'list';
  SiteFooter: 'columns' | 'contact' | 'legal' | 'links' | 'root' | 'social';
  SiteHeader: 'bar' | 'call' | 'group' | 'list' | 'menuToggle' | 'nav' | 'root' | 'toggleSummary';
  SitePicture: 'image' | 'formats';
  SiteShell: 'main';
  SkipLink: 'root';
  StarPicker: 'noRating' | 'row' | 'star';
  Statements: 'root' | 'inner' | 'statement';
  StatusMessage: 'actions' | 'root';
  Steps: 'list' | 'step';
  SubscribeForm: 'root' | 'row';
  TeamGroup: 'members';
  TeamMemberCard: 'root';
  TestimonialsGrid: 'grid';
  TwoColumns: 'root';
  VisuallyHidden: 'root';
  WelcomePopup: 'root' | 'text';
}

/** What a theme may say about a widget: styles by slot, typed as MUI's own are. */
type WidgetThemes<Theme> = {
  [Name in keyof WidgetSlots]?: { styleOverrides?: ComponentsOverrides<Theme>[Name] };
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey extends WidgetSlots {}
  interface Components<Theme = unknown> extends WidgetThemes<Theme> {}
}
