import { helplines } from '../../helplines';
import { owner } from '../../owner';
import type { MatterTurnWords } from './turnsIn';

const { ambulance } = helplines;
const { display: phone } = owner.phone;
const nobodyComes =
  'Kama hakuna anayekuja, tumia gari lolote hadi hospitali ya karibu iliyo wazi. Mtu wa pili aangalie kama anapumua.';

/** Asked where a matter has no question of its own, in Kiswahili. */
export const awakeOrNot: MatterTurnWords = {
  ask: 'Mgonjwa yuko macho?',
  labels: ['Yuko macho', 'Haamki', 'Inazidi'],
};

/** For every matter: what is not said otherwise, in Kiswahili. */
export const generalTurns: MatterTurnWords = {
  ...awakeOrNot,
  lines: {
    nobodyAnswers: [
      `Piga ${phone} tena mara moja. Kama bado hawajibu, piga ${ambulance.display}, laini nyingine ya ambulensi.`,
      '999 na 112 ni polisi, ambao huenda wasitume ambulensi.',
      'Waombe walio karibu wapige simu pia, kwa simu zao.',
      nobodyComes,
    ],
    noAirtime: [
      'Mwombe simu mtu wa kwanza unayemwona.',
      `${ambulance.display}, laini nyingine ya ambulensi, imeorodheshwa kuwa bila malipo.`,
      '999 na 112 pia ni bila malipo, lakini ni polisi. Ambulensi huja tu wakipitisha ombi lako.',
      `Kama una ujumbe wa bure wa “Please Call Me”, mtumie mtu anayeweza kupiga ${phone} kwa niaba yako.`,
    ],
    noCar: [
      'Muulize anayepokea simu jinsi ya kwenda, na ni barabara gani ambayo gari linaweza kufika mkutane na wahudumu.',
      nobodyComes,
      'Katika Maps, “emergency centre near me” huonyesha hospitali za umma.',
    ],
  },
  texts: {
    mayIStop: 'Endelea hadi wahudumu wachukue nafasi yako, au ushindwe kuendelea.',
    water: 'Asile wala kunywa chochote, na asipewe dawa, isipokuwa hatua au anayepokea simu wakisema hivyo.',
    mayIMove: 'Kama huna hakika, muulize anayepokea simu kwanza.',
    howLong: 'Endelea hadi wahudumu wachukue nafasi yako. Anayepokea simu atakuambia utarajie nini.',
    without: 'Endelea bila hicho. Waulize walio karibu kama wanacho.',
    alone: 'Piga kelele watu waje. Weka simu kwenye spika, ili mikono yote miwili iwe huru.',
    breathes: 'Kama yuko macho, kaa naye. Kama haamki, mlaze kwa ubavu:',
    same: 'Endelea na hatua hadi wahudumu wachukue nafasi yako.',
  },
};
