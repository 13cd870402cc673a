import type { ConcernId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { owner } from '../../owner';
import { callNow, ifNotAwake } from '../firstAid/short';
import { quietLines as lines } from '../firstAid/quietLines';
import { helplinesChecked } from '../promises';
import type { AnswerWords } from './answerIn';

const { poison } = helplines;
const { phone } = owner;

/** Where words come before steps: somebody in pain that is not only of the body; in Kiswahili. */
export const distress = {
  despair: {
    lines: [
      'Nimefurahi kwamba umeandika. Hauko peke yako.',
      'Mawazo haya hupita, na kupata msaada husaidia. Mwambie mtu mmoja unayemwamini, umwombe akae nawe.',
      'Nenda mahali salama. Fanya iwe vigumu kufikia chochote unachoweza kutumia.',
      `Umeshaumia, au uko karibu kufanya hivyo? Tupigie simu sasa: ${phone.display}.`,
      'Si kosa la jinai kuwa ulijaribu.',
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
      'Nenda hospitali mara moja: inaweza kuzuia HIV, mimba na maambukizi. Siku zimepita? Nenda hata hivyo.',
      'Ukiweza kuvumilia, usioge kwanza. Umeoga? Nenda hata hivyo. Weka nguo kwenye karatasi, si plastiki.',
      'Huduma baada ya kubakwa ni bure katika vituo vyake. Laini ya ukatili inajua kituo cha karibu.',
      `Umeumia au unavuja damu? Tupigie simu: ${phone.display}.`,
      'Uko na mtu aliyebakwa? Usimuulize kwa nini. Usimlazimishe kwenda polisi.',
    ],
    quiet: [lines.violence, lines.child, lines.ours('Ambulensi yetu', 'Kama umeumia au unavuja damu')],
  },
  violenceAtHome: {
    lines: [
      'Ninakuamini. Uko salama sasa? Kama sivyo: ondoka kama ni salama, kisha piga simu.',
      'Umekabwa koo au umenyongwa? Nenda hospitali, hata bila alama shingoni.',
      `Umeumia? Tupigie simu: ${phone.display}.`,
      'Ni mtu mwingine? Msikilize. Muulize anahitaji nini. Mwamini. Usimkabili anayempiga.',
      '“Futa” huondoa mazungumzo haya. Unachoandika hakihifadhiwi.',
    ],
    quiet: [lines.violence, lines.police, lines.child, lines.ours('Ambulensi yetu', 'Kama kuna aliyeumia')],
  },
  bereavement: {
    lines: [
      'Pole sana kwa kufiwa.',
      `Huna hakika kwamba amekufa? Piga ${owner.phone.display}, weka spika, angalia kama anapumua.`,
      ifNotAwake,
      'Una hakika? Daktari wako au kliniki wanaweza kukuambia kinachofuata.',
      `Kuongea na mtu: 1199, ushauri nasaha (nambari ${helplinesChecked}).`,
    ],
  },
  medicine: {
    callLine: `Amemeza dawa nyingi mno? ${callNow}`,
    lines: [
      'Siwezi kukuambia umeze dawa kiasi gani.',
      'Muulize daktari, kliniki au mfamasia.',
      `Laini ya sumu, bila malipo: ${poison.display} (nambari ${helplinesChecked}).`,
    ],
  },
  otherCare: {
    callLine: `Huna hakika? ${callNow}`,
    lines: [
      'Sina hatua za jambo hili. Angalia usalama wako kwanza.',
      'Kaa naye, tazama kama anapumua.',
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
      `Amemeza kitu, ameumia, yuko karibu kufanya hivyo, au ana mpango? Tupigie simu sasa: ${phone.display}.`,
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
    'Si dharura? Kliniki au daktari anaweza kumwangalia.',
    `Ni vigumu kumwamsha, anapumua kwa shida, hali inakuwa mbaya zaidi, au huna hakika? Piga ${owner.phone.display}.`,
  ],
};
