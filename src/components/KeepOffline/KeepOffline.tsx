import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { KeepOfflineStates } from '../../behaviours/widgets/keepOffline';
import { behaviour, filledLater, ownedByBehaviour } from '../behaviourProps';
import { Root } from './KeepOffline.styles';

export interface KeepOfflineProps {
  /** Heading: "Keep first aid on this phone". */
  title: string;
  /** What is kept, and why. */
  text: string;
  /** Words of the button and the status in each state. */
  states: KeepOfflineStates;
}

/**
 * Keeps the emergency pages on the phone, so that they open without a network, and removes them again. A script that the
 * page fetches after load shows it; where the browser cannot keep pages, without JavaScript and on paper it is hidden.
 */
export function KeepOffline({ title, text, states }: KeepOfflineProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let detach: (() => void) | undefined;
    // Most visitors open the page directly, and its own script has loaded the behaviour: it need not be in React's bundle.
    void import('../../behaviours/widgets/keepOffline').then(({ keepOffline }) => {
      if (root.current) detach = keepOffline(states)(root.current);
    });
    return () => detach?.();
  }, [states]);
  return (
    <Root component="section" ref={root} {...behaviour('keepOffline')} {...ownedByBehaviour}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      <Typography>{text}</Typography>
      <Typography role="status" {...ownedByBehaviour}>
        {filledLater}
      </Typography>
      <Button variant="quiet" {...ownedByBehaviour}>
        {states.keep}
      </Button>
    </Root>
  );
}
