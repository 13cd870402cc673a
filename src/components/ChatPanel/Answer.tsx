import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import type { ReactNode } from 'react';
import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { HelpLines } from '../HelpLines/HelpLines';
import { linkedNumber } from '../linkedNumber';
import { SitePicture } from '../SitePicture/SitePicture';
import { Drawing, More, Quiet, Steps } from './Answer.styles';
import type { ChatMessage } from './chatTypes';
import { linesOnFirstScreen } from './firstScreen';

interface AnswerProps {
  message: Pick<ChatMessage, 'text' | 'steps' | 'picture' | 'avoid' | 'aside' | 'notes' | 'call' | 'quiet'>;
  /** Shows the rest of a long answer. */
  more: string;
  /** What can be said with one press, directly below the help lines. */
  replies?: ReactNode;
}

/** An answer line by line, so that each action stands apart; the lines that do not fit on a phone's screen are behind "More". */
export function Answer({ message, more, replies }: AnswerProps) {
  const { text, steps = [], picture, avoid, aside, notes = [], call, quiet } = message;
  const textLines = text === '' ? [] : text.split('\n');
  const numbered = textLines.length;
  const lines = [...textLines, ...steps, ...[avoid, aside].filter((line) => line !== undefined)];
  /** What stands before the help lines. */
  const opening = quiet ? 1 : 0;
  // Help lines and replies take most of a phone’s screen: one more line.
  const shown = quiet?.replies.length
    ? Math.min(opening + 1, lines.length)
    : linesOnFirstScreen(lines, picture !== undefined);

  const part = (from: number, to: number) => {
    const [first, last] = [Math.max(from, numbered), Math.min(to, numbered + steps.length)];
    const plain = (some: readonly string[]) =>
      some.map((words) => (
        <p key={words} dir="auto">
          {call ? linkedNumber(words, call) : words}
        </p>
      ));
    return (
      <>
        {plain(lines.slice(from, Math.min(to, numbered)))}
        {first < last && (
          <Steps start={first - numbered + 1}>
            {lines.slice(first, last).map((words) => (
              <li key={words} dir="auto">
                {call ? linkedNumber(words, call) : words}
              </li>
            ))}
          </Steps>
        )}
        {plain(lines.slice(Math.max(from, numbered + steps.length), to))}
      </>
    );
  };
  const small = notes.map((note) => (
    <p key={note} dir="auto" {...data(styleData, { aside: true })}>
      {note}
    </p>
  ));
  return (
    <>
      {quiet && (
        <>
          {part(0, opening)}
          <Quiet>
            <p>
              <VolumeOffIcon />
              {quiet.speak}
            </p>
            <HelpLines lines={quiet.lines} />
            {replies}
          </Quiet>
        </>
      )}
      {part(opening, shown)}
      {picture && (
        <Drawing>
          <SitePicture picture={picture} />
        </Drawing>
      )}
      {shown < lines.length ? (
        <More>
          <summary>
            {more}
            <ExpandMoreIcon />
          </summary>
          {part(shown, lines.length)}
          {small}
        </More>
      ) : (
        small
      )}
    </>
  );
}
