import type { ConcernId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { owner } from '../../owner';
import { callFirst, ifNotAwake } from '../firstAid/short';
import { helplinesChecked } from '../promises';
import type { AnswerWords } from './answerIn';

const { befrienders, poison, violence, child } = helplines;
const pressing = `Umeumia au unavuja damu? Piga ${owner.phone.display}, weka spika.`;
const free = `Bila malipo, mchana na usiku: ${violence.display}. Mtoto: ${child.display}.`;
const checked = `Nambari hizi ${helplinesChecked}.`;

/** Where words come before steps: somebody in pain that is not only of the body; in Kiswahili. */
export const distress = {
  despair: {
    lines: [
      'Nimefurahi kwamba umeandika. Hauko peke yako.',
      'Unafikiria kujiua? Tafadhali mwambie mtu mmoja unayemwamini, umwombe akae nawe.',
      `Ongea na Befrienders Kenya: ${befrienders.display}. Au 1199.`,
      `Umemeza kitu, umeumia, uko karibu kufanya hivyo, au una mpango? Tupigie simu sasa: ${owner.phone.display}, weka spika.`,
      'Weka tembe, sumu na kamba mbali, au mwombe mtu aviondoe.',
      'Ni mtu mwingine? Muulize wazi: “Unafikiria kujiua?” Msikilize. Kaa naye.',
      'Pamoja naye, pigia simu mtu mmoja na laini ya msaada.',
      checked,
    ],
    avoid: ['Usimwache peke yake.', 'Usibishane naye wala kumwaibisha.', 'Usiahidi kuweka siri.'],
    first: 'Amejinyonga? Inua mwili, legeza kamba. Usimwache peke yake.',
    last: `Mawazo ya kufa? Befrienders Kenya wanasikiliza: ${befrienders.display}. Au 1199.`,
  },
  sexualViolence: {
    lines: [
      'Ninakuamini. Si kosa lako.',
      `Uko salama sasa? ${pressing}`,
      free,
      'Nenda hospitali sasa, ndani ya masaa 72: inaweza kuzuia HIV, mimba na maambukizi.',
      'Huduma baada ya kubakwa ni bure katika vituo vyake. Uliza kwa 1195 kituo cha karibu kiko wapi.',
      'Weka nguo kwenye mfuko wa karatasi. Ukiweza kuvumilia, usioge kwanza. Umeoga? Nenda hata hivyo.',
      checked,
    ],
    avoid: ['Usimlaumu.', 'Usimlazimishe mtu kwenda polisi.'],
    first: 'Ninakuamini. Si kosa lako.',
    last: `Hospitali ndani ya masaa 72. ${free}`,
  },
  violenceAtHome: {
    lines: [
      'Pole. Ninakuamini, na si kosa lako.',
      `Uko hatarini? Ondoka kama ni salama. Polisi: 999. ${pressing}`,
      free,
      'Ni mtu mwingine? Msikilize. Muulize anahitaji nini. Mwamini. Panga naye jinsi ya kuwa salama.',
      '“Futa” au kufunga huondoa mazungumzo haya. Unachoandika hakihifadhiwi.',
      checked,
    ],
    avoid: ['Usimkabili anayempiga.'],
    first: 'Ondoka kama ni salama. Polisi: 999.',
    last: `Ukatili nyumbani? Bila malipo, mchana na usiku: ${violence.display}.`,
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
    lines: [
      `Amemeza dawa nyingi mno? ${callFirst}`,
      'Siwezi kukuambia umeze dawa kiasi gani.',
      'Muulize daktari, kliniki au mfamasia.',
      `Laini ya sumu, bila malipo: ${poison.display} (nambari ${helplinesChecked}).`,
    ],
  },
  otherCare: {
    lines: [
      `Huna hakika? ${callFirst}`,
      'Sina hatua za jambo hili. Angalia usalama wako kwanza.',
      'Kaa naye, tazama kama anapumua.',
      ifNotAwake,
      'Usimpe chakula wala kinywaji hadi ujue zaidi.',
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
