import { firstAidTopic } from './frame';
import { helpLinks } from './helpLinks';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Shot, stabbed, beaten, strangled. */
export const attack = firstAidTopic({
  id: 'attack',
  meta: {
    title: 'Attacked, shot, stabbed or strangled',
    description:
      'Somebody was shot, stabbed, beaten or strangled: wait until it is safe, call, press on the wound, look for a second one. What not to touch.',
  },
  steps: [
    {
      act: 'Wait until the attackers are gone.',
      text: 'Then call. Police, who may not send an ambulance:',
      links: [helpLinks.police],
      from: [s.common, s.numbers],
    },
    {
      act: 'Press hard on the wound.',
      text: 'A cloth, both hands, full weight:',
      links: [linkTo('bleeding')],
      isLarge: true,
      from: [s.firstAid],
    },
    { act: 'Look for a second wound,', text: 'also on the back.', from: [s.common] },
    {
      ask: 'A knife is in it?',
      act: 'Leave it.',
      text: 'Press on both sides. A hole in the chest: leave it open.',
      from: [s.firstAid, s.chest],
    },
    { act: 'Keep them warm.', from: [s.firstAid] },
    ifNoResponse,
  ],
  never: [{ text: 'Do not touch the knife or the weapon.', from: [s.common] }],
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
