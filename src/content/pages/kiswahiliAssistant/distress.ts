import type { ConcernId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { owner } from '../../owner';
import { ifNotAwake } from '../firstAid/short';
import { quietLines as lines } from '../firstAid/quietLines';
import { helplinesChecked } from '../promises';
import type { AnswerWords } from './answerIn';
import { callWhen } from './urgent';

const { poison } = helplines;
const { phone } = owner;

/** Where words come before steps: somebody in pain that is not only of the body; in Kiswahili. */
export const distress = {
  despair: {
    lines: [
      'Nimefurahi kwamba umeandika. Hauko peke yako.',
      'Mawazo haya hupita, na kupata msaada husaidia. Mwambie mtu mmoja unayemwamini, umwombe akae nawe.',
      'Nenda mahali salama. Fanya iwe vigumu kufikia chochote unachoweza kutumia.',
      `Kama umeshaumia, au uko karibu kufanya hivyo, tupigie simu sasa: ${phone.display}.`,
      'Kujaribu kujiua si kosa la jinai.',
    ],
    quiet: [
      lines.befrienders,
      lines.counselling,
      lines.child,
      lines.ours('Laini yetu', 'Kama maisha yako yamo hatarini sasa'),
    ],
  },
  sexualViolence: {
    lines: [
      'Ninakuamini. Si kosa lako. Wewe ndiye unayeamua.',
      'Nenda hospitali mara moja. Matibabu yanaweza kuzuia HIV, mimba na maambukizi. Kama siku zimepita, nenda hata hivyo.',
      'Ukiweza kuvumilia, usioge kwanza. Kama umeoga, nenda hata hivyo. Weka nguo kwenye karatasi, si plastiki.',
      'Huduma baada ya kubakwa ni bure katika vituo maalum. Laini ya ukatili inajua kituo cha karibu.',
      `Kama umeumia au unavuja damu, tupigie simu: ${phone.display}.`,
      'Kama uko na mtu aliyebakwa, usimuulize kwa nini. Usimlazimishe kwenda polisi.',
    ],
    quiet: [lines.violence, lines.child, lines.ours('Ambulensi yetu', 'Kama umeumia au unavuja damu')],
  },
  violenceAtHome: {
    lines: [
      'Ninakuamini. Uko salama sasa? Kama sivyo, ondoka ikiwa ni salama, kisha piga simu.',
      'Kama umekabwa koo au umenyongwa, nenda hospitali, hata bila alama shingoni.',
      `Kama umeumia, tupigie simu: ${phone.display}.`,
      'Kama ni mtu mwingine, msikilize. Muulize anahitaji nini. Mwamini. Usimkabili anayempiga.',
      '“Futa” huondoa mazungumzo haya. Unachoandika hakihifadhiwi.',
    ],
    quiet: [lines.violence, lines.police, lines.child, lines.ours('Ambulensi yetu', 'Kama kuna aliyeumia')],
  },
  bereavement: {
    lines: [
      'Pole sana kwa kufiwa.',
      `Kama huna hakika kwamba amekufa, piga ${owner.phone.display}, weka spika, na uangalie kama anapumua.`,
      ifNotAwake,
      'Kama una hakika, daktari wako au kliniki wanaweza kukuambia kinachofuata.',
      `Ili kuongea na mtu, piga 1199 upate ushauri nasaha (nambari ${helplinesChecked}).`,
    ],
  },
  medicine: {
    callLine: callWhen('Akizidisha dawa'),
    lines: [
      'Siwezi kukuambia umeze dawa kiasi gani.',
      'Muulize daktari, kliniki au mfamasia.',
      `Laini ya sumu ni bila malipo: ${poison.display} (nambari ${helplinesChecked}).`,
    ],
  },
  otherCare: {
    callLine: callWhen('Ukiwa na shaka'),
    lines: [
      'Sina hatua za jambo hili. Angalia usalama wako kwanza.',
      'Kaa naye, na utazame kama anapumua.',
      ifNotAwake,
      'Usimpe chakula wala kinywaji hadi ujue zaidi.',
    ],
  },
} satisfies Partial<Record<ConcernId, AnswerWords>>;

/** Where the message is about somebody other than the writer, in Kiswahili. */
export const helpers = {
  despair: {
    lines: [
      'Unaweza kusaidia. Muulize wazi: “Unafikiria kujiua?” Msikilize. Kaa naye.',
      'Weka tembe, sumu na kamba mbali, au mwombe mtu aviondoe.',
      'Pamoja naye, pigia simu mtu mmoja na laini ya msaada.',
      `Kama amemeza kitu, ameumia, yuko karibu kufanya hivyo, au ana mpango, tupigie simu sasa: ${phone.display}.`,
    ],
    avoid: ['Usimwache peke yake.', 'Usibishane naye wala kumwaibisha.', 'Usiahidi kuweka siri.'],
    quiet: [
      lines.befrienders,
      lines.counselling,
      lines.child,
      lines.ours('Ambulensi yetu', 'Anajaribu sasa, ana mpango, au ameumia'),
    ],
  },
} satisfies Partial<Record<ConcernId, AnswerWords>>;

/** For a complaint that threatens no life, in Kiswahili. */
export const clinic: AnswerWords = {
  lines: [
    'Kama si dharura, kliniki au daktari anaweza kumwangalia.',
    `Kama ni vigumu kumwamsha, anapumua kwa shida, hali inazidi kuwa mbaya, au huna hakika, piga ${owner.phone.display}.`,
  ],
};
