import words from '#words/firstAid/despairHelper.json';
import { concernSources as c } from './concernSources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** For somebody who is near a person with thoughts of dying; what to take away is named here alone. */
export const despairHelper = quietTopic({
  id: 'despairHelper',
  quiet: {
    title: words.quiet.title,
    lead: words.quiet.lead,
    lines: [
      lines.befrienders,
      lines.counselling,
      lines.child,
      lines.ours(words.quiet.lines.ambulance.ambulance, words.quiet.lines.ambulance.actNowHavePlanHurt),
    ],
    noAnswer: words.quiet.noAnswer,
  },
  stepsTitle: words.stepsTitle,
  steps: [
    {
      ...words.steps.askStraightThinkingKillingYourself,
      from: [c.despair, c.samaritans],
    },
    { ...words.steps.stay, from: [c.despair] },
    { ...words.steps.takeAwayPillsPoisonRope, from: [c.despair] },
    { ...words.steps.callOnePersonHelpline, from: [c.despair, s.numbers] },
    { ...words.steps.somethingTaken, links: [linkTo('poison')], from: [c.despair] },
  ],
  more: [
    {
      id: 'hanging',
      title: words.more.hanging.title,
      items: [
        { act: words.more.hanging.items.liftBodyLoosenRope, from: [s.common] },
        {
          text: words.more.hanging.items.thenCheckBreathingHeadStill,
          links: [linkTo('spine')],
          from: [s.resuscitationUk],
        },
        beginCpr,
      ],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('despair'), allTopics],
});
