import { fn, spyOn } from 'storybook/test';

/** What the browser was told to say, and to stop. */
export const voice = { speak: fn<(words: { text: string }) => void>(), cancel: fn<() => void>() };

/** Words to say; the browser's own takes no voice but its own. */
class Words {
  constructor(public text: string) {}
}

/** A voice for the browser, which has none where tests run; nothing is heard. */
export function withVoice(): () => void {
  const english = { lang: 'en-GB', localService: true, name: 'English', voiceURI: 'english', default: true };
  const own = window.SpeechSynthesisUtterance;
  Object.assign(window, { SpeechSynthesisUtterance: Words });
  const spies = [
    spyOn(speechSynthesis, 'getVoices').mockReturnValue([english]),
    spyOn(speechSynthesis, 'speak').mockImplementation(voice.speak),
    spyOn(speechSynthesis, 'cancel').mockImplementation(voice.cancel),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
    window.SpeechSynthesisUtterance = own;
  };
}
