import type { AssistantContent } from '../content/assistantTypes';
import type { Language } from '../domain/language';
import { replyFrom } from './reply';

/** Time in ms after which an answer comes in English, though Kiswahili is still on its way. */
const patience = 4000;

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, patience, new Error('The words take too long'));
  });

/**
 * Answers messages in either language, and offers the other one. Where the words in Kiswahili cannot be loaded, the answer
 * is in English, and the offer says why.
 * @param load Loads the words in Kiswahili when they are first needed.
 * @param loaded The words in Kiswahili, where they are there already.
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

  /** The answer to a message in a language; at once if its words are there. */
  return (message: string, language: Language) => {
    if (language === 'en') return inEnglish(message);
    if (inKiswahili) return inKiswahili(message);
    return Promise.race([load(), tooLate()]).then(
      (content) => (inKiswahili ??= speaker('sw', content))(message),
      () => inEnglish(message, true),
    );
  };
}
