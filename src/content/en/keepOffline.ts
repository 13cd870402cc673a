import type { KeepOfflineProps } from '../../components/KeepOffline/KeepOffline';

/** Keeps first aid on the phone. */
export const keepOffline: KeepOfflineProps = {
  title: 'Keep first aid on this phone',
  text: 'All pages and drawings, in English and Kiswahili. They then open without a network.',
  states: {
    keep: 'Keep it',
    size: '({size} KB)',
    keeping: 'Keeping it: {percent} %',
    kept: 'Kept since {date}. You need no network to open first aid on this phone.',
    remove: 'Remove it from this phone',
    removed: 'Removed from this phone.',
    noRoom: 'It could not be kept: this phone has too little free space.',
    failed: 'It could not be kept. Try again where the connection is better.',
  },
};
