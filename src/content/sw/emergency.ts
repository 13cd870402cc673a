import type { EmergencyCardProps } from '../../sections/EmergencyCard/EmergencyCard';
import { emergencyNumbers } from '../emergencyNumbers';
import { owner } from '../owner';
import { linkTo } from './firstAid/titles';
import { whatHappensLink, whereAmILink } from './links';

/** When to call at once, in Kiswahili. */
export const emergency: EmergencyCardProps = {
  title: `Piga ${owner.phone.display} sasa kama mtu:`,
  signs: [
    'haamki, au hapumui kawaida',
    'anapumua kwa shida, amepaliwa, au uso wake unavimba',
    'ana maumivu ya kifua, dalili za kiharusi, au degedege au kifafa: mara ya kwanza, au zaidi ya dakika 5',
    'anavuja damu nyingi, ameungua vibaya, au ameumia katika ajali, kuanguka au moto',
  ],
  number: emergencyNumbers.number,
  note: {
    text: 'Hawajibu? Ambulensi nyingine, kisha polisi, ambao huenda wasitume ambulensi:',
    links: emergencyNumbers.others,
  },
  meanwhile: { title: 'Unapotusubiri', topics: [linkTo('whatToSay'), whereAmILink, whatHappensLink] },
};
