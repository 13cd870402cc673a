import { languageOf, pathIn } from '../../src/domain/language';
import { subscriptionPages } from '../../src/domain/subscriptionPages';
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
 * page to clinics, hospital and all services and for Back, which closes what lies over the page. 0.1 KB of `react` is for the call as a
 * red line, the last block's call that phones leave to the bar, and rows of pictures and cards without holes, and 0.65 KB for
 * what happens after a call, which every page's addresses have, for the words that WhatsApp opens with by kind of page, and for times
 * that an owner sets. Those words take up to 60 bytes of the HTML. 0.3 KB are for the part of the route table and the words of the
 * ways to the forms of requests. What one agrees to by sending the footer's form, which the Data Protection Act wants to be said and
 * recorded, takes 0.25 KB of each page's `react` and 50 bytes of its HTML. MUI's class names, which nothing asks for, were 0.4 KB of
 * each page's HTML until they were left out.
 */
// 1.5 KB more React for what gives typed text back, takes fields as they stand and shows the number whatever throws, and 60
// bytes of HTML for `translate=no` and the element of the font faces. Not yet cut back page by page.
const text: Budget = { html: 10_860, first: 4_000, react: 144_550, load: 32_000, requests: 6 };
/** Pages with a form that is sent. `load` has 2 KB for larger headings and the words of a form that is sent too often. */
const form: Budget = { html: 10_160, first: 4_000, react: 161_500, load: 27_000, requests: 6 };

/**
 * What every page has for its twins in other languages. HTML: the links in header, footer and head, and one more file of React's. Once
 * React is there: the list of a language's pages apart from the rows, and the words of the frame in a file of their own.
 */
const forTwins = { html: 330, react: 5_200, load: 1_000 };

/** Topics of first aid, once React is there: 1.3 KB of words, and 1 KB for title, call and steps in the first column. */
const forTopics = { html: 60, react: 3_800, load: 0 };

/** What Kiswahili takes beside English: longer words, and once React is there English ones that both languages need. */
const inKiswahili = { html: 600, react: 9_500, load: 2_000 };

/**
 * CPR, opened beside a patient and often on a slow line. Its beat is there before React: 1.9 KB of HTML, 2.1 KB of script, which
 * `load` has as well, and 4.9 KB once React is there for those who come to the page by a link. Its poster on paper takes 0.1 KB.
 * 0.25 KB of HTML, and 0.4 KB once React is there, say how an AED is used on a child and a baby, and what somebody does who is alone
 * without a phone.
 * A second start, the minutes since it and steps that fit a small phone take 0.7 KB of HTML; a beat that goes on after a call and
 * sound that comes back take 0.6 KB of script, and 1 KB once React is there. A part that the HTML lacks is named: 50 bytes.
 */
const cpr: Budget = { ...text, first: 6_900, react: 151_700, load: 36_000, requests: 7 };

/**
 * Where somebody is, opened in an emergency and often on a slow line. The place is found and the message made before React and without
 * it: 5.4 KB of script, which `load` has as well, with the towns, the outline of Kenya and the library of the code. Its HTML has the
 * words for every case, since none can be fetched without a network.
 */
const place: Budget = { ...text, html: 12_380, first: 9_550, react: 149_200, load: 38_000, requests: 7 };

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

/** Pages that links in mail about news lead to: a question with one button, and what became of it. */
const news = Object.values(subscriptionPages);

