import { Root } from './OfflineNote.styles';

export interface OfflineNoteProps {
  /** Says that the page is a kept copy, and from which day: "Your phone kept this page on 25 Nov 2026". */
  text: string;
  /** Language of the text, where it is not the page's. */
  lang?: string;
}

/** One line under the header of a page that is shown from the phone's cache. */
export function OfflineNote({ text, lang }: OfflineNoteProps) {
  return <Root lang={lang}>{text}</Root>;
}
