import neck from 'virtual:picture/firstAid-neck';
import type { FirstAidList, Statement } from '../../firstAidTypes';
import { sources as s } from './sources';

/** Opening the airway of somebody with an injury: it comes before a still neck. */
export const jawSteps: readonly Statement[] = [
  {
    ask: 'Quiet, normal breathing?',
    act: 'Leave them as you found them.',
    text: 'Kneel behind the head, a hand on each side. Hold it still.',
    from: [s.resuscitationUk],
  },
  {
    ask: 'Snoring, gurgling, vomit or blood?',
    act: 'Lift the jaw.',
    text: 'Fingers behind both corners of the jaw, thumbs on the cheekbones. Lift it forward. Keep the head still.',
    pictures: [neck],
    from: [s.resuscitationUk],
  },
  {
    ask: 'Not enough, fluid in the mouth, or you must leave?',
    act: 'Roll them in one piece onto the side.',
    from: [s.resuscitationUk, s.common],
  },
  {
    act: 'One holds the head and counts.',
    text: 'Two or three kneel at one side, hands on far shoulder, hip and knee. Head, neck and body go together.',
    from: [s.resuscitationUk, s.common],
  },
  {
    ask: 'Alone?',
    act: 'The arm near you goes straight up beside the head.',
    text: 'Roll them so that the head rests on that arm.',
    from: [s.common],
  },
  {
    ask: 'Nothing opens the airway?',
    act: 'Tip the head back, lift the chin.',
    from: [s.resuscitationUk, s.common],
  },
];

/** The same, where it is one part of a page. */
export const jaw: FirstAidList = {
  id: 'jaw',
  title: 'Does not wake up after a crash',
  lead: 'Breathing comes first, even if the neck may be hurt.',
  items: jawSteps,
};

/** When a helmet comes off, and how. */
export const helmet: FirstAidList = {
  id: 'helmet',
  title: 'A helmet',
  items: [
    { text: 'Awake and breathing: it stays on. Visor up, strap open.', from: [s.helmet] },
    {
      text: 'Not breathing, or the airway cannot be cleared? It comes off, by two people.',
      from: [s.helmet],
    },
    {
      text: 'One holds neck and jaw from below. One spreads the sides and slides it off: chin first, then the back of the head.',
      from: [s.helmet],
    },
  ],
};
