import type { ConcernId } from '../../../domain/assistantIds';
import { owner } from '../../owner';
import { callNow, ifNotAwake } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

/** Bites and stings but a snake's, and wild animals; in Kiswahili. */
export const bites = {
  wildAnimal: urgent([
    'Usalama wako ndio wa kwanza: ingia ndani ya gari au nyumba. Usimfukuze mnyama wala kumpiga picha.',
    'Kama anavuja damu nyingi, bonyeza kwanza jeraha kwa kitambaa na mikono yote miwili.',
    'Kama ni pembe, mlaze chini, hata kama anaweza kutembea. Tundu dogo huenda likawa refu ndani.',
    'Kama amegongwa tumboni au kifuani, ametupwa au amekanyagwa, fanya kama baada ya ajali: usimsogeze, na ushike kichwa kisisogee.',
    'Baada ya kuumwa na mamba, kiboko, simba au fisi, bonyeza, osha, na usifunge jeraha kwa kushona. Wote waende hospitali.',
    'Mnyama yeyote anayenyonyesha anaweza kuwa na kichaa cha mbwa. Osha jeraha kwa dakika 15 kwa sabuni. Pata chanjo leo.',
    ifNotAwake,
  ]),
  dogBite: {
    lines: [
      'Osha jeraha kwa dakika 15, kwa sabuni na maji yanayotiririka. Kisha libonyeze.',
      `Kama anavuja damu nyingi, ni usoni, au ni mtoto, piga ${owner.phone.display} na uweke spika.`,
      'Nenda kliniki leo upate chanjo baada ya kuumwa na mbwa, paka, tumbili, popo au kila mnyama anayenyonyesha. Ukichelewa, nenda hata hivyo.',
      'Kama jeraha linatoka damu, umelambwa kwenye jeraha, jicho au mdomo, au ni popo, omba chanjo na immunoglobulin.',
      'Kama mbwa amechanjwa, nenda pia.',
    ],
    avoid: ['Usingoje ili kumchunguza mbwa.', 'Usipake pilipili, mafuta wala mitishamba.'],
  },
  scorpion: {
    callLine: `Ni mtoto, au anaugua? ${callNow}`,
    lines: [
      'Sogea mbali na nge. Vua pete, na uoshe palipoumwa. Weka kitu baridi kilichofungwa kwa kitambaa. Asisogee.',
      'Kama ni mtoto, mpeleke hospitali papo hapo, kila anapoumwa.',
      'Kama anatoka mate, hawezi kumeza, misuli inacheza, anajirusha, au macho yanazunguka, mpeleke hospitali papo hapo.',
      'Kama anapumua kwa shida, misuli inakaza, anatapika, au hawezi kutembea, mpeleke hospitali papo hapo.',
      'Mwangalie kwa masaa 8. Dalili huanza baada ya dakika 15 hadi 60, au baada ya masaa 6 hadi 8.',
      ifNotAwake,
    ],
    avoid: ['Usikate wala kunyonya palipoumwa, na usifunge.', 'Usimpe pombe, usiweke jiwe jeusi.'],
  },
  sting: urgent([
    'Kama nyuki bado wapo, ondoka hapo kwanza. Aliyeanza kuugua abebwe.',
    'Toa miiba. Kuitoa haraka ni muhimu kuliko jinsi ya kuitoa.',
    'Kama uso au ulimi unavimba, sauti imekauka, kuna mlio wa filimbi akipumua au anazimia, tumia sasa sindano ya adrenalini (pen): upande wa nje wa paja, kupitia nguo.',
    'Kisha alale chali, miguu juu, au aketi, miguu imenyooka, kama anapumua kwa shida. Kama hakuna sindano (pen), mbebe akiwa amelala hadi mahali pa karibu penye adrenalini.',
    'Kwa wadudu wengine sina hatua. Uliza kwenye simu.',
    ifNotAwake,
  ]),
} satisfies Partial<Record<ConcernId, AnswerWords>>;
