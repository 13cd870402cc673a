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

/** Pages of text and pictures. `react` has 2 KB for the first-aid words, which say what the hands do. */
const text: Budget = { html: 9_000, first: 4_000, react: 127_000, load: 30_000, requests: 6 };
/** Pages with a form that is sent. */
const form: Budget = { html: 9_000, first: 4_000, react: 150_000, load: 25_000, requests: 6 };

/** Pages whose budget is not that of a page of text. */
const others: Readonly<Record<string, Budget>> = {
  // 14 KB is the first flight of a TCP connection.
  '/': { html: 14_000, first: 4_000, react: 140_000, load: 70_000, requests: 6 },
  '/ContactUs': form,
  '/BookAppointment': form,
  // A form page as well, with banner and portraits: the review form stands in its HTML for visitors without JavaScript.
  '/Testimonials': { ...form, load: 30_000 },
  // Nine parts and six scenes with their words: one part and the scenes more than any other page of a service.
  // The last 50 bytes are for asking early, and at low priority, for the face of the headings: it made the first paint 50 to 150 ms
  // sooner by Lighthouse's reckoning.
  '/SchoolEmergencyCover': { ...text, html: 9_400 },
  // Pictures are what these show: browsers begin with lazy ones of the next screens before load, which does not wait for them.
  // What is past and what is to come in the gallery changes its words from day to day: 9.0 KB, now below, now above; with the same hint.
  '/Gallery': { ...text, html: 9_100, load: 80_000 },
  '/OurTeam': { ...text, load: 40_000 },
};

/** The budget of a page. @param path Its path in the route table. */
export function budgetOf(path: string): Budget {
  return others[path] ?? text;
}

/** Pages that are loaded end to end to be weighed: each of their own kind, and the longest of each kind. */
export const weighed: readonly string[] = [
  ...Object.keys(others),
  '/EmergencyCare',
  '/Slider',
  // Opened beside a patient, often on a slow line.
  '/FirstAid/NotBreathing',
];
