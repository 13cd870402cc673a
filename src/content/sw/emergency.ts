import type { EmergencyCardProps } from '../../sections/EmergencyCard/EmergencyCard';
import { owner } from '../owner';
import { otherNumbers } from './otherNumbers';
import { linkInKiswahili, whereAmILink } from './links';

/** When to call at once, in Kiswahili. */
export const emergency: EmergencyCardProps = {
  title: `Piga ${owner.phone.display} sasa kama mtu:`,
  signs: [
    'haamki, au hapumui kawaida',
    'anapumua kwa shida, amepaliwa, au uso wake unavimba',
    'ana maumivu ya kifua, dalili za kiharusi, au degedege au kifafa: mara ya kwanza, au zaidi ya dakika 5',
    'anavuja damu nyingi, ameungua vibaya, au ameumia katika ajali, kuanguka au moto',
  ],
  number: { label: owner.phone.display, to: owner.phone.href },
  others: { title: 'Hawajibu simu?', lines: otherNumbers },
  meanwhile: {
    title: 'Unapotusubiri',
    // Not from the list of all titles, which every page with this card would carry.
    topics: [
      linkInKiswahili('Hapumui', '/FirstAid/NotBreathing'),
      linkInKiswahili('Amepaliwa', '/FirstAid/Choking'),
      linkInKiswahili('Anavuja damu nyingi', '/FirstAid/Bleeding'),
      linkInKiswahili('Huduma zote za kwanza', '/FirstAid'),
      whereAmILink,
      linkInKiswahili('Nini kitafuata', '/WhatHappens'),
    ],
  },
};