/** Pages whose budget is not that of a page of text. */
const others: Readonly<Record<string, Budget>> = {
  // The first flight of a TCP connection is ten segments of 1,460 bytes, less the headers of the answer: only the end of the footer
  // comes after it. 0.2 KB are the help numbers of the emergency card, one a row with its name, as on other pages with the card.
  '/': { html: 13_950, first: 4_000, react: 151_500, load: 70_000, requests: 6 },
  '/ContactUs': form,
  '/BookAppointment': form,
  // The words around one button are less than those of any other page.
  ...Object.fromEntries(news.map((path) => [path, { ...text, html: 7_860 }])),
  // Steps, their summary and the choices of several answers: 1.3 KB more than a form of one screen. All steps stand in the HTML for
  // those without JavaScript; of the longest it is 10.5 KB, give or take the names of files.
  // 200 bytes are the rows of the pages about news, which are in the same part of the route table.
  ...Object.fromEntries(requests.map((path) => [path, { ...form, html: 10_410, react: 163_450 }])),
  // A form page as well, with banner and portraits: the review form stands in its HTML for visitors without JavaScript.
  '/Testimonials': { ...form, load: 30_000 },
  // A form as long as three others, in whose HTML the empty sheet of each kind of plan stands for those without JavaScript: 2.2 KB.
  // `react` has 6 KB for the form and the sheet, and zod's 7 KB, which other forms load when they are sent: a plan that is kept has
  // to be read where there is no connection. A script of 0.2 KB asks whether there is one.
  // 0.4 KB of React is for fields that read the form around them, as those of every other form.
  '/EmergencyPlan': { html: 12_410, first: 4_200, react: 172_400, load: 29_500, requests: 7 },
  // Pages of services: ten parts, three to six pictures with their words and the album, and the ways to other services. 0.7 KB are
  // for their three compositions: list of the parts, sheet, row of steps, and banners that differ; 1.3 KB once React is there.
  ...Object.fromEntries(services.map((path) => [path, { ...text, html: 12_390, react: 149_300 }])),
  '/FirstAid/NotBreathing': { ...cpr, html: 13_900 },
  '/WhereAmI': place,
  // The button that keeps the pages on the phone takes 0.2 KB of React's; nothing before load. The page that stands in for others without a network is of the same parts.
  // 0.4 KB leave the page at a press: pages for somebody who may be watched.
  ...Object.fromEntries(
    ['Safe', 'Care', 'Home', 'Talk', 'Listen'].map((page) => [
      `/FirstAid/${page}`,
      { ...text, first: 4_450 },
    ]),
  ),
  // What people type for the rows is not in the HTML: it comes with the search. `react` has 0.3 KB for the help numbers and the search's
  // words.
  '/FirstAid': { ...text, html: 10_600, react: 145_200 },
  '/Offline': { ...text, html: 11_160, react: 145_200 },
  // More words than other pages have: a drunk who cannot be woken; ORS made at home, the glass test and sickle cell.
  '/FirstAid/NotAwake': { ...text, react: 144_800 },
  '/FirstAid/SickChild': { ...text, react: 144_800 },
  // 100 bytes are the words of the subscribe form, and where the route table has the pages about news.
  // Pictures are what these show: browsers begin with lazy ones of the next screens before load, which does not wait for them.
  // 50 bytes of every page are for lists of which one is shown, and here are the last.
  '/Gallery': { ...text, react: 144_600, load: 80_000 },
  '/OurTeam': { ...text, load: 40_000 },
  // The second slide may begin before load or after it.
  '/Slider': { ...text, load: 38_500 },
  // The heaviest page of text, with reviews and figures, had 9 bytes left. The addresses of 24 more first-aid pages take 500 of
  // every page's, showing one list at a time 200, the way to first aid in header and emergency card 90, and the page with the beat
  // of CPR 50.
  '/AboutHospital': { ...text, react: 145_500 },
  // Seven stops with pictures of their own, who pays, seven questions, and these once more for search engines.
  '/NumbersAndPapers': { ...text, react: 145_150 },
  '/WhatHappens': { ...text, html: 11_360, react: 151_200, load: 40_000 },
  // The strip of facts from the owner's settings stands above the cards.
  // 0.6 KB are for paths and settings that its words in two languages share.
  '/services': { ...text, react: 146_250, load: 36_000 },
};

const more = (budget: Budget, { html, react, load }: typeof forTwins): Budget => ({
  ...budget,
  html: budget.html + html,
  react: budget.react + react,
  load: budget.load + load,
});

/** The budget of a page. @param path Its path in the route table. */
export function budgetOf(path: string): Budget {
  const english = pathIn('en', path);
  const page = more(others[english] ?? text, forTwins);
  const budget = english.startsWith('/FirstAid/') ? more(page, forTopics) : page;
  return languageOf(path) === 'en' ? budget : more(budget, inKiswahili);
}

/** Pages that are loaded end to end to be weighed: each of their own kind, and the longest of each kind. */
export const weighed: readonly string[] = [
  ...Object.keys(others).filter((path) => ![...services, ...requests, ...news].includes(path)),
  '/Request/PatientTransfer',
  '/SchoolEmergencyCover',
  '/EmergencyCare',
  // In Kiswahili those that are opened in an emergency, and the longest.
  '/sw/FirstAid/NotBreathing',
  '/sw/WhereAmI',
  '/sw/WhatHappens',
  '/sw/EmergencyCare',
];
