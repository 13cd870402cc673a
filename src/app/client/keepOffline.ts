import type { Behaviour } from '../../behaviours/attach';
import { keepOffline } from '../../behaviours/widgets/keepOffline';
import type { KeepOfflineProps } from '../../components/KeepOffline/KeepOffline';
import { byLanguage } from '../../content/byLanguage';
import { languageOf } from '../../domain/language';

const words = byLanguage(
  import.meta.glob<KeepOfflineProps>('../../content/words/*/keepOffline.json', { import: 'default' }),
);

/**
 * The behaviour with the words of its states in the page's language. They are loaded with it, because most visitors
 * never see them.
 * @throws {Error} If they cannot be loaded, or the language has none.
 */
export async function loadKeepOffline(): Promise<Behaviour> {
  const language = languageOf(location.pathname);
  const own = await words[language]?.();
  if (!own) throw new Error(`No words in ${language}`);
  return keepOffline(own.states);
}
