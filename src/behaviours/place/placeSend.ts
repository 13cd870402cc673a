import { smsWith, whatsappWith } from '../../domain/messageLinks';
import type { Fix } from './place';
import { placeMessage } from './placeMessage';
import { placeQuestions, type PlaceAnswers, type PlaceWords } from './placeWords';
import { placeParts } from './placeParts';

/** The message and its state. */
interface Sending {
  /** Rebuilds the message from the position and the contents of the fields. */
  update: (fix: Fix | undefined, age: number | undefined) => void;
  /** Whether anything was answered. */
  isAnswered: () => boolean;
}

/** Keeps the message up to date, and the ways to send it: WhatsApp, SMS, copy and, if supported, the share sheet. */
export function sendPlace(root: HTMLElement, words: PlaceWords, signal: AbortSignal): Sending {
  const { part, choose } = placeParts(root);
  const [message, whatsapp, sms] = [part('message'), part('whatsapp'), part('sms')];
  const [chat, phone] = [whatsapp.href, sms.href];
  const answers = (): PlaceAnswers =>
    Object.fromEntries(
      placeQuestions.map((question) => [
        question,
        root.querySelector<HTMLInputElement>(`input[name="${question}"]`)?.value ?? '',
      ]),
    );
  // The message as it was made, not the text of the page, which a translator may have changed.
  let made = '';
  const select = () => getSelection()?.selectAllChildren(message);
  const offer = (name: 'copy' | 'share', use: () => Promise<void>) => {
    part(name).hidden = false;
    part(name).addEventListener(
      'click',
      () => {
        choose('sent', undefined);
        void use();
      },
      { signal },
    );
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made);
      choose('sent', 'copied');
    } catch {
      // Selected, it can be copied by hand.
      select();
      choose('sent', 'marked');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ text: made });
    } catch (error) {
      // Closing the share sheet is no error; if it does not open, the message is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  offer('copy', copy);
  if ('share' in navigator) offer('share', share);
  signal.addEventListener('abort', () => {
    [whatsapp.href, sms.href] = [chat, phone];
    for (const name of ['copy', 'share'] as const) part(name).hidden = true;
  });
  return {
    update: (fix, age) => {
      const text = placeMessage({ fix, age, answers: answers() }, words);
      if (made === text) return;
      made = text;
      message.textContent = made;
      whatsapp.href = whatsappWith(chat, made);
      sms.href = smsWith(phone, made);
      choose('sent', undefined);
    },
    isAnswered: () => Object.values(answers()).some((answer) => answer.trim() !== ''),
  };
}
