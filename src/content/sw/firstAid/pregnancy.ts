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
      'Damu, degedege au kifafa cha mimba, kichwa kuuma sana: kabla ya kuzaa, ubavu wa kushoto; baada ya kuzaa, usugue tumbo lini na mwende hospitali lini.',
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
      text: 'Anavuja damu? Usiweke chochote ukeni. Mpeleke hospitali.',
      isLarge: true,
      from: [c.afterBirth, c.hesperian],
    },
    {
      ask: 'Mtoto amezaliwa, mama anavuja damu, na kondo la nyuma bado liko ndani?',
      act: 'Mpelekeni hospitali sasa. Msingoje.',
      text: 'Usivute kamba ya kitovu. Uchungu ukija, anaweza kuchuchumaa na kusukuma.',
      isLarge: true,
      from: [c.hesperian],
    },
    {
      ask: 'Anavuja damu, na kondo la nyuma limetoka?',
      act: 'Sugua tumbo kwa nguvu, kwa mzunguko, chini ya kitovu cha mama,',
      text: 'hadi liwe gumu kama mpira. Liguse tena kila baada ya dakika chache.',
      isLarge: true,
      from: [c.afterBirth, c.hesperian],
    },
    {
      act: 'Amezaa? Mtoto anyonye, mama akojoe.',
      from: [c.afterBirth, c.hesperian],
    },
    {
      act: 'Amezaa: mlaze chali, miguu juu, asipate baridi.',
      text: 'Nendeni hospitali na kondo la nyuma: kipande kilichobaki ndani huvuja damu.',
      from: [c.afterBirth, c.hesperian],
    },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Kabla ya kuzaa: damu yoyote.', from: [c.motherBook] },
    {
      text: 'Baada ya kuzaa: analowesha pedi 1 kwa saa, damu imejaa kikombe na bado inatoka, au mabonge ya damu kama ngumi.',
      from: [c.afterBirth, c.hesperian],
    },
    {
      text: 'Anahisi kuzimia, ana baridi, au moyo unaenda mbio, hata kama unaona damu kidogo.',
      from: [c.hesperian],
    },
    {
      text: 'Degedege au kifafa cha mimba, kichwa kinauma sana, haoni vizuri au uso umevimba.',
      from: [c.motherBook],
    },
    { text: 'Maji yamepasuka mapema, mtoto hachezi tumboni, au tumbo linauma.', from: [c.motherBook] },
  ],
  never: [
    { text: 'Usivute kamba ya kitovu.', from: [c.hesperian] },
    { text: 'Usisugue tumbo ikiwa huenda kuna mtoto wa pili ndani.', from: [s.common] },
    { text: 'Usikandamize tumbo lililo laini kutoka juu.', from: [c.hesperian] },
    { text: 'Usijaze kitambaa ukeni.', from: [c.afterBirth] },
    { text: 'Asitembee. Usimpe chakula wala mitishamba.', from: [c.afterBirth, c.hesperian] },
  ],
  related: [linkTo('birth'), linkTo('newborn'), linkTo('seizure'), allTopics],
});
