import Alert from '@mui/material/Alert';
import { useEffect, useRef, type ReactNode } from 'react';
import { Actions, Root } from './StatusMessage.styles';

export interface StatusMessageProps {
  /** `error` interrupts a screen reader (`role="alert"`), the others wait for a pause (`role="status"`). */
  severity: 'success' | 'error' | 'info';
  /** The message. Without one only the live region stands there, ready to announce the next. */
  message?: string | undefined;
  /** What to do about it: buttons or links below the message. */
  children?: ReactNode;
}

/**
 * Says what became of something, in words, colour and shape, and to screen readers when it appears. A success is scrolled
 * into view: the emptied form above it would look as if everything had been lost.
 */
export function StatusMessage({ severity, message, children }: StatusMessageProps) {
  const root = useRef<HTMLDivElement>(null);
  const arrived = severity === 'success' && message !== undefined;
  useEffect(() => {
    // It stands below the button that was pressed: on a phone behind the bar at the foot of the screen, or off it.
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
