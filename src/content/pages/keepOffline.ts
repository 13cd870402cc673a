import words from '#words/keepOffline.json';
import type { KeepOfflineProps } from '../../components/KeepOffline/KeepOffline';

/** Keeps first aid on the phone. */
export const keepOffline: KeepOfflineProps = words;
