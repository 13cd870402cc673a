import words from '#words/firstAid/sexualViolence.json';
import { concernSources as c } from './concernSources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Rape: for the person, and for who is with them. */
export const sexualViolence = quietTopic({
  id: 'sexualViolence',
  quiet: {
    title: words.quiet.title,
    lead: words.quiet.lead,
    lines: [
      lines.violence,
      lines.child,
      lines.ours(words.quiet.lines.ambulance.ambulance, words.quiet.lines.ambulance.hurtBleeding),
    ],
    noAnswer: words.quiet.noAnswer,
  },
  stepsTitle: words.stepsTitle,
  steps: [
    { ...words.steps.goHospitalOnce, from: [c.usikimye, c.postRape] },
    { ...words.steps.doNotWashFirst, from: [c.usikimye] },
    { ...words.steps.putClothesPaper, from: [c.julisha] },
    { ...words.steps.doNotNeedPoliceFirst, from: [c.postRape] },
    { ...words.steps.someDaysAgo, from: [c.postRape] },
  ],
  more: [
    {
      id: 'helper',
      title: words.more.helper.title,
      items: [
        { text: words.more.helper.items.sayBelieveNotFaultDecide, from: [c.violence] },
        { text: words.more.helper.items.doNotAskWhyDo, from: [c.violence] },
        { text: words.more.helper.items.childCallChildHelplineAdult, from: [s.common] },
      ],
    },
    {
      id: 'know',
      title: words.more.know.title,
      items: [
        { text: words.more.know.items.careAfterRapeFreeCentres, from: [c.usikimye] },
        { text: words.more.know.items.hospitalFillsOneFormPrc, from: [c.noFee] },
        { text: words.more.know.items.menBoysWivesRapedToo, from: [s.common] },
      ],
    },
  ],
  related: [linkTo('violenceAtHome'), linkTo('despair'), linkTo('attack'), allTopics],
});
