import type { Facts } from '../../config/facts';
import type { QuestionsProps } from '../../sections/Questions/Questions';
import { helplines } from '../helplines';
import { owner } from '../owner';
import { chatThatSays } from '../whatsapp';
import { helplinesChecked } from './promises';

const { ambulance } = helplines;
const lines = {
  ambulance: { label: `Laini ya ambulensi: ${ambulance.display}`, to: ambulance.href },
  police: { label: 'Polisi: 999', to: 'tel:999' },
  policeToo: { label: 'Polisi: 112', to: 'tel:112' },
};
const othersChecked = `Nambari za wengine ${helplinesChecked}.`;

/** Whether a message in place of a call is seen in time. */
const messagesSeen = ({ readsMessages }: Facts) =>
  readsMessages
    ? 'Wanaopokea simu husoma SMS na WhatsApp mchana na usiku.'
    : 'Huenda tusione SMS au ujumbe wa WhatsApp kwa wakati, kwa hiyo mwombe mtu apige simu pia.';

/** What people ask about a call, in Kiswahili; the first two are linked to from above. */
export const callQuestions = (facts: Facts): QuestionsProps['items'] => [
  {
    question: 'Hakuna anayejibu. Nifanye nini?',
    answer: [
      `Piga ${owner.phone.display} tena mara moja. Bado hawajibu? Piga 1199, laini nyingine ya ambulensi. 999 na 112 ni polisi, ambao huenda wasitume ambulensi.`,
      'Kama hakuna anayeweza kuja, tumieni gari lolote hadi hospitali ya karibu iliyo wazi. Mtu wa pili aangalie kama anapumua.',
      othersChecked,
    ],
    links: [lines.ambulance, lines.police, lines.policeToo],
  },
  {
    question: 'Sina salio. Nifanye nini?',
    answer: [
      'Mwombe simu mtu wa kwanza unayemwona.',
      '1199, laini nyingine ya ambulensi, imeorodheshwa kuwa bila malipo. 999 na 112 pia ni bila malipo, lakini ni polisi: ambulensi huja tu wakipeleka ujumbe wako mbele.',
      `Kama mtandao wako una ujumbe wa bure wa kuomba kupigiwa, mtumie mtu anayeweza kupiga ${owner.phone.display} kwa niaba yako.`,
      messagesSeen(facts),
      othersChecked,
    ],
    links: [lines.ambulance, lines.police, lines.policeToo],
  },
  {
    question: 'Siwezi kusikia au kuongea. Nipigeje simu?',
    answer: [
      'Mwombe mtu aliye karibu apige simu na aongee kwa niaba yako.',
      'Uko peke yako? Andika uko wapi, nini kimetokea, na kwamba huwezi kuongea.',
      messagesSeen(facts),
    ],
    links: [
      {
        label: 'Andika kwa WhatsApp',
        to: chatThatSays('Dharura. Siwezi kusikia wala kuongea. Ninahitaji ambulensi. Niko:'),
      },
    ],
  },
  {
    question: 'Nilipiga simu kwa ajili ya mtu nisiyemjua. Je, nitalipa?',
    answer: [
      'Hapana. Tunamwambia mgonjwa au familia safari inagharimu kiasi gani, si aliyepiga simu.',
      'Kaa hadi wahudumu wafike ikiwa ni salama. Ulichoona kinawasaidia.',
    ],
  },
  {
    question: 'Mtu mwingine ameshapiga simu. Nipige pia?',
    answer: [
      'Kama huna hakika, piga. Sema kwamba huenda mtu mwingine alipiga kabla yako, na uko wapi.',
      'Huenda unaona asichoona mwingine: tuambie kama hali inakuwa mbaya zaidi.',
    ],
  },
  {
    question: 'Nilipiga kimakosa, au nilikosea nambari.',
    answer: [
      'Usikate simu, sema hivyo. La sivyo itabidi tuchunguze kama unahitaji msaada.',
      'Hakuna anayekulaumu kwa kupiga simu kwa nia njema.',
    ],
  },
  {
    question: 'Hatuhitaji ambulensi tena.',
    answer: [
      `Piga ${owner.phone.display} mara moja, useme ulipiga ukiwa wapi. Kisha wahudumu wanaweza kwenda kwa mtu mwingine.`,
      'Kama huna hakika, waache wahudumu waje watazame. Uliza safari iliyofutwa inagharimu kiasi gani.',
    ],
  },
];
