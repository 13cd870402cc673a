import type { EmergencyPlanContent } from '../formTypes';
import { helplines } from '../helplines';
import { owner } from '../owner';

/** The page that makes an emergency plan for a family, a school or a site. */
export const emergencyPlan: EmergencyPlanContent = {
  meta: {
    title: 'Emergency plan to fill in and print',
    description:
      'Make an emergency plan for your family, school or site: numbers, directions, allergies, who does what. One printed page. Nothing leaves your phone.',
  },
  title: 'Make your emergency plan',
  lead: 'One page for the wall: whom to call, how the crew finds you, and who does what.',
  labels: {
    title: 'Fill it in',
    lead: 'Nothing you type here is sent anywhere. Leave out what you do not know: there is a line for it on the sheet, to fill in by hand.',
    noScript:
      'This browser runs no scripts on this page, so that what you type does not reach the sheet. Choose a kind, print the sheet empty, and fill it in by hand.',
    toSheet: 'Go to the sheet, also to print it empty',
    kind: 'What is the plan for?',
    kinds: {
      family: {
        label: 'Family',
        text: 'Home, neighbours, the people you live with',
        contacts: 'Family members, a neighbour with a car, the caretaker or the guard.',
        patients:
          'Everybody at home who has an illness, an allergy or a daily medicine. Hang the sheet where your family sees it, and visitors do not.',
      },
      school: {
        label: 'School',
        text: 'Classrooms, yard, dormitories, buses',
        contacts: 'First-aiders first. Then the head, the nurse or matron, the driver and the guard.',
        patients:
          'It is better to leave this empty on a sheet that hangs where everybody passes. Write above where the list is kept, and who has it. With the parents’ consent you can name a pupil on a sheet for the sick bay.',
      },
      site: {
        label: 'Site or workplace',
        text: 'Building site, factory, farm, office',
        contacts:
          'The appointed first-aiders first: Legal Notice 79 of 2024 asks every workplace to display their names and phone numbers. Then the site agent, the safety officer and the guard.',
        patients:
          'It is better to leave this empty on a sheet that hangs where everybody passes. Write above where the list is kept, and who has it. Name a person only with their consent.',
      },
    },
    parts: {
      place: 'Where we are',
      duties: 'Who does what',
      others: 'Good to know',
      contacts: 'People to call',
      patients: 'What the crew must know about a person',
    },
    nameOfPlan: 'Name of the family, school or site',
    fields: {
      name: 'Name',
      address: 'Address',
      directions: 'Directions',
      landmark: 'Landmark',
      gate: 'Gate',
      plusCode: 'Plus Code',
      hospital: 'Nearest hospital',
      kit: 'First-aid kit',
      muster: 'Everybody meets',
      drill: 'Next drill',
      list: 'List of medicines',
      transfer: 'Way to hospital',
    },
    help: {
      address: 'County, town or estate, road, house or plot. In the country: sub-location and market.',
      directions: 'The road to you, and in which direction. On a highway the km post.',
      landmark: 'The nearest stage, school, church, mosque or shop.',
      gate: 'Its colour or number, and the floor.',
      plusCode: 'Such as 6GCRJWMM+88, or a short code with its town.',
      hospital: 'Its name and phone number.',
      kit: 'Where it is.',
      muster: 'The muster point.',
      drill: 'The date.',
      list: 'Where the list of medicines and allergies is kept, and who has it.',
      transfer: 'How a casualty is taken to a hospital, and by whom.',
    },
    dutiesHelp: 'One name each; two are better.',
    duties: {
      calls: 'Calls the ambulance',
      firstAid: 'Gives first aid',
      gate: 'Opens the gate',
      meets: 'Meets the crew at the road',
      list: 'Takes the list of medicines',
      children: 'Looks after the children',
      pupils: 'Stays with the other pupils',
      parents: 'Calls the parents',
      danger: 'Switches off what is dangerous',
      others: 'Keeps the others away',
    },
    contact: { name: 'Name', part: 'Who they are', phone: 'Phone' },
    patient: {
      name: 'Name',
      allergies: 'Allergies',
      medicines: 'Medicines',
      conditions: 'Illnesses',
      cover: 'Insurer, SHA number',
    },
    findCode: {
      label: 'No street name? Find your Plus Code (opens beside this page)',
      to: '/WhereAmI',
    },
    checkPhone: 'Please check this number: nobody can be called on it. It is printed as you wrote it.',
    checkPlusCode:
      'Please check this code: it has not the form of a Plus Code. It is printed as you wrote it.',
    row: 'Person {number}',
    addContact: 'Add a person to call',
    addPatient: 'Add a person to know about',
    remove: 'Remove person {number}',
    keep: {
      title: 'Keep it?',
      label: 'Keep the plan on this phone',
      text: 'Only if you tick the box. It is then kept in this browser, and everybody who uses this phone can read it. Do not tick it on a phone or computer that you share. Without it everything is gone when you close or reload this page.',
    },
    forget: 'Delete from this phone',
    empty: 'Empty the form',
    undo: 'Put it back',
    said: {
      kept: 'Kept on this phone. What you change from now on is kept as well.',
      refused:
        'This browser does not let the page keep anything, as in a private window. Print the sheet, or save it as a PDF.',
      unreadable: 'What was kept on this phone cannot be read any more.',
      deleted: 'Deleted from this phone. The form still holds it until you empty it or close the page.',
      emptied: 'The form is empty.',
    },
    sheetTitle: 'Your sheet',
    sheetLead:
      'This is how it is printed, on one page of A4. To save it, choose PDF in place of a printer. Your browser’s own print command does the same.',
    cannotPrint:
      'This browser cannot print. Open this page in another browser, such as Chrome, or take a picture of the screen.',
    print: 'Print or save as PDF',
    printEmpty: 'Print it empty',
  },
  sheet: {
    titles: {
      family: 'Emergency plan of our family',
      school: 'Emergency plan of our school',
      site: 'Emergency plan of our site',
    },
    name: 'Name',
    numbers: [
      { label: 'Ambulance, day and night', value: owner.phone.display },
      { label: 'Another ambulance line', value: helplines.ambulance.display },
      { label: 'Police', value: '999 or 112' },
    ],
    say: {
      label: 'Say:',
      value:
        'where you are; your phone number; what happened; do they wake up, do they breathe; how old, how many; dangers. Stay on the line.',
    },
    foot: 'Checked on (date): _______________ Look at it again when anything changes.',
    unfitMessage: 'Not everything fits on one page. Please shorten these parts: {parts}.',
  },
  cover: {
    title: 'Shall we make it with you?',
    text: 'With our cover for schools and sites a paramedic visits you, writes the plan with you, and trains your people.',
    actions: [
      { label: 'School Emergency Cover', to: '/SchoolEmergencyCover' },
      { label: 'Site Emergency Cover', to: '/SiteEmergencyCover' },
      { label: 'First-aid kit', to: '/FirstAid/Kit' },
    ],
  },
};
