/** Prefix of the generated class names; short, because it stands in every element of the HTML. */
export const styleKey = 'h';
