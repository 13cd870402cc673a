import StopIcon from '@mui/icons-material/Stop';
import VibrationIcon from '@mui/icons-material/Vibration';
import SoundIcon from '@mui/icons-material/VolumeUp';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { Fragment, useId } from 'react';
import { pushesInARow, type CprRhythm } from '../../behaviours/beat/cprRhythm';
import { darkSurface } from '../../theme/attributes';
import { ownedByBehaviour } from '../behaviourProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Choice, Switches } from './MetronomeControls.styles';
import { Change, Count, How, Note, Plate, Screen, Times, Top } from './MetronomeScreen.styles';
import { part, when } from './metronomeParts';

/** Words of the screen. */
interface MetronomeScreenLabels {
  /** Name of the screen, for screen readers: "The beat". */
  screen: string;
  /** Heading while pushes are due: "Push". */
  push: string;
  /** Heading while breaths are due: "2 breaths". */
  breathe: string;
  /** Below the number of a push: "of 30". */
  ofPushes: string;
  /** Below the number of breaths: "breaths". */
  ofBreaths: string;
  /** Before the time that is left: "Change places in". */
  changeIn: string;
  /** Said when the time is over, one string a sentence: "Change places now.", "Alone? Go on.". */
  changeNow: readonly string[];
  /** Before the minutes since the start, for the crew that asks: "Since you began". */
  since: string;
  /** These minutes: "{minutes} min". */
  minutes: string;
  /** Name of the choice between the two rhythms: "Rhythm". */
  rhythm: string;
  /** The two rhythms: "Only push", "30 and 2 breaths". */
  rhythms: Readonly<Record<CprRhythm, string>>;
  /** Stops the beat: "Stop". */
  stop: string;
  /** The switch of the sound: "Sound". */
  sound: string;
  /** The switch of the vibration: "Vibration". */
  vibration: string;
  /** What the switches are set to: "on" and "off". */
  on: string;
  off: string;
  /** Shown where the screen is kept on: "The screen stays on.". */
  keptOn: string;
}

export interface MetronomeScreenProps {
  /** Patient and position: "Adult, centre of the chest". */
  who: string;
  /** How to push, one string a sentence: "Down 5 to 6 cm.", "Let the chest come up.". */
  pushHow: readonly string[];
  /** How to give a breath, one string a sentence. */
  breathHow: readonly string[];
  /** The rhythm until the visitor chooses another: pushes without a break, or 30 pushes and 2 breaths in turn. */
  rhythm: CprRhythm;
  /** The rate, at the foot: "110 a minute". */
  rate: string;
  /** Labels of the screen. */
  labels: MetronomeScreenLabels;
}

const sentences = (texts: readonly string[]) =>
  texts.map((text) => (
    <Fragment key={text}>
      <span>{text}</span>{' '}
    </Fragment>
  ));

/**
 * The screen of the beat, between header and action bar: what is due, its number, when to change places, the minutes since
 * the start, and the switches for sound and vibration.
 */
export function MetronomeScreen({ who, pushHow, breathHow, rhythm, rate, labels }: MetronomeScreenProps) {
  const name = useId();
  const [beforeMinutes, afterMinutes] = labels.minutes.split('{minutes}');
  const control = (key: 'sound' | 'vibration', on: boolean, Icon: typeof SoundIcon) => (
    <ButtonBase role="switch" aria-checked={on} hidden {...part(key)}>
      <Icon />
      <span>
        {labels[key]} <span aria-hidden>{labels.on}</span>
        <span aria-hidden>{labels.off}</span>
      </span>
    </ButtonBase>
  );
  return (
    <Screen aria-label={labels.screen} {...darkSurface} {...ownedByBehaviour}>
      <div>
        <Top>
          <div>
            <h2>
              <span {...when('push')}>{labels.push}</span>
              <span {...when('breathe')}>{labels.breathe}</span>
            </h2>
            <p>{who}</p>
          </div>
          <Button variant="quiet" startIcon={<StopIcon />} {...part('stop')}>
            {labels.stop}
          </Button>
        </Top>
        <Plate {...part('plate')}>
          <svg viewBox="0 0 240 240" aria-hidden>
            <circle cx={120} cy={120} r={112} />
            <circle
              cx={120}
              cy={120}
              r={112}
              pathLength={pushesInARow}
              strokeDasharray={`0 ${pushesInARow}`}
              {...part('ring')}
            />
          </svg>
          <Count>
            <b {...part('number')}>1</b>
            <span {...when('push')}>{labels.ofPushes}</span>
            <span {...when('breathe')}>{labels.ofBreaths}</span>
          </Count>
        </Plate>
        <How>
          <span {...when('push')}>{sentences(pushHow)}</span>
          <span {...when('breathe')}>{sentences(breathHow)}</span>
        </How>
        <Times>
          <Change>
            <span {...when('soon')}>
              {labels.changeIn} <b {...part('time')} />
            </span>
            <strong {...when('now')}>{sentences(labels.changeNow)}</strong>
          </Change>
          <p>
            {labels.since}{' '}
            <b>
              {beforeMinutes}
              <span {...part('minutes')}>0</span>
              {afterMinutes}
            </b>
          </p>
        </Times>
        <Choice>
          <legend>{labels.rhythm}</legend>
          {(['pushes', 'breaths'] as const).map((value) => (
            <label key={value}>
              <input type="radio" name={name} value={value} defaultChecked={value === rhythm} />
              <span>{labels.rhythms[value]}</span>
            </label>
          ))}
        </Choice>
        <Switches>
          {control('sound', true, SoundIcon)}
          {control('vibration', false, VibrationIcon)}
        </Switches>
        <Note>
          {rate}.{' '}
          <span hidden {...part('kept')}>
            {labels.keptOn}
          </span>
        </Note>
        <VisuallyHidden>
          <span role="status" {...part('status')} />
        </VisuallyHidden>
      </div>
    </Screen>
  );
}
