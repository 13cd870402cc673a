import { helplinesChecked } from '../promises';
import { generalTurns } from './generalTurns';
import { matterTurns } from './matterTurns';
import type { TurnsWords } from './turnsIn';

/** The words of short answers in Kiswahili. */
export const turns: TurnsWords = {
  calls: {
    now: 'Piga simu sasa, weka spika.',
    again: 'Piga simu tena, useme kilichobadilika.',
    later: 'Hali ikizidi tena, piga simu mara moja.',
  },
  headings: {
    nobodyAnswers: 'Hawajibu simu?',
    noAirtime: 'Huna credit?',
    noCar: 'Hakuna ambulensi, au ni mbali?',
    mayIStop: 'Naweza kuacha?',
    cracked: 'Mbavu zimevunjika?',
    water: 'Chakula, kinywaji au dawa?',
    mayIMove: 'Anaweza kusogezwa?',
    howLong: 'Kwa muda gani?',
    called: 'Unaposubiri',
    done: 'Nini kinafuata?',
  },
  checked: `Nambari hizi ${helplinesChecked}.`,
  general: generalTurns,
  matters: matterTurns,
};
