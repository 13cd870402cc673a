import { Component, type ReactNode } from 'react';
import type { ErrorContent } from '../content/answerTypes';

interface OutermostBoundaryProps {
  /** Words for an error. */
  words: Pick<ErrorContent, 'title' | 'text' | 'call' | 'home'>;
  children: ReactNode;
}

/**
 * Around everything that React renders: whatever throws outside of a page, the visitor still has the number. Plain
 * elements, since styles, theme or router may be what has thrown.
 */
export class OutermostBoundary extends Component<OutermostBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  override render(): ReactNode {
    if (!this.state.hasThrown) return this.props.children;
    const { title, text, call, home } = this.props.words;
    return (
      <main>
        <h1>{title}</h1>
        <p>
          <a href={call.to}>{call.label}</a>
        </p>
        <p>{text}</p>
        <p>
          <a href={home.to}>{home.label}</a>
        </p>
      </main>
    );
  }
}
