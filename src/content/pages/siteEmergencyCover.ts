import words from '#words/siteEmergencyCover.json';
import banner from 'virtual:picture/banner-site';
import scene1 from 'virtual:picture/gallery-training-3';
import scene2 from 'virtual:picture/gallery-training-5';
import scene3 from 'virtual:picture/gallery-training-6';
import { fill } from '../../domain/fill';
import { claimed } from '../claims';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { contactLink, officeLinks } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { doshsApproval: number } = facts;
const { items } = words.included;
const { heart } = words;
const { trainedFirstAiders, yearlyAudit, wayHospital } = heart.duties;

/** A duty of the law. The service does something for it only with an approval; without one, its owner is told whom to ask. */
const duty = ({ title, law, ours, ask }: Record<'title' | 'law' | 'ours' | 'ask', string>) => ({
  title,
  values: [law, number === '' ? ask : fill(ours, { number })],
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
  heart: {
    kind: 'duties',
    title: heart.title,
    lead: heart.lead,
    columns: heart.columns,
    rows: [
      duty(trainedFirstAiders),
      duty(yearlyAudit),
      { title: wayHospital.title, values: [wayHospital.law, wayHospital.ours] },
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
  related: relatedPages(['/SchoolEmergencyCover', '/EvacuationServices'], 'kit'),
  call: {
    ...words.call,
    actions: [quoteLink('Site Emergency Cover'), contactLink, ...officeLinks],
  },
};
