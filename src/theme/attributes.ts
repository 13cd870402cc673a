/**
 * Attributes with which components tell styles what they are, both their own styles and those of surrounding or inner
 * components. Components write them with `data()`, styles select by these names, and a misspelt name does not compile.
 */
export const styleData = {
  aside: 'data-aside',
  brand: 'data-brand',
  caption: 'data-caption',
  density: 'data-density',
  example: 'data-example',
  invalid: 'data-invalid',
  kind: 'data-kind',
  kinds: 'data-kinds',
  large: 'data-large',
  measured: 'data-measured',
  named: 'data-named',
  position: 'data-position',
  row: 'data-row',
  shown: 'data-shown',
  spare: 'data-spare',
  speaker: 'data-speaker',
  split: 'data-split',
  surface: 'data-surface',
  tone: 'data-tone',
} as const;

/** Makes an element a dark surface: headings, buttons and fields on it use their light colours. */
export const darkSurface = { [styleData.surface]: 'dark' } as const;

/** Selects elements on a dark surface. */
export const onDarkSurface = `[${styleData.surface}=dark] &` as const;
