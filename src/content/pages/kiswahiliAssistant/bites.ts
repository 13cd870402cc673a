import type { ConcernId } from '../../../domain/assistantIds';
import { owner } from '../../owner';
import { callNow, ifNotAwake } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

/** Bites and stings but a snake's, and wild animals; in Kiswahili. */
export const bites = {
  wildAnimal: urgent([
    'Usalama wako kwanza: ingia ndani ya gari au nyumba. Usimfukuze wala kumpiga picha.',
    'Anavuja damu nyingi? Bonyeza kwanza: kitambaa kwenye jeraha, mikono yote miwili.',
    'Ni pembe? Mlaze chini, hata kama anaweza kutembea: tundu dogo huenda likawa refu ndani.',
    'Amegongwa tumboni au kifuani, ametupwa au amekanyagwa? Kama baada ya ajali: usimsogeze, shika kichwa kisisogee.',
    'Mamba, kiboko, simba au fisi? Bonyeza, osha, usifunge jeraha kwa kushona. Wote waende hospitali.',
    'Mnyama anayenyonyesha? Kichaa cha mbwa: osha kwa dakika 15 kwa sabuni. Chanjo leo.',
    ifNotAwake,
  ]),
  dogBite: {
    lines: [
      'Osha jeraha kwa dakika 15, kwa sabuni na maji yanayotiririka. Kisha libonyeze.',
      `Anavuja damu nyingi, ni usoni, au ni mtoto? Piga ${owner.phone.display}, weka spika.`,
      'Kliniki leo, upate chanjo: mbwa, paka, tumbili, popo, kila mnyama anayenyonyesha. Umechelewa? Nenda hata hivyo.',
      'Jeraha linatoka damu, umelambwa kwenye jeraha, jicho au mdomo, au ni popo? Omba chanjo na immunoglobulin.',
      'Mbwa amechanjwa? Nenda pia.',
    ],
    avoid: ['Usingoje ili kumchunguza mbwa.', 'Usipake pilipili, mafuta wala mitishamba.'],
  },
  scorpion: {
    callLine: `Ni mtoto, au anaugua? ${callNow}`,
    lines: [
      'Sogea mbali na nge. Vua pete. Osha palipoumwa. Kitu baridi ndani ya kitambaa. Asisogee.',
      'Ni mtoto? Hospitali papo hapo, kila anapoumwa.',
      'Anatoka mate, hawezi kumeza, misuli inacheza, anajirusha, au macho yanazunguka? Hospitali papo hapo.',
      'Anapumua kwa shida, misuli inakaza, anatapika, au hawezi kutembea? Hospitali papo hapo.',
      'Mwangalie kwa masaa 8. Dalili huanza baada ya dakika 15 hadi 60, au baada ya masaa 6 hadi 8.',
      ifNotAwake,
    ],
    avoid: ['Usikate, usinyonye, usifunge.', 'Usimpe pombe, usiweke jiwe jeusi.'],
  },
  sting: urgent([
    'Nyuki bado wapo? Ondokeni kwanza. Aliyeanza kuugua abebwe.',
    'Toa miiba. Haraka ni muhimu kuliko jinsi ya kuitoa.',
    'Uso au ulimi unavimba, sauti imekauka, mlio wa filimbi akipumua au anazimia? Sindano ya adrenalini (pen) sasa: upande wa nje wa paja, kupitia nguo.',
    'Kisha alale chali, miguu juu. Anapumua kwa shida? Aketi, miguu imenyooka. Hakuna sindano (pen)? Mbebe akiwa amelala hadi mahali pa karibu penye adrenalini.',
    'Kwa wadudu wengine sina hatua: uliza kwenye simu.',
    ifNotAwake,
  ]),
} satisfies Partial<Record<ConcernId, AnswerWords>>;
