import type { ReactNode } from 'react';
import { ownedByBehaviour } from '../behaviourProps';
import { Root } from './LinkRow.styles';

export interface LinkRowProps {
  /** Name of the page. */
  title: string;
  /** What it is about, in a few words. */
  text?: string;
  /** Its path. */
  to: string;
  /** Whether a behaviour fills in the words and the path, perhaps before React hydrates. */
  filled?: boolean;
  /** A small picture before the text. */
  children?: ReactNode;
}

/** A row of a list of pages: name, one line of description and an arrowhead. The whole row can be pressed. */
export function LinkRow({ title, text, to, filled = false, children }: LinkRowProps) {
  const owned = filled ? ownedByBehaviour : {};
  return (
    <Root href={to} {...owned}>
      {children}
      <span>
        <strong {...owned}>{title}</strong>
        {text !== undefined && <small {...owned}>{text}</small>}
      </span>
    </Root>
  );
}
