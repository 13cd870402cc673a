import picture from 'virtual:picture/banner-about/sw';
import { facts } from '../facts';
import { owner } from '../owner';
import type { AboutContent } from '../pageTypes';
import { exampleLabel } from './exampleLabel';
import { factStripFrom, numbersLink } from './factStrip';
import { callLink, contactLink, linkInKiswahili } from './links';
import { sampleLeads, sampleStaff } from './people';

/** The About page of the paramedic company, in Kiswahili. */
export const aboutPage: AboutContent = {
  meta: {
    title: 'Karibu utujue: dhamira, maono na maadili',
    description:
      'Sisi ni nani, tunataka nini na tunawatendea watu vipi: ambulensi na paramediki wa Kenya wenye huruma, uadilifu na ubora.',
  },
  banner: {
    title: 'Karibu Utujue',
    lead: 'Huduma ya ambulensi kutoka Kenya, kwa ajili ya Kenya: barabarani, angani na kando yako.',
    picture,
  },
  strip: factStripFrom(facts),
  numbers: numbersLink,
  who: {
    title: 'Sisi ni Nani',
    paragraphs: [
      `${owner.brand} ni huduma binafsi ya matibabu ya dharura. Tunapokea simu za dharura, tunasafirisha wagonjwa kati ya nyumbani na hospitali, tunaokoa watu kwa barabara na kwa ndege, na tunakuwa tayari shuleni, kazini, kwenye mechi na kwenye hafla.`,
      'Kila gari linategemea chumba ambapo simu hupokelewa mchana na usiku, ghala ambapo vifaa hukaguliwa, na watu wanaoendelea kujifunza.',
    ],
  },
  mission: {
    title: 'Dhamira',
    paragraphs: [
      'Kuwapa watu nchini Kenya huduma ya dharura mahali walipo, na kuwapeleka salama mahali wanapoweza kutibiwa.',
    ],
  },
  vision: {
    title: 'Maono',
    paragraphs: [
      'Nchi ambapo kila mtu anajua ampigie nani, na ambapo msaada uko njiani kabla simu haijaisha.',
    ],
  },
  values: {
    title: 'Maadili Yetu',
    items: [
      {
        title: 'Huruma',
        text: 'Tunaongea na mtu kabla ya kumgusa mgonjwa. Hofu na maumivu pia hutibiwa.',
      },
      {
        title: 'Uadilifu',
        text: 'Tunasema tunachojua, tusichojua, na gharama. Tunayoambiwa na wagonjwa hubaki kwetu.',
      },
      {
        title: 'Ubora',
        text: 'Tunayafanyia mazoezi yasiyotokea mara nyingi, tunakagua ya kila siku, na tunaongea wazi kuhusu makosa.',
      },
    ],
  },
  team: {
    title: 'Timu Yetu',
    leads: { real: 'Watatu kati ya watu ambao unaweza kukutana nao.', ...sampleLeads },
    exampleLabel,
    members: sampleStaff,
    more: linkInKiswahili('Ona timu nzima', '/OurTeam'),
  },
  call: {
    title: 'Ona kazi yetu',
    text: 'Angalia huduma zetu, tuulize swali, au tualike tukutembelee.',
    actions: [contactLink, linkInKiswahili('Soma Zaidi', '/services'), callLink],
  },
};
