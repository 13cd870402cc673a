import { pathIn } from '../../domain/language';
import { requestKinds, requestPage as pageOf, type RequestKind } from '../../domain/requests/kinds';
import type { RequestsContent } from '../formTypes';
import { callLink, contactLink } from './links';

const rows: Readonly<Record<RequestKind, readonly [title: string, text: string]>> = {
  events: ['Huduma kwa hafla', 'Matamasha, harusi, mikutano ya hadhara, masoko, siku za kampuni.'],
  sports: ['Huduma kwa michezo', 'Mechi, mbio na michezo ya shule.'],
  schools: ['Huduma kwa shule', 'Kwa muhula au mwaka.'],
  sites: ['Huduma kwa mahali pa kazi', 'Ujenzi, viwanda, mashamba, ofisi.'],
  transfer: ['Usafiri wa mgonjwa kwa barabara', 'Kati ya nyumbani, kliniki na hospitali.'],
  air: ['Ambulensi ya ndege, kwa mpango', 'Kutoka uwanja mdogo wa ndege hadi hospitali.'],
  international: ['Usafiri wa kimataifa wa mgonjwa', 'Kurudi Kenya, au kutibiwa ng’ambo.'],
  evacuation: ['Huduma ya uokoaji', 'Lodge, kambi na timu zilizo mbali na hospitali.'],
  training: ['Mafunzo ya huduma ya kwanza', 'Kwa kazini, shule, wazazi au klabu.'],
};

/** The page that leads to the form of each kind, in Kiswahili. */
export const requestPage: RequestsContent = {
  meta: {
    title: 'Omba huduma, safari au mafunzo',
    description:
      'Fomu tisa fupi: huduma kwa hafla, michezo, shule na kazini, usafiri wa mgonjwa, ambulensi ya ndege, safari za kimataifa, uokoaji, mafunzo.',
  },
  title: 'Omba bei',
  lead: 'Chagua ni kuhusu nini. Kila fomu ina hatua chache fupi, na kuomba ni bila malipo.',
  kinds: {
    title: 'Unahitaji nini?',
    pages: requestKinds.map((kind) => {
      const [title, text] = rows[kind];
      return { title, text, to: pathIn('sw', pageOf(kind)) };
    }),
  },
  call: {
    title: 'Ni jambo lingine, au ni haraka?',
    text: 'Tuandikie kwa maneno yako mwenyewe. Kama haliwezi kusubiri, piga simu.',
    actions: [contactLink, callLink],
  },
};
