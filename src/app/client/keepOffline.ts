import { keepOffline } from '../../behaviours/keepOffline';
import { keepOffline as english } from '../../content/en/keepOffline';
import { keepOffline as kiswahili } from '../../content/sw/keepOffline';
import { languageOf } from '../../domain/language';

/** The words of its states are fetched with the script: most visitors never see them. */
export const attachKeepOffline = keepOffline(
  (languageOf(location.pathname) === 'sw' ? kiswahili : english).states,
);
