import words from '#words/firstAid/kit.json';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { pageLink } from '../links';
import { allTopics, linkTo } from './titles';

/** What belongs in a first-aid kit. */
export const kit = firstAidTopic({
  id: 'kit',
  meta: words.meta,
  stepsTitle: words.stepsTitle,
  unordered: true,
  calm: true,
  steps: [
    { ...words.steps.protectYourself, from: [c.kitDraft] },
    { ...words.steps.wounds, from: [c.kitDraft] },
    { ...words.steps.hold, from: [c.kitDraft] },
    { ...words.steps.clean, from: [c.kitDraft, s.common] },
    { ...words.steps.patientNight, from: [c.kitDraft] },
    { ...words.steps.leaflet, from: [c.kitDraft] },
    { ...words.steps.goodHaveWell, from: [s.common] },
  ],
  more: [
    {
      id: 'work',
      title: words.more.work.title,
      lead: words.more.work.lead,
      items: [
        { text: words.more.work.items.trainedFirstAidersAllWorking, from: [c.workplaces] },
        { text: words.more.work.items.namesPhoneNumbersWall, from: [c.workplaces] },
        { text: words.more.work.items.wayTakeSomebodyHospital, from: [c.workplaces] },
        { text: words.more.work.items.checkFirstAidOnceYear, from: [c.workplaces] },
      ],
      link: pageLink(words.more.work.link, '/SiteEmergencyCover'),
    },
  ],
  related: [linkTo('bleeding'), linkTo('burns'), linkTo('plan'), allTopics],
});
