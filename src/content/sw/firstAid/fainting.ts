import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo, pathOf } from './titles';

/** A faint: before it, in it and after it; in Kiswahili. */
export const fainting = firstAidTopic({
  id: 'fainting',
  meta: {
    title: 'Amezirai: alale chali, miguu juu, piga simu lini',
    description:
      'Mtu amezirai au anahisi kuzirai: mlaze chali, tazama kifua, inua miguu. Kinachosaidia kabla ya kuzirai, na dalili za kupiga simu.',
  },
  steps: [
    {
      ask: 'Amezirai?',
      act: 'Mlaze chali. Tazama kifua.',
      text: 'Hapumui, au anavuta pumzi mara mojamoja tu:',
      links: [{ label: 'Kubonyeza kifua', to: pathOf('notBreathing') }],
      isLarge: true,
      from: [c.fainting, s.resuscitationUk],
    },
    {
      ask: 'Anapumua?',
      act: 'Inua miguu yake. Apate hewa.',
      text: 'Mjamzito: mlaze kwa ubavu wake wa kushoto.',
      isLarge: true,
      from: [c.fainting],
    },
    {
      ask: 'Hajaamka baada ya dakika 1?',
      act: 'Piga simu, mlaze kwa ubavu:',
      links: [linkTo('notAwake')],
      from: [c.fainting, c.faintingCall, s.recovery],
    },
    {
      act: 'Angalia kama ameumia.',
      text: 'Watu wengi huamka ndani ya sekunde 20.',
      from: [c.fainting],
    },
    {
      ask: 'Ameamka?',
      act: 'Abaki amelala, kisha aketi polepole.',
      text: 'Akihisi kuzirai tena, alale chini tena.',
      from: [c.fainting],
    },
  ],
  callIf: [
    { text: 'Hajaamka baada ya dakika 1, au hajawa sawa kabisa.', from: [c.faintingCall] },
    { text: 'Anaongea au anasogea kwa njia isiyo ya kawaida.', from: [c.faintingCall] },
    { text: 'Kifua kinauma, au moyo unapapatika.', from: [c.faintingCall] },
    { text: 'Ana degedege au kifafa, au ameumia vibaya.', from: [c.faintingCall] },
    { text: 'Alizirai akifanya mazoezi, au akiwa amelala chini.', from: [c.faintingCall] },
    {
      text: 'Ni mjamzito, ana kisukari, ni mzee, anavuja damu, au anakosa pumzi.',
      from: [s.common],
    },
    {
      text: 'Alizirai baada ya kugongwa kichwa, au kijana wa familia yake alifariki ghafla.',
      from: [s.common],
    },
  ],
  never: [
    { text: 'Usimkalishe kwenye kiti. Usimpige kofi.', from: [c.fainting] },
    {
      text: 'Usimmwagie maji usoni. Usiweke chochote mdomoni kabla hajaamka kabisa.',
      from: [c.fainting],
    },
    { text: 'Asisimame haraka, asiendeshe gari.', from: [c.fainting] },
  ],
  techniques: [
    {
      id: 'before',
      title: 'Anahisi kuzirai',
      items: [
        {
          act: 'Lala au keti chini mara moja.',
          text: 'Umepauka, unatoka jasho, una kizunguzungu? Usingoje.',
          from: [c.fainting],
        },
        {
          act: 'Pishanisha miguu. Kaza mapaja na makalio.',
          text: 'Au shika mkono mmoja kwa mwingine, uvute. Endelea hadi hali ipite.',
          from: [c.counterPressure],
        },
        {
          ask: 'Hakuna nafuu baada ya dakika 1 hadi 2, au imerudi?',
          act: 'Tafuta msaada.',
          from: [c.counterPressure],
        },
        {
          ask: 'Kifua kinauma, au uso, mkono au maneno yamebadilika?',
          act: 'Usikaze. Piga simu.',
          links: [linkTo('heartAttack'), linkTo('stroke')],
          from: [c.counterPressure],
        },
      ],
    },
  ],
  related: [linkTo('notAwake'), linkTo('lowSugar'), linkTo('heat'), linkTo('pregnancy'), allTopics],
});
