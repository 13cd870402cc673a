import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../domain/language';

/** The browser's own voice, where it has all of it: some have only a part. */
const speech = () =>
  'SpeechSynthesisUtterance' in window
    ? (window as { speechSynthesis?: SpeechSynthesis | null }).speechSynthesis
    : undefined;

/**
 * Reads answers aloud, with voices that need no network.
 * @param newest Names the newest message: another one ends the reading, as does the end of the panel.
 */
export function useReading(newest: string | undefined) {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  const [reading, setReading] = useState<string>();
  /** What is being said: Chrome forgets an utterance that nobody holds, and its end. */
  const said = useRef<readonly SpeechSynthesisUtterance[]>([]);

  useEffect(() => {
    const own = speech();
    if (!own) return;
    const look = () => {
      setVoices(own.getVoices().filter(({ localService }) => localService));
    };
    look();
    // Older Safari has the event, but not as an `EventTarget`.
    own.onvoiceschanged = look;
    return () => {
      own.onvoiceschanged = null;
    };
  }, []);
  useEffect(
    () => () => {
      // Only its own words: the beat of CPR speaks, too.
      if (said.current.length > 0) speech()?.cancel();
      said.current = [];
      setReading(undefined);
    },
    [newest],
  );

  const voiceOf = (lang: Language) => voices.find((voice) => voice.lang.slice(0, 2).toLowerCase() === lang);
  return {
    /** Id of the answer that is being read. */
    reading,
    canRead: (lang: Language | undefined) => lang !== undefined && voiceOf(lang) !== undefined,
    /** Reads an answer, or stops. */
    read: (id: string, lang: Language, lines: readonly string[]) => {
      const voice = voiceOf(lang);
      speech()?.cancel();
      const isSecond = reading === id;
      const parts = isSecond || !voice ? [] : lines.map((line) => new SpeechSynthesisUtterance(line));
      said.current = parts;
      setReading(parts.length > 0 ? id : undefined);
      for (const part of parts) {
        part.voice = voice ?? null;
        part.lang = voice?.lang ?? lang;
        part.onend = part.onerror = () => {
          if (said.current.at(-1) !== part) return;
          said.current = [];
          setReading(undefined);
        };
        speech()?.speak(part);
      }
    },
  };
}

/** What an answer needs to be read aloud. */
export type Reading = ReturnType<typeof useReading>;
