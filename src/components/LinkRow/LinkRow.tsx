import type { ReactNode } from 'react';
import { Root } from './LinkRow.styles';

export interface LinkRowProps {
  /** Name of the page. */
  title: string;
  /** What it is about, in a few words. */
  text?: string;
  /** Its path. */
  to: string;
  /** Stands before the words: a small picture. */
  children?: ReactNode;
}

/** A row of a list of pages: its name, one quiet line and an arrow head. The whole row can be pressed. */
export function LinkRow({ title, text, to, children }: LinkRowProps) {
  return (
    <Root href={to}>
      {children}
      <span>
        <strong>{title}</strong>
        {text !== undefined && <small>{text}</small>}
      </span>
    </Root>
  );
}
