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
  /**
   * What is fetched after load before a hand reaches for anything: the second part of the page's own script. Pages with
   * a form of their own also fetch `react` when the browser is idle.
   */
  ahead: number;
  /** Everything until the page has loaded. */
  load: number;
  /** Requests until the page has loaded, without lazy pictures. */
  requests: number;
}

/**
 * Pages of text and pictures. Layouts that hold at every text size and height of the screen took up to 200 bytes of the HTML; the
 * rest of the raise is for what the pages are still to say. All of it comes with the first flight of 14 KB.
 * 0.6 KB of each page's HTML is for the dark scheme, which `html` of forms has as well.
 * `react` is what the largest of them loads (What happens: 168 KB; 0.3 KB of it are the question that first aid begins with; 1 KB are
 * the names of words, which a page and its language share now, and for which Kiswahili pages lost 13 KB). 12.5 KB of it are parts of
 * MUI that no page shows now, such as ripples and the spinner of a button: without them a widget would look one way in Storybook and another way on
 * the site. It is loaded after a press, so it does not delay the page.
 */
const text: Budget = { html: 10_800, first: 4_000, react: 168_300, ahead: 2_000, load: 32_000, requests: 6 };
/** Pages with a form that is sent. `load` has 2 KB for larger headings and the words of a form that is sent too often. */
const form: Budget = {
  html: 10_110,
  first: 4_000,
  // 4 KB of it: consent where another service sends the mail, and where and what a clinic costs.
  react: 182_300,
  ahead: 179_500,
  load: 27_000,
  requests: 6,
};

/**
 * What every page has for its twins in other languages. The links in header, footer and head, and one more file of React's.
 */
const forTwins = { html: 330, react: 0, load: 1_000 };

/** Topics of first aid, once React is there: the words that they share, and the list of guidelines that opens (0.5 KB). */
const forTopics = { html: 60, react: 3_300, load: 0 };

/** What Kiswahili takes beside English: longer words, times of the day in words, and the words that several pages share. */
const inKiswahili = { html: 600, react: 10_200, load: 2_000 };

/**
 * CPR, opened beside a patient and often on a slow line. Its beat is there before React: 1.9 KB of HTML, 2.1 KB of script, which
 * `load` has as well, and 4.9 KB once React is there for those who come to the page by a link. Its poster on paper takes 0.1 KB.
 * 0.25 KB of HTML, and 0.4 KB once React is there, say how an AED is used on a child and a baby, and what somebody does who is alone
 * without a phone.
 * A second start, the minutes since it and steps that fit a small phone take 0.7 KB of HTML; a beat that goes on after a call and
 * sound that comes back take 0.6 KB of script, and 1 KB once React is there. A part that the HTML lacks is named: 50 bytes. 0.5 KB of
 * `load` are a drawing more, and whole sentences.
 */
const cpr: Budget = { ...text, first: 6_910, react: 175_900, load: 36_600, requests: 7 };

/**
 * Where somebody is, opened in an emergency and often on a slow line. The place is found and the message made before React and without
 * it: 5.4 KB of script, which `load` has as well, with the towns, the outline of Kenya and the library of the code. Its HTML has the
 * words for every case, since none can be fetched without a network.
 */
