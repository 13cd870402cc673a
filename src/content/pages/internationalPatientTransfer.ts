import words from '#words/internationalPatientTransfer.json';
import banner from 'virtual:picture/banner-international';
import scene1 from 'virtual:picture/gallery-air-4';
import scene2 from 'virtual:picture/gallery-air-6';
import scene3 from 'virtual:picture/gallery-response-4';
import { claimed } from '../claimed';
import type { PapersHeart } from '../heartTypes';
import type { ServiceContent } from '../pageTypes';
import { officeLinks, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { items } = words.included;

const included = {
  title: words.included.title,
  items: [items.contact, items.escort, items.supplies, items.ground, ...claimed('newsOnTheWay', items.news)],
};

const { from } = words.heart;
const { talk, decide, agree, travel } = words.heart.stages;

const said = ({ title, text }: Pick<PapersHeart['stages'][number], 'title' | 'text'>) => ({ title, text });

/** The stages with their papers: these are the steps, and what to have ready. */
const heart: PapersHeart = {
  kind: 'papers',
  title: words.heart.title,
  stages: [
    {
      ...said(talk),
      given: [
        { from: from.you, yours: true, papers: [talk.papers.numbers, talk.papers.list] },
        { from: from.doctor, papers: [talk.papers.report] },
      ],
    },
    {
      ...said(decide),
      given: [
        { from: from.doctors, papers: [decide.papers.fit] },
        { from: from.hospital, papers: [decide.papers.bed] },
      ],
    },
    {
      ...said(agree),
      given: [
        { from: from.you, yours: true, papers: [agree.papers.passports, agree.papers.insurer] },
        { from: from.we, papers: [agree.papers.forms] },
      ],
    },
    { ...said(travel), given: [{ from: from.escort, papers: [travel.papers.notes] }] },
  ],
};

/** Transfers across borders. */
export const internationalPatientTransfer: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, included }, banner, 'international'),
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
  heart,
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      words.questions.items.everyCountry,
      words.questions.items.howLongDoesTakeArrange,
      words.questions.items.doChooseHospitalUs,
      words.questions.items.willInsurerPay,
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.boardingDusk },
    { picture: scene2, caption: words.photos.transferVanAircraft },
    { picture: scene3, caption: words.photos.loadingSeenInside },
  ]),
  related: relatedPages(['/AirMedicalEvac', '/PatientTransfer'], 'hospital'),
  call: {
    ...words.call,
    actions: [quoteLink('International Patient Transfer'), contactLink, ...officeLinks],
  },
};
