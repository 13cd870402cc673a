/** A day of the coming weeks: `Monday 9 March`. */
export const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
/** The same with its year. */
export const datedDays = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/** `9 Mar`. */
export const shortDays = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
/** `9 March 2026`. */
export const longDays = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words; what is none stands as it is. */
export const dayInWords = (day = '', format = days) => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : format.format(time);
};
