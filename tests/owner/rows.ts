import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OwnersProject } from './project';

/** Does what a row of a guide says, as an owner would. */
type Change = (project: OwnersProject) => void | Promise<void>;

const pages = 'src/content/pages';
const en = 'src/content/words/en';
const sw = 'src/content/words/sw';

/** A realistic review: longer than a sentence of ours, and full of praise. */
const review =
  'They were the best people we have ever had at our school, and when a child fell in the yard they came at once, looked after her, called her mother, stayed until she was calm and wrote down for us everything that they had done.';

/** Rows of the table “Where to change what” in the guide for owners, by their first cell. */
export const guideRows: Readonly<Record<string, Change>> = {
  'Words of a page': ({ edit }) => {
    edit(`${en}/aboutPage.json`, '"title": "Who We Are"', '"title": "Our people and our work"');
    edit(`${en}/contact.json`, /"lead": "[^"]*"/, '"lead": "Tell us what you need, and when."');
  },
  'Header, footer, emergency banner': ({ edit }) => {
    edit(`${en}/site.json`, '"Get to Know Us"', '"Who we are"');
    edit(`${en}/site.json`, '"Emergency? Call us now:"', '"In an emergency, call us:"');
  },
  'Marketing figures': ({ edit }) => {
    edit(`${pages}/figures.ts`, "value: '1,200+'", "value: '9,999+'");
  },
  'Team and staff': ({ edit }) => {
    // Everybody is real now.
    edit(`${pages}/people.ts`, "name: 'Joseph Mwangi'", "name: 'Wairimu Njeri'");
    edit(`${pages}/people.ts`, 'words.roles.headOfIt', 'words.roles.radioTechnician');
    edit(`${en}/people.json`, '"headOfIt": "Head of IT"', '"radioTechnician": "Radio technician"');
    edit(`${sw}/people.json`, '"headOfIt": "Mkuu wa ICT"', '"radioTechnician": "Fundi wa redio"');
    edit(`${pages}/people.ts`, /, sample: true/g, '');
  },
  'Testimonials of your own': ({ edit }) => {
    edit(`${pages}/samples.ts`, "name: 'Grace Wanjiru'", "name: 'Nafula Barasa'");
    edit(`${pages}/samples.ts`, /text: '[^']*'/, `text: '${review}'`);
    edit(`${pages}/samples.ts`, /rating: 5/, 'rating: 3');
    edit(`${pages}/samples.ts`, /\n +sample: true,/g, '');
  },
  Clinics: ({ edit }) => {
    edit(
      `${pages}/clinics.ts`,
      "weekday: 4, opens: '14:00', closes: '17:00'",
      "weekday: 3, opens: '08:00', closes: '11:30'",
    );
  },
  'Closed days': ({ edit }) => {
    edit(
      `${pages}/clinics.ts`,
      "{ from: '12-12', reason: words.closed.jamhuriDay }",
      "{ from: '12-12', reason: words.closed.jamhuriDay }, { from: '2027-03-26', reason: words.closed.goodFriday }",
    );
    edit(`${en}/clinics.json`, '"Jamhuri Day"', '"Jamhuri Day",\n    "goodFriday": "Good Friday"');
    edit(`${sw}/clinics.json`, '"Siku ya Jamhuri"', '"Siku ya Jamhuri",\n    "goodFriday": "Ijumaa Kuu"');
  },
  Activities: ({ edit }) => {
    edit(`${en}/activities.json`, '"Rugby Competition"', '"Open day at our station"');
    edit(`${sw}/activities.json`, '"Mashindano ya Raga"', '"Siku ya wazi kituoni"');
    edit(
      `${en}/activities.json`,
      /"This is what cover for a match[^"]*"/,
      '"Come and look into an ambulance."',
    );
    edit(`${pages}/activities.ts`, "date: '2024-12-10'", "date: '2027-03-06'");
    edit(`${pages}/activities.ts`, /\n +sample: true,/g, '');
  },
  Questions: ({ edit }) => {
    edit(`${en}/faq.json`, '"Do you sell insurance?"', '"Are you an insurer?"');
    edit(
      `${pages}/faq.ts`,
      '      words.questions.items.whichHospitalWillTakeUs,',
      '      words.questions.items.whichHospitalWillTakeUs,\n      words.questions.items.mayRideAlong,',
    );
    edit(
      `${en}/faq.json`,
      '"items": {',
      '"items": { "mayRideAlong": { "question": "May my sister ride along?", "answer": ["Yes, if there is a seat. Ask the crew."] },',
    );
    edit(
      `${sw}/faq.json`,
      '"items": {',
      '"items": { "mayRideAlong": { "question": "Je, dada yangu anaweza kuja nasi?", "answer": ["Ndiyo, kama kuna kiti. Uliza wahudumu."] },',
    );
  },
  Drawings: ({ edit }) => {
    edit('src/media/drawings/firstAid-burn.svg', 'id="body" fill="#2E7592"', 'id="body" fill="#7DBDD4"');
  },
  Photos: async ({ write }) => {
    const blank = { width: 2400, height: 1600, channels: 3, background: '#7a8f6a' } as const;
    write('src/media/photos/home-hero.jpg', await sharp({ create: blank }).jpeg().toBuffer());
    write(
      'src/media/photos/photos.json',
      JSON.stringify({
        'home-hero': {
          alt: 'Two paramedics load a stretcher into an ambulance.',
          altSw: 'Paramediki wawili wanaingiza machela katika ambulensi.',
          focus: '60% 30%',
          credit: 'Photo: A. Otieno',
        },
      }),
    );
  },
};

