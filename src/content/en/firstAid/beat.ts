import type { CprMetronomeProps } from '../../../components/CprMetronome/CprMetronome';

const labels: CprMetronomeProps['labels'] = {
  start: 'Start the beat',
  started: { pushes: 'only push', breaths: '30 and 2 breaths' },
  others: { pushes: ['Only push', 'without breaths'], breaths: ['30 and 2', 'with breaths'] },
  rate: '110 a minute',
  rateInWords: '110 a minute, about 2 a second',
  screen: 'The beat for CPR',
  push: 'Push',
  breathe: '2 breaths',
  ofPushes: 'of 30',
  ofBreaths: 'breaths',
  changeIn: 'Change places in',
  changeNow: ['Change places now.', 'Alone? Go on.'],
  since: 'Since you began',
  minutes: '{minutes} min',
  rhythm: 'Rhythm',
  rhythms: { pushes: 'Only push', breaths: '30 and 2 breaths' },
  stop: 'Stop',
  sound: 'Sound',
  vibration: 'Vibration',
  on: 'on',
  off: 'off',
  keptOn: 'The screen stays on.',
};

/** The beat, by whose chest it is. Its rate is inside the 100 to 120 a minute of the steps. */
export const beat: Readonly<Record<'adult' | 'child' | 'baby', CprMetronomeProps>> = {
  adult: {
    who: 'Adult, centre of the chest',
    pushHow: ['Down 5 to 6 cm.', 'Let the chest come up.'],
    breathHow: ['Blow 1 second each.', 'The chest rises.'],
    rhythm: 'pushes',
    labels,
  },
  child: {
    who: 'Child, centre of the chest',
    pushHow: ['Down about 5 cm.', 'Let the chest come up.'],
    breathHow: ['Blow 1 second each.', 'The chest rises.'],
    rhythm: 'breaths',
    labels,
  },
  baby: {
    who: 'Baby, just below the nipples',
    pushHow: ['Down about 4 cm.', 'Let the chest come up.'],
    breathHow: ['Over mouth and nose.', 'Only the air in your cheeks.'],
    rhythm: 'breaths',
    labels,
  },
};
