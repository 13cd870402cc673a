import { chatAbout } from '../whatsapp';
import type { WhereAmIContent } from '../pageTypes';
import { callLink } from './links';
import { messages } from './messages';

/** Finds out where somebody is, and hands it on. What is asked comes from part E of the first-aid facts. */
export const whereAmI: WhereAmIContent = {
  meta: {
    title: 'Tell us where you are',
    description:
      'No street name? Your phone finds the spot and gives you a short code to read to us. Or answer five questions, and send us the answers.',
  },
  title: 'Tell us where you are',
  lead: 'No street name needed. Your phone can find the spot and give you a short code to read to us.',
  place: {
    call: callLink,
    whatsapp: chatAbout('emergency', messages),
    labels: {
      find: 'Find my place',
      finding: 'Looking…',
      why: 'Your phone will ask first. The place stays on this phone. We see it only if you send it or read it to us.',
      looking: 'Your phone may ask whether this page may know where you are. Say yes.',
      hint: 'It takes long indoors. Go outside, or to a window.',
      callNote: 'we ask you',
      readNote: 'read the code',
      readOut: 'Call us and read this out',
      code: 'Plus Code:',
      sayPlus: 'say “plus”, then the last two',
      short: 'Short',
      town: 'Town',
      position: 'Position',
      map: 'Open a map',
      circle: 'around you. The square is the code, 14\u00a0m wide.',
      compass: 'Seen from the town, with north at the top.',
      north: 'N',
      old: 'This place was found',
      oldText: 'You may have moved since then.',
      again: 'Try the location again',
      wrong: 'This is not where I am',
      wrongText: 'Wait, move into the open, or describe it',
      inWords: 'Describe the place in words',
      inWordsText: 'County, road, landmark, who waits',
      describe: 'Describe the place',
      withMaps: 'In Maps, hold a finger on the spot, and read out the Plus Code and the town.',
      empty: 'Please answer one of the questions, or call.',
      make: 'Make the message',
      private: 'Nothing is stored or sent until you send it yourself.',
      send: 'Or send it, after you call',
      whatsapp: 'WhatsApp',
      sms: 'SMS',
      copy: 'Copy',
      share: 'Share',
      copied: 'The message is copied.',
      marked: 'This browser does not copy by itself. The message is marked: hold a finger on it.',
      offline: 'This page also works with no network, once you have opened it before.',
    },
    words: {
      metres: '{n} metres',
      shortMetres: '{n} m',
      kilometres: '{n} km',
      directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
      fromTown: '{distance} {direction} of {town}',
      inTown: 'in {town}',
      found: 'Found, within {accuracy}',
      scale: {
        house: 'That is about one house.',
        street: 'That is about one street.',
        village: 'That is about one village or estate.',
        area: 'That is only the area.',
      },
      improving: 'Still improving. Keep the page open.',
      steady: 'It follows you while this page is open.',
      moving: 'You are moving. Read out the code again where you stop.',
      rough: 'Only good to within {accuracy}. Add a landmark.',
      ago: '{n} minutes ago',
      noShort: 'no town is near enough: read out the whole code',
      plus: 'plus',
      message: {
        at: 'I need help. I am at {code}, {town} (within {accuracy}).',
        described: 'I need help. This is the place.',
        answers: {
          town: 'County, town or estate',
          road: 'Road and direction',
          landmark: 'Nearest landmark',
          gate: 'Gate, floor or plot',
          waits: 'Waiting for you',
        },
      },
    },
    problems: {
      denied: {
        title: 'Your phone did not give us the place.',
        text: 'You said no, or location is blocked for this page. That is fine: tell us in words, or just call. To allow it, press the sign beside the page’s address, then Location, and try again.',
      },
      off: {
        title: 'Your phone did not give us the place.',
        text: 'Location is off, or you said no. That is fine: tell us in words, or just call. Or switch on Location in the phone’s settings, and try again.',
      },
      unavailable: {
        title: 'Your phone cannot find its place here.',
        text: 'Switch on Location, and go outside or to a window. Or tell us in words, or just call.',
      },
      timeout: {
        title: 'Your phone takes long to find its place.',
        text: 'It goes on looking. Go outside or to a window. Meanwhile tell us in words, or just call.',
      },
      insecure: {
        title: 'This page was not opened safely.',
        text: 'A browser tells the place only to a page whose address begins with https. Tell us in words, or just call.',
      },
      unsupported: {
        title: 'This browser cannot find a place.',
        text: 'Tell us in words, or just call.',
      },
      coarse: {
        title: 'Your phone knows only the area.',
        text: 'It may be wrong by kilometres, so there is no code to read out yet. It goes on looking. Go outside or to a window, or tell us in words.',
      },
      abroad: {
        title: 'Your phone says that you are outside Kenya.',
        text: 'It may be wrong. Tell us in words, or just call.',
      },
    },
    questions: {
      town: { label: 'County, town or estate', help: 'In the country: sub-location and market' },
      road: { label: 'Road and direction', help: 'Say “towards…”. On a highway, the km post' },
      landmark: {
        label: 'Nearest landmark',
        help: 'A stage, school, church, mosque, chief’s camp or M-PESA shop',
      },
      gate: { label: 'Gate, floor or plot', help: 'The colour of the gate helps us at night' },
      waits: { label: 'Who waits for us, and where?', help: 'At a road that a car can reach, with a torch' },
    },
  },
  related: {
    title: 'Until help comes',
    pages: [
      { title: 'What to say when you call', text: 'Where you are comes first', to: '/FirstAid/WhatToSay' },
      { title: 'First aid', text: 'What to do now, step by step', to: '/FirstAid' },
    ],
  },
};
