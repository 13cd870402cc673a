import words from '#words/firstAid/despair.json';
import { concernSources as c } from './concernSources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { allTopics, linkTo, pathOf } from './titles';

/** Thoughts of dying, for the person who has them: no method is named here. */
export const despair = quietTopic({
  id: 'despair',
  quiet: {
    title: words.quiet.title,
    lead: words.quiet.lead,
    lines: [
      lines.befrienders,
      lines.counselling,
      lines.child,
      lines.ours(words.quiet.lines.line.line, words.quiet.lines.line.lifeRiskNow),
    ],
    noAnswer: words.quiet.noAnswer,
    onward: { ...words.quiet.onward, to: pathOf('despairHelper') },
  },
  stepsTitle: words.stepsTitle,
  steps: [
    { ...words.steps.callOnePersonTrust, from: [c.despair] },
    { ...words.steps.goSafePlace, from: [c.samaritans] },
    { ...words.steps.hurtAlreadyAboutAct, from: [c.despair] },
  ],
  more: [
    {
      id: 'know',
      title: words.more.know.title,
      items: [{ text: words.more.know.items.noCrimeHaveTried, from: [c.attempt] }],
    },
  ],
  related: [linkTo('violenceAtHome'), linkTo('sexualViolence'), allTopics],
});
