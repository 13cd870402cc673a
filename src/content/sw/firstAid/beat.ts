import type { CprMetronomeProps } from '../../../components/CprMetronome/CprMetronome';

const labels: CprMetronomeProps['labels'] = {
  start: 'Anza mdundo',
  started: { pushes: 'kubonyeza tu', breaths: '30 na pumzi 2' },
  others: { pushes: ['Kubonyeza tu', 'bila pumzi'], breaths: ['30 na 2', 'na pumzi'] },
  rate: '110 kwa dakika',
  rateInWords: 'Mara 110 kwa dakika, karibu mara 2 kwa sekunde',
  screen: 'Mdundo wa kubonyeza kifua',
  push: 'Bonyeza',
  breathe: 'Pumzi 2',
  ofPushes: 'kati ya 30',
  ofBreaths: 'pumzi',
  changeIn: 'Badilishaneni baada ya',
  changeNow: ['Badilishaneni sasa.', 'Uko peke yako? Endelea.'],
  since: 'Tangu uanze',
  minutes: 'dakika {minutes}',
  rhythm: 'Mpangilio',
  rhythms: { pushes: 'Kubonyeza tu', breaths: '30 na pumzi 2' },
  stop: 'Simamisha',
  sound: 'Mlio',
  vibration: 'Mtetemo',
  on: 'umewashwa',
  off: 'umezimwa',
  keptOn: 'Skrini haitazimika.',
};

/** The beat, by whose chest it is. Its rate is inside the 100 to 120 a minute of the steps. */
export const beat: Readonly<Record<'adult' | 'child' | 'baby', CprMetronomeProps>> = {
  adult: {
    who: 'Mtu mzima, katikati ya kifua',
    pushHow: ['Chini sentimita 5 hadi 6.', 'Acha kifua kiinuke.'],
    breathHow: ['Puliza sekunde 1 kila moja.', 'Kifua kiinuke.'],
    rhythm: 'pushes',
    labels,
  },
  child: {
    who: 'Mtoto, katikati ya kifua',
    pushHow: ['Chini karibu sentimita 5.', 'Acha kifua kiinuke.'],
    breathHow: ['Puliza sekunde 1 kila moja.', 'Kifua kiinuke.'],
    rhythm: 'breaths',
    labels,
  },
  baby: {
    who: 'Kichanga, chini kidogo ya chuchu',
    pushHow: ['Chini karibu sentimita 4.', 'Acha kifua kiinuke.'],
    breathHow: ['Funika mdomo na pua.', 'Hewa iliyo mashavuni tu.'],
    rhythm: 'breaths',
    labels,
  },
};
