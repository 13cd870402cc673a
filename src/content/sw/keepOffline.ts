import type { KeepOfflineProps } from '../../components/KeepOffline/KeepOffline';

/** Keeps first aid on the phone, in Kiswahili. */
export const keepOffline: KeepOfflineProps = {
  title: 'Hifadhi huduma ya kwanza kwenye simu hii',
  text: 'Kurasa na michoro yote, kwa Kiingereza na Kiswahili. Kisha zinafunguka bila mtandao.',
  states: {
    keep: 'Hifadhi',
    size: '(KB {size})',
    keeping: 'Inahifadhi: asilimia {percent}',
    kept: 'Imehifadhiwa tangu {date}.',
    remove: 'Iondoe kwenye simu hii',
    removed: 'Imeondolewa.',
    noRoom: 'Haijahifadhiwa: simu hii ina nafasi ndogo mno.',
    failed: 'Haijahifadhiwa. Jaribu tena kwenye mtandao mzuri zaidi.',
  },
};
