import type { KeepOfflineProps } from '../../components/KeepOffline/KeepOffline';

/** Keeps first aid on the phone, in Kiswahili. */
export const keepOffline: KeepOfflineProps = {
  title: 'Hifadhi huduma ya kwanza kwenye simu hii',
  text: 'Kurasa na michoro yote, kwa Kiingereza na Kiswahili. Kisha zinafunguka bila mtandao.',
  states: {
    keep: 'Hifadhi',
    size: '(KB {size})',
    keeping: 'Inahifadhi: asilimia {percent}',
    kept: 'Imehifadhiwa tangu {date}. Huhitaji mtandao kufungua huduma ya kwanza kwenye simu hii.',
    remove: 'Iondoe kwenye simu hii',
    removed: 'Imeondolewa kwenye simu hii.',
    noRoom: 'Haikuweza kuhifadhiwa: simu hii ina nafasi ndogo mno.',
    failed: 'Haikuweza kuhifadhiwa. Jaribu tena mahali penye mtandao mzuri zaidi.',
  },
};
