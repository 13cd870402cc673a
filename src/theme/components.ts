import type { CSSInterpolation } from '@mui/system';

/**
 * The site's own widgets and their slots, by the names under which a theme restyles them as it does MUI's components.
 * Each slot is a `styled(…, { name, slot })` in the widget's style file.
 */
export interface WidgetSlots {
  AlbumDialog: 'arrows' | 'imageFrame' | 'sizer' | 'slide' | 'stage' | 'status' | 'text';
  BookingForm: 'choice' | 'choices' | 'nextSteps';
  DialogFrame: 'header';
  ErrorSummary: 'root';
  ExampleTag: 'root';
  Form: 'buttons' | 'root';
  FormFailure: 'text';
  FormField: 'optional';
  ReviewButton: 'root';
  ReviewDialog: 'body' | 'question';
  StarPicker: 'noRating' | 'row' | 'star';
  SubscribeForm: 'root' | 'row';
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
