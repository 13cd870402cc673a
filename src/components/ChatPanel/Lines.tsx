import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';
import { linkedNumber } from '../linkedNumber';
import { SitePicture } from '../SitePicture/SitePicture';
import { Drawing, Steps } from './Answer.styles';

interface LinesProps {
  /** Said before the steps. */
  before: readonly string[];
  steps: readonly string[];
  /** Said after the steps. */
  after: readonly string[];
  /** Number of the first step. */
  firstStep: number;
  picture: Picture | undefined;
  /** Number of the step below which the picture stands; otherwise it is the last one. */
  pictureStep: number | undefined;
  /** The emergency number: where the lines name it, it is a link. */
  call: Link | undefined;
}

/** The first sentence of a step, where others follow: it says what to do. */
const opening = /^.*?[.?!] +/;

/** A part of an answer: lines, numbered steps, lines. */
export function Lines({ before, steps, after, firstStep, picture, pictureStep, call }: LinesProps) {
  const linked = (words: string) => (call ? linkedNumber(words, call) : words);
  const drawing = picture && (
    <Drawing>
      <SitePicture picture={picture} />
    </Drawing>
  );
  const plain = (lines: readonly string[]) =>
    lines.map((line) => (
      <p key={line} dir="auto">
        {linked(line)}
      </p>
    ));
  const shownBelow = Math.min(pictureStep ?? Infinity, firstStep + steps.length - 1);
  return (
    <>
      {plain(before)}
      {steps.length > 0 && (
        <Steps start={firstStep}>
          {steps.map((step, index) => {
            const number = firstStep + index;
            const [lead = ''] = opening.exec(step) ?? [];
            return (
              <li key={step} dir="auto">
                <span>{number}</span>{' '}
                <div>
                  <p>
                    {lead !== '' && <b>{linked(lead)}</b>}
                    {linked(step.slice(lead.length))}
                  </p>
                  {number === shownBelow && drawing}
                </div>
              </li>
            );
          })}
        </Steps>
      )}
      {plain(after)}
      {steps.length === 0 && drawing}
    </>
  );
}
