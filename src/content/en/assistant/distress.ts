import type { ConcernId } from '../../../domain/assistantIds';
import { helplines, helplinesChecked } from '../../helplines';
import { owner } from '../../owner';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { callFirst, ifNotAwake } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { bookingLink } from '../links';
import { helpLink } from './urgent';

const { befrienders, ambulance, poison, violence, child } = helplines;
const pressing = `Hurt or bleeding? Call ${owner.phone.display}, phone on speaker.`;

/** Where words come before steps: somebody in pain that is not only of the body. */
export const distress = {
  despair: {
    call: true,
    lines: [
      'I am glad that you wrote. You are not alone.',
      'Are you thinking of killing yourself? Please tell one person you trust, and ask them to stay with you.',
      `Talk to Befrienders Kenya: ${befrienders.display}. Or 1199.`,
      `Taken something, hurt, about to act, or a plan? Call us now: ${owner.phone.display}, phone on speaker.`,
      'Put pills, poison and rope out of reach, or ask somebody to take them away.',
      'Is it somebody else? Ask straight: “Are you thinking of killing yourself?” Listen. Stay with them.',
      'With them, call one person and a helpline.',
      `The numbers: ${helplinesChecked}.`,
    ],
    avoid: ['Do not leave them alone.', 'Do not argue or shame.', 'Do not promise to keep it secret.'],
    first: 'Hanging? Lift the body, and loosen the rope. Do not leave them alone.',
    last: `Thoughts of dying? Befrienders Kenya listens: ${befrienders.display}. Or 1199.`,
    links: [
      helpLink('Befrienders Kenya', befrienders),
      helpLink('Emergency and counselling', ambulance),
      topicLinks.whatToSay,
    ],
    sources: [concernSources.despair],
  },
  sexualViolence: {
    call: true,
    lines: [
      'I believe you. It is not your fault.',
      `Are you safe now? ${pressing}`,
      `Free, day and night: ${violence.display}. A child: ${child.display}.`,
      'Go to hospital now, within 72 hours: it can prevent HIV, a pregnancy and infections.',
      'Care after rape is free at the centres for it. Ask on 1195 where the nearest is.',
      'Put the clothes into a paper bag. If you can bear it, do not wash first. Washed? Go all the same.',
      `The numbers: ${helplinesChecked}.`,
    ],
    avoid: ['Do not blame.', 'Do not push anybody to go to the police.'],
    first: 'I believe you. It is not your fault.',
    last: `Hospital within 72 hours. Free, day and night: ${violence.display}. A child: ${child.display}.`,
    replaces: ['bleeding'],
    links: [helpLink('Violence', violence), helpLink('Children', child), topicLinks.whatToSay],
    sources: [concernSources.violence, concernSources.usikimye],
  },
  violenceAtHome: {
    call: true,
    lines: [
      'I am sorry. I believe you, and it is not your fault.',
      `In danger? Leave if it is safe. Police: 999. ${pressing}`,
      `Free, day and night: ${violence.display}. A child: ${child.display}.`,
      'Is it somebody else? Listen. Ask what she needs. Believe her. Plan with her how to be safe.',
      'Clear or close empties this conversation. What you write is not saved.',
      `The numbers: ${helplinesChecked}.`,
    ],
    avoid: ['Do not confront the attacker.'],
    first: 'Leave if it is safe. Police: 999.',
    last: `Violence at home? Free, day and night: ${violence.display}.`,
    links: [helpLink('Violence', violence), helpLink('Children', child), topicLinks.whatToSay],
    sources: [concernSources.violence],
  },
  bereavement: {
    call: true,
    lines: [
      'I am sorry for your loss.',
      `Not sure that the person is dead? Call ${owner.phone.display}, phone on speaker, and check breathing.`,
      ifNotAwake,
      'Sure? Your doctor or a clinic can tell you what comes next.',
      `To talk to somebody: 1199, counselling (${helplinesChecked}).`,
    ],
    links: [helpLink('Counselling', ambulance), topicLinks.notAwake, bookingLink],
    sources: [sources.common],
  },
  medicine: {
    call: true,
    lines: [
      `Too much taken? ${callFirst}`,
      'I cannot tell you how much of a medicine to take.',
      'Ask a doctor, a clinic or a pharmacist.',
      `Poison line, free: ${poison.display} (${helplinesChecked}).`,
    ],
    links: [topicLinks.whatToSay, helpLink('Poison line', poison), bookingLink],
    sources: [concernSources.poisonLine],
  },
  otherCare: {
    call: true,
    lines: [
      `Not sure? ${callFirst}`,
      'I have no steps for this. Look to your own safety first.',
      'Stay with the person, and watch the breathing.',
      ifNotAwake,
      'Nothing to eat or drink until you know more.',
    ],
    links: [topicLinks.whatToSay, topicLinks.notAwake, topicLinks.overview],
    sources: [sources.common],
  },
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;

/** For a complaint that threatens no life. */
export const clinic: AssistantAnswer = {
  call: true,
  lines: [
    'Not an emergency? A clinic or a doctor can look at it.',
    `Hard to wake, hard to breathe, getting worse, or not sure? Call ${owner.phone.display}.`,
  ],
  links: [bookingLink, topicLinks.overview],
  sources: [sources.callers],
};
