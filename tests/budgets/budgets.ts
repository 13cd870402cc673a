/**
 * How much a page may weigh, in bytes as sent (brotli), 1 KB = 1,000 bytes. A raise needs a reason beside the figure.
 * `react` is what is loaded once something needs React; `load` everything until the page has loaded.
 */
export interface Budget {
  /** HTML with the page's critical CSS. */
  html: number;
  /** JavaScript before something needs React. */
  first: number;
  /** JavaScript once React is there. */
  react: number;
  /** Everything until the page has loaded. */
  load: number;
  /** Requests until the page has loaded, without lazy pictures. */
  requests: number;
}

/** Budget of each page that has one, by path. */
export const budgets: Readonly<Record<string, Budget>> = {
  // 14 KB is the first flight of a TCP connection.
  '/': { html: 14_000, first: 4_000, react: 140_000, load: 70_000, requests: 6 },
  '/ContactUs': { html: 9_000, first: 4_000, react: 150_000, load: 25_000, requests: 6 },
  '/BookAppointment': { html: 9_000, first: 4_000, react: 150_000, load: 25_000, requests: 6 },
  // The longest of the first-aid pages: opened beside a patient, often on a slow line.
  '/FirstAid/NotBreathing': { html: 9_000, first: 4_000, react: 140_000, load: 25_000, requests: 6 },
  // A form page as well: the review form stands in its HTML for visitors without JavaScript. Until load 0.5 KB more than
  // the 30 KB of other pages: the assistant's launcher came on top of banner, portraits and form.
  '/Testimonials': { html: 9_000, first: 4_000, react: 150_000, load: 30_500, requests: 6 },
};
