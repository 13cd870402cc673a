/** Language in which dates are written out. */
export const dateLocale = 'sw';
