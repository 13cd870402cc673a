import type { ConcernId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { helplinesChecked } from '../promises';
import { owner } from '../../owner';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { ifNotAwake } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { quietLines as lines } from '../firstAid/quietLines';
import { pathOf } from '../firstAid/titles';
import { topicLinks } from '../firstAid/topicLinks';
import { bookingLink } from '../links';
import { callWhen, helpLink } from './urgent';

const { ambulance, poison } = helplines;
const { phone } = owner;

/** Where words come before steps: someone in pain that is not only of the body. */
export const distress = {
  despair: {
    call: true,
    lines: [
      'I am glad that you wrote. You are not alone.',
      'These thoughts pass, and help works. Tell one person you trust, and ask them to stay with you.',
      'Go to a safe place. Make it harder to reach anything you could use.',
      `If you are hurt, or about to act, call us now: ${phone.display}.`,
      'It is no crime to have tried.',
    ],
    quiet: [
      lines.befrienders,
      lines.counselling,
      lines.child,
      lines.ours('Our line', 'If your life is at risk now'),
    ],
    links: [{ label: 'For the next hour', to: pathOf('despair') }],
    sources: [concernSources.despair, concernSources.samaritans],
  },
  sexualViolence: {
    call: true,
    lines: [
      'I believe you. It is not your fault. You decide.',
      'Go to hospital at once. Care there can prevent HIV, a pregnancy and infections. If it was days ago, go all the same.',
      'If you can bear it, do not wash first. If you have washed, go all the same. Put the clothes in paper, not plastic.',
      'Care after rape is free at special centres. The violence line knows the nearest one.',
      `If you are hurt or bleeding, call us: ${phone.display}.`,
      'If you are with someone who was raped, do not ask why. Do not push them to go to the police.',
    ],
    quiet: [lines.violence, lines.child, lines.ours('Our ambulance', 'If you are hurt or bleeding')],
    links: [{ label: 'What helps now, and who', to: pathOf('sexualViolence') }],
    sources: [concernSources.violence, concernSources.usikimye, concernSources.postRape],
  },
  violenceAtHome: {
    call: true,
    lines: [
      'I believe you. Are you safe now? If not, leave if it is safe, then call.',
      'If you were choked or strangled, go to hospital, even with no mark on the neck.',
      `If you are hurt, call us: ${phone.display}.`,
      'If it happens to someone else, listen. Ask what they need. Believe them. Do not confront the attacker.',
      '“Clear” empties this conversation. What you write is not saved.',
    ],
    quiet: [lines.violence, lines.police, lines.child, lines.ours('Our ambulance', 'If someone is hurt')],
    links: [{ label: 'How to plan, and who helps', to: pathOf('violenceAtHome') }],
    sources: [concernSources.violence],
  },
  bereavement: {
    call: true,
    lines: [
      'I am sorry for your loss.',
      `If you are not sure that the person is dead, call ${owner.phone.display}, phone on speaker, and check breathing.`,
      ifNotAwake,
      'If you are sure, your doctor or a clinic can tell you what comes next.',
      `To talk to someone, call 1199 for counselling (${helplinesChecked}).`,
    ],
    links: [helpLink('Counselling', ambulance), topicLinks.notAwake, bookingLink],
    sources: [sources.common],
  },
  medicine: {
    callLine: callWhen('After an overdose'),
    lines: [
      'I cannot tell you how much of a medicine to take.',
      'Ask a doctor, a clinic or a pharmacist.',
      `The poison line is free: ${poison.display} (${helplinesChecked}).`,
    ],
    links: [topicLinks.whatToSay, helpLink('Poison line', poison), bookingLink],
    sources: [concernSources.poisonLine],
  },
  otherCare: {
    callLine: callWhen('If not sure'),
    lines: [
      'I have no steps for this. Look to your own safety first.',
      'Stay with the person, and watch the breathing.',
      ifNotAwake,
      'Give nothing to eat or drink until you know more.',
    ],
    links: [topicLinks.whatToSay, topicLinks.notAwake, topicLinks.overview],
    sources: [sources.common],
  },
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;

/** Where the message is about someone other than the writer. What to take away is named here alone. */
export const helpers = {
  despair: {
    call: true,
    lines: [
      'You can help. Ask directly: “Are you thinking of killing yourself?” Listen. Stay with them.',
      'Put pills, poison and rope out of reach, or ask someone to take them away.',
      'Together with them, call one person and a helpline.',
      `If they took something, are hurt, are about to act, or have a plan, call us now: ${phone.display}.`,
    ],
    avoid: ['Do not leave them alone.', 'Do not argue or shame.', 'Do not promise to keep it secret.'],
    quiet: [
      lines.befrienders,
      lines.counselling,
      lines.child,
      lines.ours('Our ambulance', 'They act now, have a plan, or are hurt'),
    ],
    links: [{ label: 'How to ask, listen and stay', to: pathOf('despairHelper') }],
    sources: [concernSources.despair],
  },
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;

/** For a complaint that threatens no life. */
export const clinic: AssistantAnswer = {
  call: true,
  lines: [
    'If it is not an emergency, a clinic or a doctor can look at it.',
    `If they are hard to wake, it is hard to breathe, it gets worse, or you are not sure, call ${owner.phone.display}.`,
  ],
  links: [bookingLink, topicLinks.overview],
  sources: [sources.callers],
};
