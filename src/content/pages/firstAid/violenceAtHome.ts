import words from '#words/firstAid/violenceAtHome.json';
import { concernSources as c } from './concernSources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Beaten by somebody close. */
export const violenceAtHome = quietTopic({
  id: 'violenceAtHome',
  quiet: {
    title: words.quiet.title,
    lead: words.quiet.lead,
    lines: [
      lines.violence,
      lines.police,
      lines.child,
      lines.ours(words.quiet.lines.ambulance.ambulance, words.quiet.lines.ambulance.somebodyHurt),
    ],
    noAnswer: words.quiet.noAnswer,
  },
  stepsTitle: words.stepsTitle,
  steps: [
    { ...words.steps.danger, from: [c.violence] },
    { ...words.steps.planHowSafe, from: [c.violence] },
    { ...words.steps.chokedStrangled, from: [s.common] },
  ],
  more: [
    {
      id: 'helper',
      title: words.more.helper.title,
      items: [
        { text: words.more.helper.items.listenBelieveAskWhatNeed, from: [c.violence] },
        { text: words.more.helper.items.planHowSafeHelpReach, from: [c.violence] },
        { text: words.more.helper.items.doNotConfrontAttacker, from: [c.violence] },
      ],
    },
  ],
  related: [linkTo('sexualViolence'), linkTo('attack'), linkTo('despair'), allTopics],
});
