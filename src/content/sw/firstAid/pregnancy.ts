import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Bleeding and other danger signs in pregnancy and after birth, in Kiswahili. */
export const pregnancy = firstAidTopic({
  id: 'pregnancy',
  meta: {
    title: 'Damu wakati wa mimba au baada ya kuzaa',
    description:
      'Damu, degedege, kichwa kuuma sana au kutoona vizuri, mjamzito au baada ya kuzaa: piga simu, ubavu wa kushoto, sugua tumbo baada ya kondo.',
  },
  steps: [
    {
      act: 'Piga simu. Sema mimba ina miezi mingapi, au kwamba amezaa.',
      text: 'Sema unachoona.',
      from: [s.callers],
    },
    {
      ask: 'Hajazaa bado?',
      act: 'Mlaze kwa ubavu wa kushoto.',
      isLarge: true,
      from: [c.afterBirth],
    },
    {
      ask: 'Anavuja damu baada ya kondo la nyuma kutoka?',
      act: 'Sugua tumbo kwa nguvu, kwa mzunguko, chini ya kitovu chake,',
      text: 'hadi liwe gumu kama mpira.',
      isLarge: true,
      from: [c.afterBirth],
    },
    { act: 'Mtoto anyonye. Mama akojoe.', from: [c.afterBirth] },
    { act: 'Mlaze chali, asipate baridi, mpeleke hospitali.', from: [c.afterBirth] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Kabla ya kuzaa: damu yoyote.', from: [c.motherBook] },
    { text: 'Baada ya kuzaa: pedi 1 kila saa, au nusu lita.', from: [c.afterBirth] },
    { text: 'Degedege, kichwa kinauma sana, haoni vizuri au uso umevimba.', from: [c.motherBook] },
    { text: 'Maji yamepasuka mapema, mtoto hachezi tumboni, au tumbo linauma.', from: [c.motherBook] },
  ],
  never: [
    { text: 'Usijaze kitambaa ukeni.', from: [c.afterBirth] },
    { text: 'Usimpe mitishamba.', from: [c.afterBirth] },
  ],
  related: [linkTo('birth'), linkTo('newborn'), linkTo('seizure'), allTopics],
});
