import { requestKinds, requestPage } from '../../src/domain/requests/kinds';

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

/**
 * Pages of text and pictures. Layouts that hold at every text size and height of the screen took up to 200 bytes of the HTML; the
 * rest of the raise is for what the pages are still to say. All of it comes with the first flight of 14 KB.
 * 0.6 KB of each page's HTML is for the dark scheme, which `html` of forms has as well.
 * `react` has 13 KB for MUI's own components, which the design system stands on, and 3 KB for the first-aid words,
 * 0.1 KB for a header that keeps its name whole beside first aid where the text is twice as large, and 0.3 KB for the ways from each
 * page to clinics, hospital and all services and for Back, which closes what lies over the page. 0.3 KB are for the part of the route
 * table and the words of the ways to the forms of requests.
 */
const text: Budget = { html: 11_200, first: 4_000, react: 141_850, load: 32_000, requests: 6 };
/** Pages with a form that is sent. `load` has 2 KB for larger headings and the words of a form that is sent too often. */
const form: Budget = { html: 10_600, first: 4_000, react: 160_000, load: 27_000, requests: 6 };

/**
 * First aid in Kiswahili: a page of text whose sources are named in English, and which has the rows of its own part of the route
 * table. Longer words than in English take the rest.
 */
const kiswahili: Budget = { ...text, html: 11_300, react: 143_750 };

/**
 * CPR, opened beside a patient and often on a slow line. Its beat is there before React: 1.9 KB of HTML, 2.1 KB of script, which
 * `load` has as well, and 4.9 KB once React is there for those who come to the page by a link. Its poster on paper takes 0.1 KB.
 */
const cpr: Budget = { ...text, first: 6_200, react: 147_200, load: 36_000, requests: 7 };

/** Pages of services. */
const services = [
  '/SchoolEmergencyCover',
  '/SiteEmergencyCover',
  '/EvacuationServices',
  '/AirMedicalEvac',
  '/InternationalPatientTransfer',
  '/EventCoverage',
  '/PatientTransfer',
  '/SportsCoverage',
  '/EmergencyCare',
  '/ParamedicsPage',
  '/PaediatricClinic',
  // Shows the cover for schools.
  '/HealthInsurancePage',
];

/** Forms in steps: all of their steps stand in the HTML, for visitors without JavaScript. */
const requests = requestKinds.map(requestPage);

/** Pages whose budget is not that of a page of text. */
const others: Readonly<Record<string, Budget>> = {
  // 14 KB is the first flight of a TCP connection.
  '/': { html: 14_000, first: 4_000, react: 150_000, load: 70_000, requests: 6 },
  '/ContactUs': form,
  '/BookAppointment': form,
  ...Object.fromEntries(requests.map((path) => [path, form])),
  // A form page as well, with banner and portraits: the review form stands in its HTML for visitors without JavaScript.
  '/Testimonials': { ...form, load: 30_000 },
  // Pages of services: ten parts, three to six pictures with their words and the album, and the ways to other services.
  ...Object.fromEntries(services.map((path) => [path, { ...text, html: 11_650, react: 144_900 }])),
  '/FirstAid/NotBreathing': { ...cpr, html: 13_050 },
  '/sw/FirstAid/NotBreathing': { ...cpr, html: 13_400, react: 149_300 },
  // Pictures are what these show: browsers begin with lazy ones of the next screens before load, which does not wait for them.
  '/Gallery': { ...text, load: 80_000 },
  '/OurTeam': { ...text, load: 40_000 },
  // The heaviest page of text, with reviews and figures, had 9 bytes left. The addresses of 24 more first-aid pages take 500 of
  // every page's, showing one list at a time 200, the way to first aid in header and emergency card 90, and the page with the beat
  // of CPR 50.
  '/AboutHospital': { ...text, react: 142_800 },
  // The strip of facts from the owner's settings stands above the cards.
  '/services': { ...text, react: 142_700, load: 36_000 },
};

/** The budget of a page. @param path Its path in the route table. */
export function budgetOf(path: string): Budget {
  return others[path] ?? (path.startsWith('/sw/') ? kiswahili : text);
}

/** Pages that are loaded end to end to be weighed: each of their own kind, and the longest of each kind. */
export const weighed: readonly string[] = [
  ...Object.keys(others).filter((path) => ![...services, ...requests].includes(path)),
  '/Request/PatientTransfer',
  '/SchoolEmergencyCover',
  '/EmergencyCare',
  '/Slider',
];
