import words from '#words/firstAid/quietLines.json';
import type { HelpLine } from '../../../domain/helpLine';
import { helplines } from '../../helplines';
import { owner } from '../../owner';

const line = (
  { display, href }: { display: string; href: string },
  name: string,
  text?: string,
): HelpLine => ({
  number: display,
  href,
  name,
  ...(text !== undefined && { text }),
});

/** Whom to call from a quiet page. */
export const quietLines = {
  violence: line(helplines.violence, words.violence.name, words.violence.text),
  child: line(helplines.child, words.child.name, words.child.text),
  police: line({ display: '999', href: 'tel:999' }, words.police.name, words.police.text),
  befrienders: line(helplines.befrienders, 'Befrienders Kenya'),
  counselling: line(helplines.ambulance, words.counselling),
  /** Our own number, always the last. @param text When to call it. */
  ours: (name: string, text: string): HelpLine => line(owner.phone, name, text),
} as const;
