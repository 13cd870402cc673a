import type { AssistantContent } from '../content/assistantTypes';
import type { Language } from '../domain/language';
import { replyFrom } from './reply';

/** Time in ms after which an answer is given in English if Kiswahili has not loaded. */
const patience = 4000;

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, patience, new Error('The words take too long'));
  });

/**
 * Answers messages in either language, and offers the other one. If the Kiswahili texts cannot be loaded the answer is in
 * English, and the offer says why.
 * @param load Loads the Kiswahili texts when they are first needed.
 * @param loaded The Kiswahili texts, if they are already loaded.
 */
export function replyInBoth(
  english: AssistantContent,
  load: () => Promise<AssistantContent>,
  loaded?: AssistantContent,
) {
  const speaker = (lang: Language, content: AssistantContent) => {
    const reply = replyFrom(content);
    const { failed, ...other } = content.other;
    return (message: string, hasFailed?: boolean) => ({
      ...reply(message),
      lang,
      other: { ...other, ...(hasFailed && failed && { note: failed }) },
    });
  };
  const inEnglish = speaker('en', english);
  let inKiswahili = loaded && speaker('sw', loaded);

  /** The answer to a message in a language; synchronous if its texts are loaded. */
  return (message: string, language: Language) => {
    if (language === 'en') return inEnglish(message);
    if (inKiswahili) return inKiswahili(message);
    return Promise.race([load(), tooLate()]).then(
      (content) => (inKiswahili ??= speaker('sw', content))(message),
      () => inEnglish(message, true),
    );
  };
}
