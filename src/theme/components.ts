import type { ComponentsOverrides } from '@mui/material/styles';

/**
 * The site's own widgets and their slots, by the names under which a theme restyles them as it does MUI's components.
 * Each slot is a `styled(…, { name, slot })` in the widget's style file.
 */
export interface WidgetSlots {
  ExampleTag: 'root';
}

/** What a theme may say about a widget: styles by slot, typed as MUI's own are. */
type WidgetThemes<Theme> = {
  [Name in keyof WidgetSlots]?: { styleOverrides?: ComponentsOverrides<Theme>[Name] };
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey extends WidgetSlots {}
  interface Components<Theme = unknown> extends WidgetThemes<Theme> {}
}
