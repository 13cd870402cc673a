import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { useRef } from 'react';
import { metronomeData } from '../../behaviours/cprContract';
import { attachCprMetronome } from '../../behaviours/cprMetronome';
import { data, ownedByBehaviour } from '../behaviourProps';
import { useBehaviour } from '../useBehaviour';
import { MetronomeScreen, type MetronomeScreenProps } from './MetronomeScreen';
import { Rate, Root } from './CprMetronome.styles';

// MUI's own `PlayArrow` is built into the slider's file, which this page would have to load for it.
const playIcon = (
  <SvgIcon>
    <path d="M8 5v14l11-7z" />
  </SvgIcon>
);

/** Words of the metronome. */
interface CprMetronomeLabels {
  /** The button: "Start the beat". */
  start: string;
  /** How fast it is: "110 a minute". */
  rate: string;
  /** The beat in words, for those who cannot start it: "110 a minute, about 2 a second". */
  rateInWords: string;
}

export interface CprMetronomeProps extends Omit<MetronomeScreenProps, 'labels' | 'rate'> {
  /** Words of the button and of the screen. */
  labels: CprMetronomeLabels & MetronomeScreenProps['labels'];
}

/**
 * Keeps the beat of CPR, 110 pushes a minute: a button, and the screen that it opens. Needs no React: `data-ready` shows the button
 * once the beat can be started, and until then, without JavaScript and on paper, the words say how fast.
 */
export function CprMetronome({ labels, ...screen }: CprMetronomeProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachCprMetronome);
  return (
    <Root ref={root} {...data(metronomeData, { metronome: true })} {...ownedByBehaviour}>
      <Rate>{labels.rateInWords}</Rate>
      <Button startIcon={playIcon} {...data(metronomeData, { part: 'start' })}>
        <span>
          {labels.start} <small>{labels.rate}</small>
        </span>
      </Button>
      <MetronomeScreen labels={labels} rate={labels.rate} {...screen} />
    </Root>
  );
}
