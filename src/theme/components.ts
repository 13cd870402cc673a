import type { CSSInterpolation } from '@mui/system';

/**
 * The site's own widgets and their slots, by the names under which a theme restyles them as it does MUI's components.
 * Each slot is a `styled(…, { name, slot })` in the widget's style file.
 */
export interface WidgetSlots {
  ActivityCard: 'text';
  BenefitCard: 'root';
  BenefitGrid: 'grid';
  CardGrid: 'root';
  CheckList: 'list';
  ClinicCard: 'schedule';
  ConfirmationMessage: 'root';
  ContactWays: 'list';
  EmergencyCard: 'root' | 'title' | 'body';
  ErrorReport: 'root';
  ExampleTag: 'root';
  Figures: 'list' | 'figure';
  FirstAidHeader: 'root' | 'call' | 'otherNumbers';
  FirstAidSources: 'root' | 'inner';
  FirstAidSteps: 'root' | 'parts' | 'blocks' | 'block';
  FirstAidTopics: 'root' | 'row';
  Hero: 'root' | 'text' | 'actions' | 'imageFrame' | 'note';
  LegalDocument: 'root' | 'contents' | 'body' | 'note';
  PageBanner: 'root' | 'text' | 'imageFrame';
  PageIntro: 'root';
  PhotoGrid: 'root' | 'photo';
  RevealOnTarget: 'root';
  ReviewCard: 'header' | 'quote' | 'author';
  Section: 'root' | 'inner' | 'header';
  ServiceCard: 'media' | 'actions';
  ShortAnswers: 'list';
  SitePicture: 'image' | 'formats';
  SiteShell: 'main';
  Statements: 'root' | 'inner' | 'statement';
  Steps: 'list' | 'step';
  TeamGroup: 'members';
  TeamMemberCard: 'root';
  TestimonialsGrid: 'grid';
  TextSection: 'text';
  TwoColumns: 'root';
  VisuallyHidden: 'root';
}

/** What a theme may say about a widget: styles by slot. */
type WidgetThemes = {
  [Name in keyof WidgetSlots]?: {
    styleOverrides?: Partial<Record<WidgetSlots[Name], CSSInterpolation>>;
  };
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey extends WidgetSlots {}
  interface Components<Theme = unknown> extends WidgetThemes {}
}
