import words from '#words/internationalPatientTransfer.json';
import banner from 'virtual:picture/banner-international';
import scene1 from 'virtual:picture/gallery-air-4';
import scene2 from 'virtual:picture/gallery-air-7';
import scene3 from 'virtual:picture/gallery-air-6';
import scene4 from 'virtual:picture/gallery-air-3';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';

/** Transfers across borders. */
export const internationalPatientTransfer: ServiceContent = {
  meta: words.meta,
  ...serviceParts(words, banner),
  order: 'journey',
  benefits: {
    title: words.benefits.title,
    lead: words.benefits.lead,
    items: [
      words.benefits.items.seatEscort,
      words.benefits.items.stretcherAirline,
      words.benefits.items.airAmbulance,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.talkUsThenSendReport,
      words.steps.items.doctorsDecide,
      words.steps.items.agreePlanPrice,
      words.steps.items.travel,
      words.steps.items.handOver,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      words.questions.items.whichCountriesDoTransferPatients,
      words.questions.items.howLongDoesTakeArrange,
      words.questions.items.liveAbroadCanArrangeHere,
      words.questions.items.doChooseHospitalUs,
      words.questions.items.willInsurerPay,
      words.questions.items.whatHappensPapers,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.boardingDusk },
    { picture: scene2, caption: words.photos.alongReefCoast },
    { picture: scene3, caption: words.photos.transferVanAircraft },
    { picture: scene4, caption: words.photos.besidePatientCabin },
  ]),
  related: relatedPages(
    ['/AirMedicalEvac', '/PatientTransfer', '/EvacuationServices'],
    'hospital',
    'questions',
  ),
  call: {
    ...words.call,
    actions: [quoteLink('International Patient Transfer'), contactLink, callLink],
  },
};
