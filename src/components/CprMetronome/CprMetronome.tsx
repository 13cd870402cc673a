import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { useRef } from 'react';
import { metronomeData } from '../../behaviours/beat/cprContract';
import { attachCprMetronome } from '../../behaviours/beat/cprMetronome';
import type { CprRhythm } from '../../behaviours/beat/cprRhythm';
import { data, ownedByBehaviour } from '../behaviourProps';
import { useBehaviour } from '../useBehaviour';
import { MetronomeScreen, type MetronomeScreenProps } from './MetronomeScreen';
import { part } from './metronomeParts';
import { Rate, Root, Starts } from './CprMetronome.styles';

// MUI's own `PlayArrow` is bundled with the slider, which this page would have to load for it.
const playIcon = (
  <SvgIcon>
    <path d="M8 5v14l11-7z" />
  </SvgIcon>
);

/** Words of the metronome. */
interface CprMetronomeLabels {
  /** The main button: "Start the beat". */
  start: string;
  /** Below it, in which rhythm: "only push". */
  started: Readonly<Record<CprRhythm, string>>;
  /** The button of the other rhythm, in two lines: "30 and 2", "with breaths". */
  others: Readonly<Record<CprRhythm, readonly string[]>>;
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
 * Keeps the beat of CPR, 110 pushes a minute: a button for each rhythm, and the screen that they open. Needs no React:
 * `data-ready` shows the buttons once the beat can be started; before that, without JavaScript and on paper, the text gives
 * the rate.
 */
export function CprMetronome({ labels, ...screen }: CprMetronomeProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachCprMetronome);
  const { rhythm } = screen;
  const other = rhythm === 'pushes' ? 'breaths' : 'pushes';
  const [otherName, otherHow] = labels.others[other];
  return (
    <Root ref={root} {...data(metronomeData, { metronome: true })} {...ownedByBehaviour}>
      <Rate>{labels.rateInWords}</Rate>
      <Starts>
        <Button startIcon={playIcon} value={rhythm} {...part('start')}>
          <span>
            {labels.start} <small>{labels.started[rhythm]}</small>
          </span>
        </Button>
        <Button variant="quiet" value={other} {...part('start')}>
          <span>
            {otherName} <small>{otherHow}</small>
          </span>
        </Button>
      </Starts>
      <MetronomeScreen labels={labels} rate={labels.rate} {...screen} />
    </Root>
  );
}