/** Further changes that the documentation asks for, by what they are. */
export const otherRows: Readonly<Record<string, Change>> = {
  // “To be confirmed” in the guide for owners.
  'A clinician signs a topic of first aid': ({ edit }) => {
    edit(
      'src/content/reviews.ts',
      'en: {}',
      "en: { burns: { reviewedBy: 'Dr A. Omondi, A1234', reviewerRole: 'emergency physician', reviewedOn: '2026-11-24', nextReviewOn: '2027-11-24' } }",
    );
  },
  'The helplines are dialled': ({ edit }) => {
    edit(`${en}/promises.json`, /"checked [^"]*"/, '"checked and dialled 24 November 2026"');
    edit(`${sw}/promises.json`, /"zilikaguliwa [^"]*"/, '"zilikaguliwa na kupigwa tarehe 24 Novemba 2026"');
  },
  // “Theming”.
  'A colour': ({ edit, npm }) => {
    edit('src/theme/tokens.json', '"hex": "#0F5C66"', '"hex": "#5B2A86"');
    npm('tokens');
  },
  // “A new page” in the guide for owners.
  'A new page': ({ folder, edit, write }) => {
    const copy = (from: string, to: string, found: string | RegExp, written: string) => {
      write(to, readFileSync(join(folder, from), 'utf8'));
      edit(to, found, written);
    };
    copy(`${pages}/sportsCoverage.ts`, `${pages}/rallyCoverage.ts`, /sportsCoverage/g, 'rallyCoverage');
    edit(`${pages}/rallyCoverage.ts`, "order: 'inclusion'", "order: 'pictures'");
    copy(`${en}/sportsCoverage.json`, `${en}/rallyCoverage.json`, /Sports Coverage/g, 'Rally Coverage');
    copy(`${sw}/sportsCoverage.json`, `${sw}/rallyCoverage.json`, /"title": "/, '"title": "Mbio za magari: ');
    edit(`${en}/rallyCoverage.json`, '"description": "', '"description": "Rallies: ');
    edit(`${sw}/rallyCoverage.json`, '"description": "', '"description": "Magari: ');
    edit(
      `${pages}/pages.ts`,
      "  sportsCoverage: () => import('./sportsCoverage'),",
      "  sportsCoverage: () => import('./sportsCoverage'),\n  rallyCoverage: () => import('./rallyCoverage'),",
    );
    edit(
      'src/app/routes.ts',
      "  route('/SportsCoverage', servicePage, 'sportsCoverage'),",
      "  route('/SportsCoverage', servicePage, 'sportsCoverage'),\n  route('/RallyCoverage', servicePage, 'rallyCoverage'),",
    );
    const row = (title: string, text: string) =>
      `"RallyCoverage": { "title": "${title}", "text": "${text}" }, "SportsCoverage": {`;
    edit(
      `${en}/serviceRows.json`,
      '"SportsCoverage": {',
      row('Rally Coverage', 'For rallies and their crews.'),
    );
    edit(`${sw}/serviceRows.json`, '"SportsCoverage": {', row('Mbio za magari', 'Kwa mbio na madereva wao.'));
    edit(
      `${pages}/services.ts`,
      "        card('/SportsCoverage', sports),",
      "        card('/SportsCoverage', sports),\n        card('/RallyCoverage', sports),",
    );
    edit(
      `${pages}/site.ts`,
      /( *)link\(words\.header\.items\.services\.links\.sportsCoverage.*\n/,
      "link(words.header.items.services.links.sportsCoverage, '/SportsCoverage'), link(words.header.items.services.links.rallyCoverage, '/RallyCoverage'),\n",
    );
    edit(`${en}/site.json`, '"sportsCoverage":', '"rallyCoverage": "Rally Coverage", "sportsCoverage":');
    edit(`${sw}/site.json`, '"sportsCoverage":', '"rallyCoverage": "Mbio za Magari", "sportsCoverage":');
  },
};
