import type { ComponentsOverrides } from '@mui/material/styles';
import type { Mark } from './mark';

/** The site's widgets with their slots, which a theme can restyle as it does MUI's: each is a `styled(…, { name, slot })`. */
interface WidgetSlots {
  ActivityCard: 'text';
  AlbumDialog: 'stage' | 'slide' | 'imageFrame' | 'text' | 'status' | 'sizer' | 'arrows';
  BenefitCard: 'root';
  BookingForm: 'nextSteps';
  Brand: 'root' | 'mark' | 'name';
  CallTimeline: 'root' | 'parts' | 'list' | 'stop' | 'words' | 'when' | 'frame' | 'you';
  CardGrid: 'list';
  ChatPanel:
    | 'message'
    | 'meta'
    | 'bubble'
    | 'translation'
    | 'steps'
    | 'drawing'
    | 'more'
    | 'quiet'
    | 'replies'
    | 'links'
    | 'root'
    | 'header'
    | 'titleRow'
    | 'log'
    | 'notice'
    | 'suggestions'
    | 'composer'
    | 'composerForm'
    | 'input'
    | 'problem'
    | 'footer';
  CallToAction: 'actions';
  CheckList: 'columns' | 'list' | 'sheet';
  ChoiceGroup: 'choices' | 'choice';
  ClinicCard: 'title' | 'schedule';
  ClinicsCarousel: 'controls' | 'status' | 'row';
  ConfirmationMessage: 'root';
  ContactActions: 'root' | 'note';
  CountyMap: 'root' | 'map' | 'list';
  CprMetronome:
    | 'root'
    | 'starts'
    | 'rate'
    | 'screen'
    | 'top'
    | 'plate'
    | 'count'
    | 'how'
    | 'times'
    | 'change'
    | 'choice'
    | 'switches'
    | 'note';
  DeskGate: 'root';
  DeskItem:
    | 'root'
    | 'back'
    | 'head'
    | 'actions'
    | 'whatsApp'
    | 'more'
    | 'facts'
    | 'written'
    | 'note'
    | 'noticeBox';
  DeskList: 'root' | 'head' | 'search' | 'rows' | 'line' | 'tag' | 'empty' | 'more';
  DeskLog: 'root' | 'list';
  DeskPerson: 'root' | 'group' | 'items' | 'pick' | 'buttons' | 'copies';
  DeskShell: 'root' | 'header' | 'nav' | 'keys' | 'main' | 'fresh';
  DialogFrame: 'header';
  EmergencyBanner: 'root';
  EmergencyCard: 'root' | 'title' | 'body' | 'meanwhile';
  ErrorReport: 'root';
  ErrorSummary: 'root';
  ExampleTag: 'root';
  FirstAidHeader: 'root' | 'call';
  FirstAidSources: 'root' | 'inner';
  FactList: 'list';
  FactStrip: 'root' | 'inner';
  FaqAccordion: 'root';
  FirstAidSteps: 'root' | 'main' | 'side' | 'choice' | 'block' | 'next' | 'ordered' | 'pictures' | 'tool';
  FirstAidTopics: 'root' | 'search' | 'status' | 'results' | 'ask' | 'urgent' | 'first' | 'groups';
  Form: 'root' | 'buttons';
  FormFailure: 'text';
  FormField: 'optional';
  Hero: 'root' | 'text' | 'sentence' | 'actions' | 'imageFrame' | 'note';
  HelpLines: 'root' | 'aligned';
  HeroSlider: 'root' | 'row' | 'slide' | 'imageFrame' | 'caption' | 'controls' | 'dots';
  KeepOffline: 'root';
  LeavePage: 'root';
  LegalDocument: 'root' | 'contents' | 'body' | 'note';
  LinkRow: 'root';
  OfflineNote: 'root';
  OnThisPage: 'root' | 'inner';
  PageBanner: 'root' | 'text' | 'imageFrame';
  PageIntro: 'root';
  PhotoGrid: 'root' | 'photo';
  PlaceCode: 'root' | 'groups' | 'group' | 'say' | 'spelled';
  PlaceFinder:
    | 'root'
    | 'intro'
    | 'ask'
    | 'map'
    | 'note'
    | 'found'
    | 'heading'
    | 'label'
    | 'facts'
    | 'warning'
    | 'describe'
    | 'questions'
    | 'send'
    | 'message'
    | 'ways'
    | 'drawing'
    | 'figures';
  PlanForm:
    | 'root'
    | 'fields'
    | 'group'
    | 'pair'
    | 'row'
    | 'scripted'
    | 'only'
    | 'sheet'
    | 'stage'
    | 'tools'
    | 'actions';
  PlanSheet: 'root' | 'paper' | 'header' | 'numbers' | 'parts' | 'part' | 'lines' | 'rows' | 'footer';
  QuietHelp: 'root' | 'speak' | 'noAnswer' | 'helper' | 'onward';
  RequestForm:
    | 'root'
    | 'head'
    | 'meta'
    | 'saved'
    | 'step'
    | 'pair'
    | 'note'
    | 'continue'
    | 'group'
    | 'next'
    | 'sent';
  RevealOnTarget: 'root';
  ReviewButton: 'root';
  PriceExamples: 'receipts' | 'receipt';
  ReviewCard: 'header' | 'quote' | 'author';
  ReviewDialog: 'body' | 'question';
  Section: 'root' | 'inner';
  ServiceCard: 'root' | 'media' | 'actions';
  SiteFooter: 'root' | 'columns' | 'links' | 'contact' | 'social' | 'legal';
  SiteHeader:
    | 'root'
    | 'bar'
    | 'call'
    | 'quick'
    | 'languages'
    | 'menuToggle'
    | 'toggleSummary'
    | 'nav'
    | 'list'
    | 'group';
  SitePicture: 'image' | 'formats';
  SiteShell: 'main';
  SkipLink: 'root';
  Statements: 'root' | 'inner' | 'statement';
  StatusMessage: 'root' | 'actions';
  StepProgress: 'root';
  Steps: 'list' | 'step';
  SubscribeForm: 'root' | 'row';
  TeamGroups: 'root';
  TeamMemberCard: 'root';
  TwoColumns: 'root' | 'page';
  VisuallyHidden: 'root';
  WelcomePopup: 'root' | 'text';
}

/** Overrides that a theme may have for a widget: styles by slot, typed as MUI's own are. */
type WidgetThemes<Theme> = {
  [Name in keyof WidgetSlots]?: { styleOverrides?: ComponentsOverrides<Theme>[Name] };
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey extends WidgetSlots {}
  interface Components<Theme = unknown> extends WidgetThemes<Theme> {
    /** The mark in the header, in the footer and everywhere else. */
    BrandMark?: { defaultProps?: { mark?: Mark } };
  }
}
