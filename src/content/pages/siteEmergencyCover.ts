import words from '#words/siteEmergencyCover.json';
import banner from 'virtual:picture/banner-site';
import scene1 from 'virtual:picture/gallery-training-3';
import scene2 from 'virtual:picture/gallery-training-5';
import scene3 from 'virtual:picture/gallery-training-6';
import { fill } from '../../domain/fill';
import { claimed } from '../claims';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { contactLink, firstAidLink, officeLink } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { doshsApproval: number } = facts;
const { items } = words.included;
const { benefits } = words;
const { getWrittenOffer, ...steps } = words.steps.items;

/** A duty of the law; what the service does for it stands behind it only with an approval. */
const duty = ({ title, text, ours }: { title: string; text: string; ours: string }) => ({
  title,
  text: number === '' ? text : `${text} ${fill(ours, { number })}`,
});

const included = {
  title: words.included.title,
  items: [
    items.paramedic,
    items.standby,
    ...claimed('crewsAlways', items.callAlways, items.call),
    items.procedure,
    ...(number === '' ? [] : [items.training, items.audit]),
    items.record,
    ...claimed('siteVisits', items.drill),
  ],
};

/** Cover for workplaces. */
export const siteEmergencyCover: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, included }, banner, 'site'),
  order: 'inclusion',
  benefits: {
    title: benefits.title,
    lead: benefits.lead,
    items: [
      duty(benefits.items.trainedFirstAiders),
      duty(benefits.items.yearlyAudit),
      benefits.items.wayHospital,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      steps.tellUsJob,
      {
        title: getWrittenOffer.title,
        text: claimed('siteVisits', getWrittenOffer.visit, getWrittenOffer.text).join(' '),
      },
      steps.induction,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      words.questions.items.doesCoverMakeUsComply,
      words.questions.items.paramedicSiteAmbulanceCall,
      words.questions.items.doReportAccidentsUs,
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.splintingLegGrass },
    { picture: scene2, caption: words.photos.carryingPracticeSunset },
    { picture: scene3, caption: words.photos.checkingKitStore },
  ]),
  related: relatedPages(['/SchoolEmergencyCover', '/EvacuationServices', '/FirstAidTraining'], 'kit', 'plan'),
  call: {
    ...words.call,
    actions: [quoteLink('Site Emergency Cover'), contactLink, firstAidLink, ...officeLink],
  },
};
