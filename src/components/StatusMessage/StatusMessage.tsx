import Alert from '@mui/material/Alert';
import { useEffect, useRef, type ReactNode } from 'react';
import { Actions, Root } from './StatusMessage.styles';

export interface StatusMessageProps {
  /** `error` interrupts a screen reader (`role="alert"`), the others wait for a pause (`role="status"`). */
  severity: 'success' | 'error' | 'info';
  /** The message. Without one only the empty live region is rendered, ready to announce the next. */
  message?: string | undefined;
  /** What to do about it: buttons or links below the message. */
  children?: ReactNode;
}

/**
 * Reports a result in words, colour and shape, and announces it to screen readers. A success is scrolled into view:
 * otherwise the emptied form above it would look as if everything had been lost.
 */
export function StatusMessage({ severity, message, children }: StatusMessageProps) {
  const root = useRef<HTMLDivElement>(null);
  const arrived = severity === 'success' && message !== undefined;
  useEffect(() => {
    // The message is below the button that was pressed: on a phone it may be behind the action bar, or off the screen.
    if (arrived) root.current?.scrollIntoView({ block: 'nearest' });
  }, [arrived]);
  return (
    <Root ref={root} role={severity === 'error' ? 'alert' : 'status'}>
      {message !== undefined && (
        <Alert severity={severity}>
          <span>{message}</span>
          {children && <Actions direction="row">{children}</Actions>}
        </Alert>
      )}
    </Root>
  );
}
