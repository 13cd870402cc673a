import type { KeepOfflineProps } from '../../components/KeepOffline/KeepOffline';

/** Keeps first aid on the phone. */
export const keepOffline: KeepOfflineProps = {
  title: 'Keep first aid on this phone',
  text: 'All pages and drawings, in English and Kiswahili. They then open without a network.',
  states: {
    keep: 'Keep it',
    size: '({size} KB)',
    keeping: 'Keeping it: {percent} %',
    kept: 'Kept since {date}.',
    remove: 'Remove it from this phone',
    removed: 'Removed.',
    noRoom: 'Not kept: this phone has too little free space.',
    failed: 'Not kept. Try again on a better connection.',
  },
};
