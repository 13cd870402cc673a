import burn from 'virtual:picture/firstAid-burn/sw';
import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** Burns and scalds, in Kiswahili. */
export const burns = firstAidTopic({
  id: 'burns',
  meta: {
    title: 'Ameungua: maji yanayotiririka, dakika 20',
    description:
      'Aliyeungua anahitaji maji ya kawaida yanayotiririka, si ya friji, barafu wala mafuta. Poza muda gani, funika vipi, na ni nani lazima aende hospitali.',
  },
  steps: [
    {
      ask: 'Nguo zinawaka moto?',
      act: 'Simama, lala chini, biringika.',
      text: 'Au funika moto kwa kitambaa kizito. Stima: zima kwanza.',
      from: [c.burnClinics],
    },
    {
      act: 'Mwagia palipoungua maji ya kawaida yanayotiririka, dakika 20.',
      text: 'Papo hapo; si maji ya friji wala barafu. Mfereji, jagi au jerikani. Sehemu nyingine za mwili zisipate baridi.',
      isLarge: true,
      pictures: [burn],
      from: [s.firstAid, c.burnUnits, c.burnOrder],
    },
    {
      act: 'Maji yakitiririka: vua pete, nguo zenye joto na nepi.',
      text: 'Usivue kilichoshika ngozi. Usisimamishe maji kwa sababu hiyo.',
      from: [s.firstAid, c.burnOrder],
    },
    {
      act: 'Funika bila kubana',
      text: 'kwa plastiki ya kufunikia chakula (cling film) au kitambaa safi. Iweke kwa urefu, usiizungushe kwenye mkono au mguu.',
      from: [s.firstAid, c.burnOrder],
    },
    {
      ask: 'Tindikali au kemikali nyingine?',
      act: 'Soma hapa:',
      links: [linkTo('chemical')],
      from: [c.burnClinics],
    },
  ],
  callIf: [
    {
      text: 'Ameungua uso, mikono, miguu, sehemu za siri au kiungo, au mkono au mguu pande zote.',
      from: [c.burnClinics],
    },
    { text: 'Palipoungua pamekuwa peupe au peusi, au hapaumi.', from: [c.burnClinics] },
    { text: 'Pana malengelenge, na ni pakubwa kuliko kiganja chake.', from: [s.firstAid] },
    { text: 'Kuna masizi, anakohoa, au sauti imekauka.', from: [c.burnClinics] },
    { text: 'Ameunguzwa na stima au kemikali.', from: [c.burnClinics] },
    { text: 'Ni mtoto, mtoto mchanga, mzee au mjamzito, hata akiungua kidogo.', from: [c.burnClinics] },
  ],
  never: [
    { text: 'Usiweke barafu. Usipake mafuta, siagi, dawa ya meno wala yai.', from: [s.firstAid] },
    { text: 'Usipasue malengelenge.', from: [c.burnClinics] },
    { text: 'Usibandue kilichoshika ngozi.', from: [s.firstAid] },
  ],
  more: [
    {
      id: 'late',
      title: 'Maji',
      items: [
        { text: 'Umechelewa? Kupoza kunasaidia hadi masaa 3 baada ya kuungua.', from: [c.burnUnits] },
        { text: 'Maji ni kidogo? Poza angalau dakika 10. Mtoto asipate baridi.', from: [s.firstAid] },
        { text: 'Mtoto anatetemeka kwa baridi? Acha maji mapema.', from: [s.common] },
      ],
    },
  ],
  related: [linkTo('chemical'), linkTo('electricShock'), linkTo('smoke'), allTopics],
});
