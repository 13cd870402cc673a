import { Root } from './OfflineNote.styles';

export interface OfflineNoteProps {
  /** Says that the page is a kept one, and from which day: "Your phone kept this page on 25 Nov 2026". */
  text: string;
  /** Language of the text, where it is not the page's. */
  lang?: string;
}

/** One quiet line at the top of a page that the phone has kept and shows now, under the header. */
export function OfflineNote({ text, lang }: OfflineNoteProps) {
  return <Root lang={lang}>{text}</Root>;
}
