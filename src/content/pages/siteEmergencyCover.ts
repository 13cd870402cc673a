import words from '#words/siteEmergencyCover.json';
import banner from 'virtual:picture/banner-site';
import practice from 'virtual:picture/gallery-training-3';
import stretcher from 'virtual:picture/gallery-training-5';
import store from 'virtual:picture/gallery-training-6';
import { fill } from '../../domain/fill';
import { claimed } from '../claimed';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { contactLink, officeLinks } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { doshsApproval: number } = facts;
const { items } = words.included;
const { heart } = words;
const { trainedFirstAiders, yearlyAudit, wayHospital } = heart.duties;

/** A duty for which the service does something only with an approval; without one, the employer reads whom to ask. */
const approved = ({ title, law, ours, ask }: Record<'title' | 'law' | 'ours' | 'ask', string>) => ({
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
      { picture: practice, ...approved(trainedFirstAiders) },
      { picture: store, ...approved(yearlyAudit) },
      { picture: stretcher, title: wayHospital.title, values: [wayHospital.law, wayHospital.ours] },
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
  related: relatedPages(['/SchoolEmergencyCover', '/FirstAidTraining'], 'kit'),
  call: {
    ...words.call,
    actions: [quoteLink('Site Emergency Cover'), contactLink, ...officeLinks],
  },
};
