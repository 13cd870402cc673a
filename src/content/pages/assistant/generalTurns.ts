import { helplines } from '../../helplines';
import { owner } from '../../owner';
import { topicLinks } from '../firstAid/topicLinks';
import { asks, awakeOrNot, from, isAwake, push } from './turnMakers';

const { ambulance } = helplines;
const { display: phone } = owner.phone;
const nobodyComes =
  'If nobody comes, take any car to the nearest open hospital. A second person watches the breathing.';

/** For every matter: what is not said otherwise. */
export const generalTurns = asks(isAwake, awakeOrNot, {
  nobodyAnswers: {
    lines: [
      `Call ${phone} again at once. If there is still no answer, call ${ambulance.display}, another ambulance line.`,
      '999 and 112 are the police, who may not send an ambulance.',
      'Ask the people near you to call as well, with their phones.',
      nobodyComes,
    ],
    checked: true,
    links: [topicLinks.whatToSay],
  },
  noAirtime: {
    lines: [
      'Ask the first person you see for a phone.',
      `${ambulance.display}, another ambulance line, is listed as free.`,
      '999 and 112 are free too, but they are the police. An ambulance comes only if they pass your call on.',
      `If you have a free “Please Call Me” message, send it to someone who can call ${phone} for you.`,
    ],
    checked: true,
    links: [topicLinks.whatToSay],
  },
  noCar: {
    lines: [
      'Ask the dispatcher how to go, and on which road a car can reach you to meet the crew.',
      nobodyComes,
      'In Maps, “emergency centre near me” lists public hospitals.',
    ],
    call: 'again',
    links: [topicLinks.whatToSay],
  },
  mayIStop: { text: 'Go on until the crew takes over, or you cannot go on.' },
  cracked: from('stopPushing', 3),
  water: {
    text: 'Give nothing to eat or drink, and no medicine, unless the steps or the dispatcher say so.',
  },
  mayIMove: from('trauma', 3, 3, { text: 'If you are not sure, ask the dispatcher first.' }),
  howLong: { text: 'Go on until the crew takes over. The dispatcher tells you what to expect.' },
  cannot: from('helping', 1, 4),
  without: { text: 'Go on without it. Ask the people near you for one.' },
  alone: { text: 'Shout for help. Put the phone on speaker, so that both hands are free.', call: 'now' },
  noBreath: push,
  limp: push,
  worse: from('emergencyProcedure', 2, 4, { call: 'again' }),
  same: from('helping', 3, 3, { text: 'Go on with the steps until the crew takes over.', call: 'again' }),
  breathes: from('notAwake', 3, 6, {
    text: 'If they are awake, stay with them. If not, turn them onto the side:',
    then: 'notAwake',
    call: 'later',
  }),
  awake: from('helping', 3, 3, { call: 'later' }),
  better: from('helping', 3, 3, { call: 'later' }),
  called: from('waiting', 1, 4),
  notSure: from('healthEmergency', 5, 5, { call: 'now' }),
  done: from('waiting', 1, 4),
});
