import { pathIn } from '../../domain/language';
import type { ServicePath } from '../en/serviceRows';

/** Each service in Kiswahili: its name, and what it is in one line. */
const rows: Readonly<Record<ServicePath, readonly [title: string, text: string]>> = {
  '/EmergencyCare': ['Huduma ya Matibabu ya Dharura', 'Upige simu lini, useme nini, na nini hufuata.'],
  '/ParamedicsPage': ['Huduma za Paramediki', 'Nani huja, na vifaa gani, na hufanya nini.'],
  '/PaediatricClinic': ['Kliniki ya Watoto', 'Kliniki ya watoto, na huduma ya juu safarini.'],
  '/PatientTransfer': ['Usafiri wa Wagonjwa', 'Kati ya nyumbani, kliniki na hospitali, popote Kenya.'],
  '/AirMedicalEvac': ['Ambulensi ya Ndege', 'Uwanja mdogo wa ndege hadi kitanda hospitalini, kwa hatua nne.'],
  '/InternationalPatientTransfer': [
    'Usafiri wa Kimataifa wa Wagonjwa',
    'Kurudi nyumbani Kenya, au kwenda kutibiwa ng’ambo.',
  ],
  '/SchoolEmergencyCover': [
    'Huduma ya Dharura Shuleni',
    'Kwa walimu wakuu, bodi za shule na wauguzi wa shule.',
  ],
  '/SiteEmergencyCover': ['Huduma ya Dharura Kazini', 'Kwa ujenzi, viwanda, mashamba na ofisi.'],
  '/EvacuationServices': ['Huduma ya Uokoaji', 'Kwa lodge, kambi na timu zilizo mbali na hospitali.'],
  '/EventCoverage': ['Huduma kwa Hafla', 'Kwa matamasha, harusi, mikutano ya hadhara na masoko.'],
  '/SportsCoverage': ['Huduma kwa Michezo', 'Kwa mechi, mbio na michezo ya shule.'],
};

/** A service as a row of a list of pages, which leads to its page in Kiswahili. */
export function serviceRow(path: ServicePath) {
  const [title, text] = rows[path];
  return { title, text, to: pathIn('sw', path) };
}
