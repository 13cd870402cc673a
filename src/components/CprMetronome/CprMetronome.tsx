import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { useRef } from 'react';
import { metronomeData } from '../../behaviours/cprContract';
import { attachCprMetronome } from '../../behaviours/cprMetronome';
import { data, ownedByBehaviour } from '../behaviourProps';
import { useBehaviour } from '../useBehaviour';
import { MetronomeScreen, type MetronomeScreenProps } from './MetronomeScreen';
import { Rate, Root } from './CprMetronome.styles';

// MUI's own `PlayArrow` is bundled with the slider, which this page would have to load for it.
const playIcon = (
  <SvgIcon>
    <path d="M8 5v14l11-7z" />
  </SvgIcon>
);

/** Words of the metronome. */
interface CprMetronomeLabels {
  /** The button: "Start the beat". */
  start: string;
  /** The rate: "110 a minute". */
  rate: string;
  /** The rate in words, where the beat cannot be started: "110 a minute, about 2 a second". */
  rateInWords: string;
}

export interface CprMetronomeProps extends Omit<MetronomeScreenProps, 'labels' | 'rate'> {
  /** Words of the button and of the screen. */
  labels: CprMetronomeLabels & MetronomeScreenProps['labels'];
}

/**
 * Keeps the beat of CPR, 110 pushes a minute: a button, and the screen that it opens. Needs no React: `data-ready` shows
 * the button once the beat can be started; before that, without JavaScript and on paper, the text gives the rate.
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
