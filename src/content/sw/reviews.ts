/**
 * Pages that somebody who speaks Kiswahili from home has read and passed, by the names of their files, such as `services` or
 * `requests/eventsRequest`. All other pages say that they are drafts. First aid has reviews of its own by clinicians, in
 * `src/content/sw/firstAid/reviews.ts`.
 */
export const readPages: readonly string[] = [];
