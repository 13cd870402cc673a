import words from '#words/promises.json';
import { fill } from '../../domain/fill';
import type { Facts } from '../../config/facts';
import { facts } from '../facts';

/** The response time, worded as the target it is; no minutes where the owner has set none. */
export function responseTargetFrom({ aims: { townMinutes, outsideMinutes } }: Pick<Facts, 'aims'>): string {
  const own = [
    ...(townMinutes === undefined ? [] : [fill(words.inTowns, { townMinutes })]),
    ...(outsideMinutes === undefined ? [] : [fill(words.outsideTowns, { outsideMinutes })]),
  ];
  return own.length === 0 ? words.noTarget : fill(words.target, { aim: own.join(words.and) });
}

/** The same with the owner's settings. Its one place. */
export const responseTarget = responseTargetFrom(facts);

/** What public money pays for is changing; nothing is promised here. */
export const publicMoney = words.publicMoney;

/** Said wherever cover is offered. */
export const notAnInsurer = words.notAnInsurer;

/** When the help numbers of `helplines.ts` were looked up. None was dialled: do that before launch, and renew the day. */
export const helplinesChecked = words.helplinesChecked;
