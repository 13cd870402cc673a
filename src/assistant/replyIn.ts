import type { AssistantContent } from '../content/assistantTypes';
import type { Language } from '../domain/language';
import { replyFrom, type Said } from './reply';

/** Time in ms after which an answer comes in English, though the words of its language are still on their way. */
const wordsTimeout = 4000;

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, wordsTimeout, new Error('The words take too long'));
  });

function speaker(lang: Language, content: AssistantContent) {
  const reply = replyFrom(content);
  const { failed, ...other } = content.other;
  return (said: Said, about?: string, hasFailed?: boolean) => ({
    ...reply(said, about),
    lang,
    words: content.labels,
    other: { ...other, ...(hasFailed && failed && { note: failed }) },
  });
}

/**
 * Answers messages in any language, and offers another one. Where the words of a language cannot be loaded, the answer is in
 * English, and the offer says why.
 * @param load Loads the words of another language when they are first needed.
 * @param loaded The words that are there already.
 */
export function replyIn(
  english: AssistantContent,
  load: (language: Language) => Promise<AssistantContent>,
  loaded: Readonly<Partial<Record<Language, AssistantContent>>> = {},
) {
  const inEnglish = speaker('en', english);
  const speakers: Partial<Record<Language, typeof inEnglish>> = { en: inEnglish };

  /** The answer to what was said in a language; at once if its words are there. */
  return (said: Said, language: Language, about?: string) => {
    const words = loaded[language];
    if (words) speakers[language] ??= speaker(language, words);
    const own = speakers[language];
    if (own) return own(said, about);
    return Promise.race([load(language), timeout()]).then(
      (content) => (speakers[language] ??= speaker(language, content))(said, about),
      () => inEnglish(said, about, true),
    );
  };
}
