import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import InfoIcon from '@mui/icons-material/Info';
import { useEffect, useRef, type ReactNode } from 'react';
import { Actions, Box, Line, Root } from './StatusMessage.styles';

const icons = { success: CheckCircleIcon, error: ErrorIcon, note: InfoIcon };

export interface StatusMessageProps {
  /** `error` interrupts a screen reader (`role="alert"`), the others wait for a pause (`role="status"`). */
  tone: 'success' | 'error' | 'note';
  /** The message. Without one only the live region stands there, ready to announce the next. */
  message?: string | undefined;
  /** What to do about it: buttons or links below the message. */
  children?: ReactNode;
}

/**
 * Says what became of something, in words, colour and shape, and to screen readers when it appears. A success is scrolled
 * into view: the emptied form above it would look as if everything had been lost.
 */
export function StatusMessage({ tone, message, children }: StatusMessageProps) {
  const Icon = icons[tone];
  const root = useRef<HTMLDivElement>(null);
  const arrived = tone === 'success' && message !== undefined;
  useEffect(() => {
    // It stands below the button that was pressed: on a phone behind the bar at the foot of the screen, or off it.
    if (arrived) root.current?.scrollIntoView({ block: 'nearest' });
  }, [arrived]);
  return (
    <Root ref={root} role={tone === 'error' ? 'alert' : 'status'}>
      {message !== undefined && (
        <Box data-tone={tone}>
          <Line>
            <Icon aria-hidden />
            <span>{message}</span>
          </Line>
          {children && <Actions>{children}</Actions>}
        </Box>
      )}
    </Root>
  );
}
