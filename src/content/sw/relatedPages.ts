import { pathIn } from '../../domain/language';
import type { ServicePath } from '../en/serviceRows';
import type { PagesBlock } from '../pageTypes';
import { relatedPaths, servicesPath, type RelatedNeed } from '../relatedPaths';
import { serviceRow } from './serviceRows';

/** Pages that go with a service, and what they are in one line, in Kiswahili. */
const needs: Readonly<Record<RelatedNeed, { title: string; text: string }>> = {
  firstAid: { title: 'Huduma ya kwanza', text: 'Ufanye nini hadi msaada ufike, hatua kwa hatua.' },
  sickChild: { title: 'Mtoto ni mgonjwa', text: 'Dalili za hatari, na la kufanya sasa.' },
  headInjury: { title: 'Ameumia kichwa', text: 'Mechi isimame lini, na upige simu lini.' },
  kit: { title: 'Sanduku la huduma ya kwanza', text: 'Lina nini, na jinsi ya kuliweka tayari.' },
  plan: { title: 'Mpango wa dharura', text: 'Mpango wa kujaza, kuchapisha na kubandika ukutani.' },
  clinics: { title: 'Kliniki kwa siku za wiki', text: 'Chagua kliniki na uombe miadi.' },
  hospital: { title: 'Hospitali yetu', text: 'Nani anafanya kazi huko, na ina nini.' },
  whatHappens: {
    title: 'Nini hutokea unapopiga simu',
    text: 'Kutoka mlio wa kwanza hadi hospitali, hatua kwa hatua.',
  },
  questions: { title: 'Maswali na majibu', text: 'Gharama, muda wa kusubiri, hospitali.' },
};

/** The end of a service page in Kiswahili: services that may fit better, what goes with this one, and the way to all services. */
export function relatedPages(
  services: readonly ServicePath[],
  ...others: readonly RelatedNeed[]
): PagesBlock {
  return {
    title: 'Huduma na kurasa nyingine',
    pages: [
      ...services.map(serviceRow),
      ...others.map((name) => ({ ...needs[name], to: pathIn('sw', relatedPaths[name]) })),
      { title: 'Huduma zote', text: 'Kila huduma kwenye ukurasa mmoja.', to: pathIn('sw', servicesPath) },
    ],
  };
}
