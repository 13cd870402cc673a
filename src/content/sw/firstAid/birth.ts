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
      'Mtoto anakuja kabla ya msaada: shika kichwa, mpokee, mkaushe, ngozi kwa ngozi, acha kitovu. Usichopaswa kuvuta wala kukata, na uende lini.',
  },
  steps: [
    {
      act: 'Piga simu: sema anazaa.',
      text: 'Osha mikono. Kitambaa safi. Mama achague jinsi ya kukaa.',
      from: [c.newborn, c.afterBirth],
    },
    {
      ask: 'Kichwa kinatoka?',
      act: 'Kiegemeze kwa mikono yako.',
      text: 'Kitovu kimezunguka shingo: kipitishe juu ya kichwa. Mpokee mtoto: anateleza.',
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
      act: 'Acha kitovu cha mtoto kama kilivyo.',
      text: 'Si lazima kukikata.',
      from: [c.newborn, s.resuscitation],
    },
    {
      ask: 'Kondo la nyuma linatoka?',
      act: 'Liweke kwenye mfuko, liende pamoja nao.',
      text: 'Halijatoka kwa dakika 30? Nendeni hospitali.',
      from: [c.afterBirth, s.common],
    },
    {
      ask: 'Kondo limetoka?',
      act: 'Sugua tumbo la mama kwa nguvu, kwa mzunguko, chini ya kitovu chake,',
      text: 'hadi liwe gumu kama mpira.',
      from: [c.afterBirth],
    },
  ],
  more: [
    {
      id: 'danger',
      title: 'Dalili za hatari',
      items: [
        {
          text: 'Mguu, mkono au kitovu kinatangulia: inua nyonga za mama, usivute, nendeni hospitali.',
          from: [s.common],
        },
        { text: 'Mama ana degedege, kichwa kinauma sana au haoni vizuri.', from: [c.motherBook] },
        { text: 'Analowesha pedi 1 kila saa:', links: [linkTo('pregnancy')], from: [c.afterBirth] },
      ],
    },
  ],
  never: [
    { text: 'Usimvute mtoto wala kitovu. Usikate.', from: [c.newborn] },
    { text: 'Usibonyeze tumbo ili kumsukuma mtoto.', from: [c.newborn] },
    { text: 'Usimpige mtoto kofi, wala kumshika kichwa chini.', from: [c.newborn] },
  ],
  next: [linkTo('newborn'), linkTo('pregnancy')],
  related: [linkTo('whatToSay'), allTopics],
});
