import sharp from 'sharp';
import type { OwnersProject } from './project';

/** Does what a row of a guide says, as an owner would. */
type Change = (project: OwnersProject) => void | Promise<void>;

const en = 'src/content/en';
const sw = 'src/content/sw';

/** A realistic review: longer than a sentence of ours, and full of praise. */
const review =
  'They were the best people we have ever had at our school, and when a child fell in the yard they came at once, looked after her, called her mother, stayed until she was calm and wrote down for us everything that they had done.';

/** Rows of the table “Where to change what” in the guide for owners, by their first cell. */
export const guideRows: Readonly<Record<string, Change>> = {
  'Words of a page': ({ edit }) => {
    edit(`${en}/aboutPage.ts`, "title: 'Who We Are'", "title: 'Our people and our work'");
    edit(`${en}/contact.ts`, /lead: '[^']*'/, "lead: 'Tell us what you need, and when.'");
  },
  'Header, footer, emergency banner': ({ edit }) => {
    edit(`${en}/site.ts`, "label: 'Get to Know Us'", "label: 'Who we are'");
    edit(`${en}/site.ts`, "'Emergency? Call us now:'", "'In an emergency, call us:'");
  },
  'Marketing figures': ({ edit }) => {
    edit(`${en}/figures.ts`, "value: '1,200+'", "value: '9,999+'");
  },
  'Team and staff': ({ edit }) => {
    // Everybody is real now.
    edit(`${en}/people.ts`, "name: 'Joseph Mwangi'", "name: 'Wairimu Njeri'");
    edit(`${en}/people.ts`, "role: 'Head of IT'", "role: 'Radio technician'");
    edit(`${sw}/people.ts`, "'Head of IT': 'Mkuu wa ICT'", "'Radio technician': 'Fundi wa redio'");
    edit(`${en}/people.ts`, /, sample: true/g, '');
  },
  'Testimonials of your own': ({ edit }) => {
    edit(`${en}/samples.ts`, "name: 'Grace Wanjiru'", "name: 'Nafula Barasa'");
    edit(`${en}/samples.ts`, /text: '[^']*'/, `text: '${review}'`);
    edit(`${en}/samples.ts`, /rating: 5/, 'rating: 3');
    edit(`${en}/samples.ts`, /\n +sample: true,/g, '');
  },
  Clinics: ({ edit }) => {
    edit(
      `${en}/clinics.ts`,
      "weekday: 1, opens: '09:00', closes: '12:00'",
      "weekday: 3, opens: '08:00', closes: '11:30'",
    );
  },
  'Closed days': ({ edit }) => {
    edit(
      `${en}/clinics.ts`,
      "{ from: '12-12', reason: 'Jamhuri Day' }",
      "{ from: '12-12', reason: 'Jamhuri Day' }, { from: '2027-03-26', reason: 'Good Friday' }",
    );
    edit(
      `${sw}/clinics.ts`,
      "'Jamhuri Day': 'Siku ya Jamhuri'",
      "'Jamhuri Day': 'Siku ya Jamhuri', 'Good Friday': 'Ijumaa Kuu'",
    );
  },
  Activities: ({ edit }) => {
    edit(`${en}/activities.ts`, "title: 'Rugby Competition'", "title: 'Open day at our station'");
    edit(`${sw}/activities.ts`, "'Rugby Competition': {", "'Open day at our station': {");
    edit(
      `${en}/activities.ts`,
      /description:\n? *'What cover for a match[^']*'/,
      "description: 'Come and look into an ambulance.'",
    );
    edit(`${en}/activities.ts`, "date: '2024-12-10'", "date: '2027-03-06'");
    edit(`${en}/activities.ts`, /\n +sample: true,/g, '');
  },
  Questions: ({ edit }) => {
    edit(`${en}/faq.ts`, "question: 'Do you sell insurance?'", "question: 'Are you an insurer?'");
    edit(
      `${en}/faq.ts`,
      "      {\n        question: 'What does it cost, and who pays?'",
      "      {\n        question: 'May my sister ride along?',\n        answer: ['Yes, if there is a seat. Ask the crew.'],\n      },\n      {\n        question: 'What does it cost, and who pays?'",
    );
    edit(
      `${sw}/faq.ts`,
      "      {\n        question: 'Ni bei gani, na nani hulipa?'",
      "      {\n        question: 'Je, dada yangu anaweza kuja nasi?',\n        answer: ['Ndiyo, kama kuna kiti. Uliza wahudumu.'],\n      },\n      {\n        question: 'Ni bei gani, na nani hulipa?'",
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
      `${en}/firstAid/reviews.ts`,
      'reviews: Reviews = {}',
      "reviews: Reviews = { burns: { reviewedBy: 'Dr A. Omondi, A1234', reviewerRole: 'emergency physician', reviewedOn: '2026-11-24', nextReviewOn: '2027-11-24' } }",
    );
  },
  'The helplines are dialled': ({ edit }) => {
    edit('src/content/helplines.ts', /'checked [^']*'/, "'checked and dialled 24 November 2026'");
    edit(`${sw}/promises.ts`, /'zilikaguliwa [^']*'/, "'zilikaguliwa na kupigwa tarehe 24 Novemba 2026'");
    edit(
      `${sw}/firstAid/frame.ts`,
      /'Nambari hizi zilikaguliwa [^']*'/,
      "'Nambari hizi zilikaguliwa na kupigwa tarehe 24 Novemba 2026.'",
    );
  },
  // “Theming”.
  'A colour': ({ edit, npm }) => {
    edit('src/theme/tokens.json', '"hex": "#0F5C66"', '"hex": "#5B2A86"');
    npm('tokens');
  },
};
