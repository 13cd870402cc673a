import words from '#words/paediatricClinic.json';
import { fill } from '../../domain/fill';
import banner from 'virtual:picture/banner-paediatric';
import { bookingPath } from '../../domain/clinics';
import scene1 from 'virtual:picture/gallery-response-5';
import scene2 from 'virtual:picture/gallery-response-7';
import scene3 from 'virtual:picture/gallery-training-6';
import scene4 from 'virtual:picture/gallery-training-2';
import type { ServiceContent } from '../pageTypes';
import { clinics } from './clinics';
import { bookingLink, callLink, contactLink, pageLink } from './links';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';

const children = 3;
const clinic = clinics.items.find(({ id }) => id === children);
// Hours stay on one line.
const hours = clinic ? `${clinic.day}, ${clinic.time.replaceAll(' ', '\u00A0')}` : '';
const booking = clinic ? pageLink(bookingLink.label, bookingPath(clinic)) : bookingLink;

/** The clinic for children, and advanced care on the way. */
export const paediatricClinic: ServiceContent = {
  meta: words.meta,
  ...serviceParts(words, banner),
  banner: { title: words.banner.title, lead: fill(words.banner.lead, { hours }), picture: banner },
  order: 'pictures',
  benefits: {
    title: words.benefits.title,
    items: [words.benefits.items.clinic, words.benefits.items.advancedCareMove],
  },
  steps: {
    title: words.steps.title,
    items: [
      { title: words.steps.items.askDate.title, text: fill(words.steps.items.askDate.text, { hours }) },
      words.steps.items.callBack,
      words.steps.items.comeLittleEarly,
      words.steps.items.goHomePlan,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      words.questions.items.whenShouldNotWaitClinic,
      words.questions.items.childIllTodayClinicNot,
      words.questions.items.upWhichAge,
      words.questions.items.whoMayComeChild,
      words.questions.items.doGiveVaccinations,
      words.questions.items.childAfraidDoctorsWhatCan,
      words.questions.items.canMoveChildBetweenHospitals,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.homeVillage },
    { picture: scene2, caption: words.photos.oximeterFinger },
    { picture: scene3, caption: words.photos.checkingKitStore },
    { picture: scene4, caption: words.photos.everythingPlace },
  ]),
  related: relatedPages(['/EmergencyCare', '/PatientTransfer'], 'clinics', 'sickChild', 'hospital'),
  call: {
    ...words.call,
    actions: [booking, contactLink, callLink],
  },
};
