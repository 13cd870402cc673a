import words from '#words/firstAid/roadAccident.json';
import { firstAidTopic } from './frame';
import { helmet, jaw } from './injury';
import { nothingByMouth } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A crash on the road. */
export const roadAccident = firstAidTopic({
  id: 'roadAccident',
  meta: words.meta,
  steps: [
    { ...words.steps.stopSafePlace, from: [s.drivers] },
    { ...words.steps.call, from: [s.drivers] },
    {
      act: words.steps.firstHelpAnyoneWhoDoes.act,
      text: words.steps.firstHelpAnyoneWhoDoes.text,
      links: [linkTo('notBreathing'), { label: words.steps.firstHelpAnyoneWhoDoes.links.jaw, to: '#jaw' }],
      from: [s.drivers, s.resuscitationUk],
    },
    { act: words.steps.thenAnyoneWhoBleedsHeavily, links: [linkTo('bleeding')], from: [s.firstAid] },
    { ...words.steps.leaveInjuredPeopleWhere, from: [s.drivers] },
  ],
  never: [
    { text: words.never.doNotTakeOffHelmet, from: [s.helmet] },
    { text: words.never.doNotPullAnybodyOut, from: [s.drivers] },
    nothingByMouth,
  ],
  techniques: [jaw],
  more: [helmet],
  related: [linkTo('spine'), linkTo('trapped'), linkTo('whatToSay'), allTopics],
});
