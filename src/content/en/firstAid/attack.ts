import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Shot, stabbed, beaten, strangled. */
export const attack = quietTopic({
  id: 'attack',
  quiet: {
    title: 'Go where you are safe',
    lead: 'Help others when the danger is over.',
    lines: [lines.police, lines.ours('Our ambulance', 'Anybody hurt: call at once')],
    noAnswer: 'No answer? Try again. Nobody comes? Take any car to the nearest open hospital.',
  },
  steps: [
    { act: 'Wait until the attackers are gone.', text: 'Then call.', from: [s.common] },
    {
      act: 'Press hard on the wound.',
      text: 'A cloth, both hands, full weight:',
      links: [linkTo('bleeding')],
      isLarge: true,
      from: [s.firstAid],
    },
    {
      act: 'Look for a second wound,',
      text: 'also on the back. Keep them warm.',
      from: [s.common, s.firstAid],
    },
    {
      ask: 'A knife is in it?',
      act: 'Leave it. Touch no weapon.',
      text: 'Press on both sides. A hole in the chest: leave it open.',
      from: [s.firstAid, s.chest, s.common],
    },
    ifNoResponse,
  ],
  more: [
    {
      id: 'strangled',
      title: 'Strangled',
      items: [
        { text: 'Hoarse, or it hurts to swallow? Call now.', from: [s.common] },
        { text: 'Go to hospital, even with no mark on the neck.', from: [s.common] },
        { text: 'Nothing is stuck: no back blows.', from: [s.common] },
        {
          text: 'Does not wake up? Hold the head still, lift the jaw:',
          links: [linkTo('spine')],
          from: [s.resuscitationUk],
        },
      ],
    },
  ],
  related: [linkTo('headInjury'), linkTo('sexualViolence'), linkTo('violenceAtHome'), allTopics],
});
