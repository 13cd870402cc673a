import type { Facts } from '../../config/facts';
import { callPictures } from './callPictures';
import { facts as ownFacts } from '../facts';
import type { WhatHappensContent } from '../pageTypes';
import { allTopics, callNote, linkTo } from './firstAid/titles';
import { callQuestions } from './callQuestions';
import { callStops } from './callStops';
import { callLink, linkInKiswahili } from './links';
import { journeyPrices, paymentFacts } from './payment';
import { readPages } from './reviews';

/** The page in Kiswahili from what the owner has set. */
export function whatHappensFrom(facts: Facts): WhatHappensContent {
  const prices = journeyPrices(facts);
  return {
    meta: {
      title: 'Nini hutokea unapopiga simu ya ambulensi',
      description:
        'Kutoka mlio wa kwanza hadi hospitali kwa hatua saba: tunachofanya, unachofanya, nani analipa, na ufanye nini bila salio au bila jibu.',
    },
    title: 'Nini hutokea unapopiga simu',
    lead: 'Kutoka mlio wa kwanza hadi hospitali, hatua kwa hatua.',
    picture: callPictures.dispatch,
    call: callLink,
    callNote,
    timeline: {
      label: 'Njia kutoka simu yako hadi hospitali',
      parts: {
        label: 'Kwenye ukurasa huu',
        links: [
          { label: 'Nani analipa', to: '#pays' },
          { label: 'Hawajibu', to: '#questions-1' },
          { label: 'Sina salio', to: '#questions-2' },
        ],
      },
      youLabel: 'Wewe',
      stops: callStops(facts),
      note: readPages.includes('whatHappens')
        ? undefined
        : 'Rasimu: mtu anayezungumza Kiswahili tangu utotoni bado hajayakagua maneno haya.',
    },
    pays: {
      title: 'Nani analipa, na kwa njia gani',
      paragraphs: [
        'Kwa dharura wahudumu huja kwanza, malipo baadaye. Huhitaji kuwa mwanachama.',
        'Tunaiambia familia safari inagharimu kiasi gani. Safari iliyopangwa ina bei ambayo utajulishwa kabla.',
        'Una bima? Tuambie ni ipi, nasi tunakusaidia kuitumia.',
      ],
      facts: [
        ...(prices.length > 0 ? [{ label: 'Bei ya safari kwa barabara', values: prices }] : []),
        ...paymentFacts(facts),
      ],
    },
    questions: {
      title: 'Maswali ya watu',
      items: callQuestions(facts),
    },
    related: {
      title: 'Kabla hujaihitaji',
      pages: [
        { ...row(linkTo('whatToSay')), text: 'Maneno yanayofaa, kwa mpangilio.' },
        { ...row(allTopics), text: 'Ufanye nini hadi msaada ufike.' },
        { ...row(linkTo('plan')), text: 'Mpango wa kujaza na kubandika ukutani.' },
        {
          ...row(linkInKiswahili('Maswali na majibu', '/FAQ')),
          text: 'Gharama, muda wa kusubiri, hospitali.',
        },
      ],
    },
  };
}

/** A link as a row of a list. */
function row({ label, to }: { label: string; to: string }) {
  return { title: label, to };
}

/** From ring to handover in Kiswahili, and what people ask about it. */
export const whatHappens: WhatHappensContent = whatHappensFrom(ownFacts);
