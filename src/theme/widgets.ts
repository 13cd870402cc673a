import type { ComponentNameToClassKey, ComponentsOverrides } from '@mui/material/styles';

/** The site's widgets. Each declares its slots in its own styles file, where they are `styled(…, { name, slot })`. */
type WidgetName = Exclude<keyof ComponentNameToClassKey, `Mui${string}`>;

/** What a theme may say of a widget: styles by slot, typed as MUI's own are. */
type WidgetThemes<Theme> = {
  [Name in WidgetName]?: { styleOverrides?: ComponentsOverrides<Theme>[Name] };
};

declare module '@mui/material/styles' {
  interface Components<Theme = unknown> extends WidgetThemes<Theme> {}
}
