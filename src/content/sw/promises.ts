import type { Facts } from '../../config/facts';
import { facts } from '../facts';

/** The response time, worded as the target it is, in Kiswahili: the owner's own where one is set. */
export function responseTargetFrom({ aims: { townMinutes, outsideMinutes } }: Pick<Facts, 'aims'>): string {
  const own = [
    ...(townMinutes === undefined ? [] : [`kwa dakika ${String(townMinutes)} mijini`]),
    ...(outsideMinutes === undefined ? [] : [`kwa dakika ${String(outsideMinutes)} nje ya miji`]),
  ];
  const aim = own.length > 0 ? own.join(', na ') : 'kwa dakika 5-10 mijini, na hadi dakika 20 mashambani';
  return `Tunalenga kufika ${aim}. Msongamano wa magari na umbali hubadilisha muda huo; anayepokea simu atakuambia utarajie nini.`;
}

/** The same with the owner's settings. */
export const responseTarget = responseTargetFrom(facts);

/** What public money pays for is changing; nothing is promised here. */
export const publicMoney =
  'Mamlaka ya Afya ya Jamii (SHA) imetangaza kwamba italipia ambulensi kutoka hazina yake ya dharura. Jambo hili linaanzishwa hatua kwa hatua. Unapopiga simu, uliza ni nini kinachokuhusu siku hiyo.';

/** Said wherever cover is offered. */
export const notAnInsurer = 'Sisi ni watoa huduma za matibabu, si kampuni ya bima. Hatuuzi bima.';

/** When the help numbers were looked up. */
export const helplinesChecked = 'zilikaguliwa tarehe 22 Novemba 2026, lakini hazikupigwa';
