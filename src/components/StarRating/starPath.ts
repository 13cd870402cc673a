/** One star in a square of 24. */
export const starPath = 'm12 2 3.1 6.6 7 .9-5.2 5 1.4 7.1-6.3-3.5-6.3 3.5 1.4-7.1-5.2-5 7-.9z';
