import { Component, type ReactNode } from 'react';
import type { ErrorContent } from '../content/answerTypes';
import { ErrorPage } from '../pages/ErrorPage';

interface PageBoundaryProps {
  /** Address of the page; a new address resets the error. */
  address: string;
  /** Words for an error. */
  words: ErrorContent;
  /** Called with the address when a page's error is shown. */
  onFailure: ((address: string) => void) | undefined;
  children: ReactNode;
}

interface PageBoundaryState {
  address: string;
  /** The error that the page has thrown. */
  thrown: { error: unknown } | undefined;
}

/** Keeps the frame in place when a page fails, and shows the reason; the stack only in development. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { address: this.props.address, thrown: undefined };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps(
    { address }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return state.address === address ? null : { address, thrown: undefined };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.(this.props.address);
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    const { words } = this.props;
    const { error } = thrown;
    const reason = error instanceof Error ? error.message : words.unknown;
    const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
    return <ErrorPage content={words} reason={reason} {...(stack !== undefined && { stack })} />;
  }
}
