import type { Facts } from '../../config/facts';
import { facts } from '../facts';

/** The response time, worded as the target it is: the owner's own where one is set. */
export function responseTargetFrom({ aims: { townMinutes, outsideMinutes } }: Pick<Facts, 'aims'>): string {
  const own = [
    ...(townMinutes === undefined ? [] : [`in ${String(townMinutes)} minutes in towns`]),
    ...(outsideMinutes === undefined ? [] : [`in ${String(outsideMinutes)} minutes outside towns`]),
  ];
  const usual = 'in 5-10 minutes in urban areas and in up to 20 minutes in rural areas';
  const aim = own.length > 0 ? own.join(' and ') : usual;
  return `We aim to arrive ${aim}. Traffic and distance change it; the dispatcher tells you what to expect.`;
}

/** The same with the owner's settings. Its one place. */
export const responseTarget = responseTargetFrom(facts);

/** What public money pays for is changing; nothing is promised here. */
export const publicMoney =
  'The Social Health Authority has announced that it will pay for ambulances out of its emergency fund. This is being rolled out. Ask when you call what applies to you on that day.';

/** Said wherever cover is offered. */
export const notAnInsurer = 'We are a medical provider, not an insurer. We sell no insurance policies.';
