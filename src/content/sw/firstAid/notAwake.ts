import recoveryPicture from 'virtual:picture/firstAid-recovery/sw';
import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import type { Statement } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { pushOn } from './pushOn';
import { nothingByMouth } from './sharedLines';
import { tapAndShout } from './tapAndShout';
import { allTopics, linkTo, parts, pathOf } from './titles';

/** Turning an adult or a child who breathes onto the side, in Kiswahili. */
const recovery: readonly Statement[] = [
  { act: 'Piga magoti kando yake.', text: 'Toa miwani na funguo, nyoosha miguu.', from: [s.recovery] },
  {
    act: 'Mkono wake ulio karibu nawe uwe kama herufi L na mwili,',
    text: 'kiganja kielekee juu.',
    from: [s.recovery],
  },
  {
    act: 'Shika mkono wake wa mbali, uweke mgongo wa kiganja chake kwenye shavu lililo upande wako.',
    text: 'Ushike hapo.',
    from: [s.recovery],
  },
  {
    act: 'Kwa mkono wako mwingine, inua goti la mbali,',
    text: 'unyayo ukanyage sakafu.',
    from: [s.recovery],
  },
  {
    act: 'Vuta goti hilo kwako.',
    text: 'Atageuka kwa ubavu. Mjamzito: ubavu wake wa kushoto.',
    from: [s.recovery],
  },
  {
    act: 'Goti la juu likunjwe kama herufi L.',
    text: 'Rudisha kichwa nyuma, mdomo uelekee chini na uwe wazi.',
    pictures: [recoveryPicture],
    from: [s.recovery],
  },
];

const watch = {
  act: 'Tazama kifua wakati wote.',
  text: 'Ameacha kupumua, au anavuta pumzi mara mojamoja tu? Mlaze chali, ubonyeze:',
  links: [linkTo('notBreathing')],
  from: [s.recovery],
} as const;

/** Breathes, but does not wake up: onto the side; in Kiswahili. */
export const notAwake = firstAidTopic({
  id: 'notAwake',
  meta: {
    title: 'Haamki, lakini anapumua: mlaze kwa ubavu',
    description:
      'Mtu anapumua kawaida lakini haamki wala haitikii: jinsi ya kumlaza mtu mzima, mtoto au mtoto mchanga kwa ubavu, na cha kuangalia.',
  },
  steps: [
    tapAndShout,
    {
      act: 'Rudisha kichwa nyuma, inua kidevu.',
      text: 'Mtoto mchanga: uso sawa. Tazama kifua, kwa sekunde zisizidi 10. Hapumui, au anavuta pumzi mara mojamoja?',
      links: [{ label: 'Bonyeza kifua', to: pathOf('notBreathing') }],
      from: [s.resuscitationUk, s.common],
    },
    {
      ask: 'Ni baada ya kuanguka, ajali, kupiga mbizi au kujinyonga?',
      act: 'Usimgeuze bado:',
      links: [linkTo('spine')],
      from: [s.resuscitationUk],
    },
  ],
  variants: [
    {
      id: 'adult',
      name: 'Mtu\u00a0mzima au mtoto',
      title: 'Mtu mzima au mtoto',
      items: [...recovery, watch],
    },
    {
      id: 'baby',
      name: 'Kichanga',
      title: 'Mtoto mchanga, chini ya mwaka 1',
      items: [
        {
          act: 'Mlaze mtoto kifudifudi kwenye mkono wako.',
          text: 'Kichwa kiwe chini kuliko makalio, kidevu kimeinuliwa, mdomo uwe huru.',
          from: [s.recovery],
        },
        watch,
      ],
    },
  ],
  never: [nothingByMouth],
  techniques: [
    {
      id: 'drunk',
      title: parts.drunk,
      items: [
        {
          act: 'Mtikise, mwite kwa sauti. Haitikii? Piga simu.',
          text: 'Wahudumu si polisi.',
          isLarge: true,
          from: [c.drunk],
        },
        {
          act: 'Mlaze kwa ubavu, mdomo chini. Asipate baridi.',
          text: 'Hapumui, au anavuta pumzi mara mojamoja tu: bonyeza kifua.',
          links: [{ label: 'Bonyeza kifua', to: pushOn.adult.to }],
          isLarge: true,
          from: [c.drunk, s.resuscitationUk],
        },
        {
          act: 'Mtu aangalie anavyopumua hadi wahudumu wafike.',
          text: 'Pombe kwenye damu huendelea kupanda kwa dakika 30 hadi 40.',
          from: [c.drunk],
        },
        {
          ask: 'Pumzi ni polepole au si ya kawaida, amekuwa wa bluu, ni baridi, ana degedege au kifafa?',
          act: 'Tuambie kwenye simu.',
          from: [c.drunk],
        },
        {
          ask: 'Ametumia dawa za kulevya?',
          act: 'Mpe naloxone, kama mtu anayo.',
          from: [s.firstAid],
        },
        {
          act: 'Huenda ni sukari kushuka, kugongwa kichwa, au pombe mbaya.',
          text: 'Kichwa kinauma au haoni vizuri: wote walioinywa waende hospitali.',
          links: [linkTo('lowSugar'), linkTo('headInjury')],
          from: [s.common],
        },
        { ask: 'Kinywaji kilitiwa dawa?', act: 'Kaa naye.', from: [s.common] },
        { ask: 'Yuko macho?', act: 'Aketi, anywe maji kidogo kidogo.', from: [c.drunk] },
        {
          act: 'Usimwache “alale pombe iishe”.',
          text: 'Usimpe kahawa, usimwogeshe maji baridi, usimtembeze, usimtapishe. Usimfunge kifudifudi kamwe.',
          from: [c.drunk],
        },
      ],
    },
  ],
  related: [linkTo('seizure'), linkTo('lowSugar'), linkTo('poison'), allTopics],
});
