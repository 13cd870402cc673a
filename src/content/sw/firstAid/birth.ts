import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** The baby is coming, in Kiswahili. */
export const birth = firstAidTopic({
  id: 'birth',
  meta: {
    title: 'Anazaa: mtoto anakuja',
    description:
      'Mtoto anakuja kabla ya msaada: shika kichwa, mpokee, mkaushe, ngozi kwa ngozi, acha kamba ya kitovu. Usichopaswa kuvuta wala kukata, na uende lini.',
  },
  steps: [
    {
      act: 'Piga simu: sema anazaa.',
      text: 'Osha mikono. Kitambaa safi. Mama achague jinsi ya kukaa.',
      from: [c.newborn, c.afterBirth],
    },
    {
      ask: 'Kichwa kinatoka?',
      act: 'Kishike kwa mikono yako.',
      text: 'Usikivute. Kamba ya kitovu imezunguka shingo: ipitishe juu ya kichwa. Mpokee mtoto: anateleza.',
      from: [c.newborn, c.afterBirth],
    },
    {
      act: 'Mkaushe mtoto, msugue mgongo.',
      text: 'Halii, au hapumui?',
      links: [linkTo('newborn')],
      from: [c.newborn],
    },
    {
      act: 'Mweke kifuani kwa mama, ngozi kwa ngozi.',
      text: 'Wafunike wote wawili. Mtoto avae kofia. Mtoto anyonye.',
      from: [c.newborn],
    },
    {
      act: 'Acha kamba ya kitovu kama ilivyo.',
      text: 'Si lazima kuikata.',
      from: [c.newborn, s.resuscitation],
    },
    {
      ask: 'Mtoto amezaliwa, mama anavuja damu nyingi, kondo la nyuma bado liko ndani?',
      act: 'Nendeni hospitali sasa. Msingoje.',
      text: 'Usivute kamba ya kitovu. Mtoto anyonye:',
      links: [linkTo('pregnancy')],
      isLarge: true,
      from: [c.hesperian],
    },
    {
      ask: 'Kondo la nyuma linatoka lenyewe?',
      act: 'Liweke kwenye mfuko, liende pamoja nao.',
      text: 'Hakuna damu nyingi, na halijatoka kwa dakika 30? Nendeni hospitali.',
      from: [c.afterBirth, s.common],
    },
    {
      ask: 'Kondo limetoka, na hakuna mtoto wa pili ndani?',
      act: 'Sugua tumbo la mama kwa nguvu, kwa mzunguko, chini ya kitovu cha mama,',
      text: 'hadi liwe gumu kama mpira. Liguse tena kila baada ya dakika chache.',
      from: [c.afterBirth, c.hesperian, s.common],
    },
  ],
  more: [
    {
      id: 'danger',
      title: 'Dalili za hatari',
      items: [
        {
          text: 'Mguu, mkono au kamba ya kitovu imetangulia: inua nyonga za mama, usivute, nendeni hospitali.',
          from: [s.common],
        },
        {
          text: 'Mama ana degedege au kifafa cha mimba, kichwa kinauma sana au haoni vizuri.',
          from: [c.motherBook],
        },
        { text: 'Analowesha pedi 1 kwa saa:', links: [linkTo('pregnancy')], from: [c.afterBirth] },
      ],
    },
    {
      id: 'twins',
      title: 'Mtoto wa pili',
      items: [
        {
          text: 'Wa kwanza awe kifuani kwa mama, amefunikwa. Acha kamba yake ya kitovu.',
          from: [c.hesperian],
        },
        { text: 'Kamba ya kitovu imekatwa? Funga pia upande wa mama.', from: [c.hesperian] },
        {
          text: 'Wa pili huja baada ya dakika 15 hadi 20. Damu nyingi, au mguu, mkono au kamba ya kitovu imetangulia? Nendeni hospitali.',
          from: [c.hesperian],
        },
        { text: 'Msaidizi mmoja kwa kila mtoto. Asiyepumua awe wa kwanza.', from: [c.hesperian] },
      ],
    },
  ],
  never: [
    { text: 'Usimvute mtoto wala kamba ya kitovu. Usiikate.', from: [c.newborn] },
    { text: 'Usibonyeze tumbo ili kumsukuma mtoto.', from: [c.newborn] },
    { text: 'Usimpige mtoto kofi, wala kumshika kichwa chini.', from: [c.newborn] },
  ],
  next: [linkTo('newborn'), linkTo('pregnancy')],
  related: [linkTo('whatToSay'), allTopics],
});
