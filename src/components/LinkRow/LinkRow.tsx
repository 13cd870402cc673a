import type { ReactNode } from 'react';
import { Root } from './LinkRow.styles';

export interface LinkRowProps {
  /** Name of the page. */
  title: string;
  /** What it is about, in a few words. */
  text?: string;
  /** Its path. */
  to: string;
  /** A small picture before the text. */
  children?: ReactNode;
}

/** A row of a list of pages: name, one line of description and an arrowhead. The whole row can be pressed. */
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
