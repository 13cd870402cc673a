import words from '#words/firstAid/attack.json';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Shot, stabbed, beaten, strangled. */
export const attack = quietTopic({
  id: 'attack',
  quiet: {
    title: words.quiet.title,
    lead: words.quiet.lead,
    lines: [
      lines.police,
      lines.ours(words.quiet.lines.ambulance.ambulance, words.quiet.lines.ambulance.anybodyHurtCallOnce),
    ],
    noAnswer: words.quiet.noAnswer,
  },
  steps: [
    { ...words.steps.waitUntilAttackersGone, from: [s.common] },
    {
      ...words.steps.pressHardWound,
      links: [linkTo('bleeding')],
      isLarge: true,
      from: [s.firstAid],
    },
    { ...words.steps.lookSecondWound, from: [s.common, s.firstAid] },
    { ...words.steps.knife, from: [s.firstAid, s.chest, s.common] },
    ifNoResponse,
  ],
  more: [
    {
      id: 'strangled',
      title: words.more.strangled.title,
      items: [
        { text: words.more.strangled.items.hoarseHurtsSwallowCallNow, from: [s.common] },
        { text: words.more.strangled.items.goHospitalEvenNoMark, from: [s.common] },
        { text: words.more.strangled.items.nothingStuckNoBackBlows, from: [s.common] },
        {
          text: words.more.strangled.items.doesNotWakeUpHold,
          links: [linkTo('spine')],
          from: [s.resuscitationUk],
        },
      ],
    },
  ],
  related: [linkTo('headInjury'), linkTo('sexualViolence'), linkTo('violenceAtHome'), allTopics],
});