const place: Budget = { ...text, html: 12_380, first: 9_580, load: 38_000, requests: 7 };

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
  '/FirstAidTraining',
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
  // 50 bytes are the counties of the first line.
  // 172 KB once React is there: slider, reviews, clinics and cards are all on it.
  '/': { ...text, html: 14_060, react: 172_000, load: 70_000 },
  '/ContactUs': form,
  // Where the clinic is and what a visit costs, before the form: 0.1 KB.
  '/BookAppointment': { ...form, html: 10_210 },
  // The words around one button are less than those of any other page.
  ...Object.fromEntries(news.map((path) => [path, { ...text, html: 7_860 }])),
  // Steps, their summary and the choices of several answers: 1.3 KB more than a form of one screen. All steps stand in the HTML for
  // those without JavaScript; of the longest it is 10.5 KB, give or take the names of files.
  // 200 bytes are the rows of the pages about news, which are in the same part of the route table.
  ...Object.fromEntries(
    requests.map((path) => [path, { ...form, html: 10_410, react: 183_800, ahead: 185_600 }]),
  ),
  // A form page as well, with banner and portraits: the review form stands in its HTML for visitors without JavaScript.
  '/Testimonials': { ...form, load: 30_000 },
  // A form as long as three others, in whose HTML the empty sheet of each kind of plan stands for those without JavaScript: 2.2 KB.
  // `react` has 6 KB more for the form and the sheet: a plan that is kept has
  // to be read where there is no connection. A script of 0.2 KB asks whether there is one.
  '/EmergencyPlan': {
    ...form,
    html: 12_410,
    first: 4_200,
    react: 185_600,
    ahead: 187_500,
    load: 29_500,
    requests: 7,
  },
  // Pages of services: ten parts, three to six pictures with their words and the album, and the ways to other services. 0.7 KB are
  // for their three compositions: list of the parts, sheet, row of steps, and banners that differ; 1.3 KB once React is there.
  // 6.5 KB once React is there are the nine kinds of hearts, which no service has in common with another, and the words of settings.
  ...Object.fromEntries(services.map((path) => [path, { ...text, html: 12_400, react: 176_000 }])),
  // The emergency card and the receipt with its choices, too.
  '/EmergencyCare': { ...text, html: 12_400, react: 180_200 },
  // 0.5 KB are the drawing of the baby on the forearm, whole sentences, and the guidelines in a list that opens.
  '/FirstAid/NotBreathing': { ...cpr, html: 14_500 },
  '/FirstAid/NotAwake': { ...text, html: 11_100 },
  '/FirstAid/SickChild': { ...text, html: 10_900 },
  '/WhereAmI': place,
  // The button that keeps the pages on the phone takes 0.2 KB of React's; nothing before load. The page that stands in for others without a network is of the same parts.
  // 0.4 KB leave the page at a press: pages for somebody who may be watched.
  ...Object.fromEntries(
    ['Safe', 'Care', 'Home', 'Talk', 'Listen'].map((page) => [
      `/FirstAid/${page}`,
      { ...text, first: 4_450 },
    ]),
  ),
  // What people type for the rows is not in the HTML: it comes with the search. The scripts of its field and of the button that keeps
  // pages are fetched after load, and that is all: neither the search's rules nor what is kept. 0.1 KB of HTML is the first question.
  '/FirstAid': { ...text, html: 10_820, ahead: 5_500 },
  '/Offline': { ...text, html: 11_160 },
  // Pictures are what these show: browsers begin with lazy ones of the next screens before load, which does not wait for them.
  '/Gallery': { ...text, load: 80_000 },
  '/OurTeam': { ...text, load: 40_000 },
  // The second slide may begin before load or after it.
  '/Slider': { ...text, load: 38_500 },
  '/WhatHappens': { ...text, html: 11_450, react: 171_000, load: 40_000 },
  // The outlines of 47 counties take 3.3 KB, and their names with the field 0.6 KB where the owner has set some.
  '/Counties': { ...text, html: 12_300 },
  // The strip of facts from the owner's settings stands above the cards.
  '/services': { ...text, load: 36_000 },
};

const more = (budget: Budget, { html, react, load }: typeof forTwins): Budget => ({
  ...budget,
  html: budget.html + html,
  react: budget.react + react,
  // What is fetched ahead of a form grows with it.
  ahead: budget.ahead + (budget.ahead > budget.react ? react : 0),
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
  '/AboutHospital',
  '/NumbersAndPapers',
  // In Kiswahili those that are opened in an emergency, and the longest.
  '/sw/FirstAid/NotBreathing',
  '/sw/WhereAmI',
  '/sw/WhatHappens',
  '/sw/EmergencyCare',
];
