/** Language in which dates are written out. Kenya's way (`sw-KE`) is the same, and some browsers know the language alone. */
export const dateLocale = 'sw';
