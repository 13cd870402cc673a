import type { CSSInterpolation } from '@mui/system';

/**
 * The site's own widgets and their slots, by the names under which a theme restyles them as it does MUI's components.
 * Each slot is a `styled(…, { name, slot })` in the widget's style file.
 */
export interface WidgetSlots {
  AlbumDialog: 'arrows' | 'imageFrame' | 'sizer' | 'slide' | 'stage' | 'status' | 'text';
  Brand: 'mark' | 'name' | 'root';
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
  ClinicsCarousel: 'controls' | 'root' | 'row' | 'status';
  ContactActions: 'note' | 'root';
  DialogFrame: 'header';
  EmergencyBanner: 'root';
  ExampleTag: 'root';
  FaqAccordion: 'root';
  HeroSlider: 'caption' | 'controls' | 'dots' | 'imageFrame' | 'root' | 'row' | 'slide';
  SiteFooter: 'columns' | 'contact' | 'legal' | 'links' | 'root' | 'social';
  SiteHeader: 'bar' | 'call' | 'group' | 'list' | 'menuToggle' | 'nav' | 'root' | 'toggleSummary';
  SkipLink: 'root';
  StatusMessage: 'actions' | 'root';
  WelcomePopup: 'root' | 'text';
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
