import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Fragment, useId, useState } from 'react';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { HelpLines } from '../HelpLines/HelpLines';
import { SiteLink } from '../SiteLink/SiteLink';
import { Below, NotThis, Quiet, Rest } from './Answer.styles';
import type { ChatLabels, ChatMessage, Choice } from './chatTypes';
import { Choices } from './Choices';
import { Bubble, Links } from './Conversation.styles';
import { linesOnFirstScreen } from './firstScreen';
import { Lines } from './Lines';
import type { Reading } from './useReading';

interface AnswerProps {
  message: ChatMessage;
  labels: Pick<ChatLabels, 'more' | 'moreSteps' | 'read' | 'stopReading'>;
  reading: Reading;
  onChoose: (choice: Choice) => void;
  /** Called when a link to a page of the site is followed. */
  onFollow: () => void;
}

const said = (...lines: readonly (string | undefined)[]) =>
  lines.filter((line) => line !== undefined && line !== '') as string[];

/** An answer line by line, so that each action stands apart; the lines that do not fit on a phone's screen are behind "More". */
export function Answer({ message, labels, reading, onChoose, onFollow }: AnswerProps) {
  const { callLine, heading, forWhom, text, steps = [], firstStep = 1, answers, ask, avoid, aside } = message;
  const { id, notes = [], quiet, links = [], notThis, chosen, lang, words = labels } = message;
  const isSteps = steps.length > 0;
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const before = said(...text.split('\n'));
  const after = said(avoid, aside);
  const lines = [...before, ...steps, ...after];
  // Help lines and replies take most of a phone’s screen: one more line.
  const shown = quiet?.replies.length
    ? Math.min(2, lines.length)
    : linesOnFirstScreen(lines, said(callLine, heading));
  const hasMore = shown < lines.length;

  const part = (from: number, to: number, picture?: ChatMessage['picture']) => {
    const first = Math.max(from - before.length, 0);
    return (
      <Lines
        before={before.slice(from, to)}
        steps={steps.slice(first, Math.max(to - before.length, 0))}
        after={after.slice(Math.max(first - steps.length, 0), Math.max(to - before.length - steps.length, 0))}
        firstStep={firstStep + first}
        picture={picture}
        pictureStep={message.pictureStep}
        call={message.call}
      />
    );
  };
  const small = notes.map((note) => (
    <p key={note} dir="auto" {...data(styleData, { aside: true })}>
      {note}
    </p>
  ));
  const last = (
    <>
      {!hasMore && small}
      {links.length > 0 && <PageLinks links={links} onFollow={onFollow} />}
    </>
  );
  const choices = quiet?.replies ?? answers;
  const canRead = isSteps && lang !== undefined && reading.canRead(lang);
  return (
    <>
      <Bubble {...data(styleData, { large: isSteps || choices !== undefined })}>
        {callLine !== undefined && <b>{callLine}</b>}
        {heading !== undefined && <h3 id={headingId}>{heading}</h3>}
        {forWhom && (
          <Choices
            isBand
            labelledBy={headingId}
            choices={forWhom.choices}
            chosen={forWhom.selected}
            onChoose={onChoose}
          />
        )}
        {/* A new key for another person: the log announces only elements that are added. */}
        <Fragment key={forWhom?.selected}>
          {quiet && (
            <>
              {part(0, 1)}
              <Quiet>
                <p>
                  <VolumeOffIcon />
                  {quiet.speak}
                </p>
                <HelpLines lines={quiet.lines} />
              </Quiet>
            </>
          )}
          {!quiet && part(0, shown, message.picture)}
          {ask !== undefined && <b id={`${headingId}-ask`}>{ask}</b>}
          {choices && choices.length > 0 && (
            <Choices
              {...(ask !== undefined && { 'aria-labelledby': `${headingId}-ask` })}
              choices={choices}
              chosen={chosen}
              onChoose={onChoose}
            />
          )}
          {quiet && part(1, shown)}
          {!isSteps && last}
        </Fragment>
      </Bubble>
      {(hasMore || canRead) && (
        <Below>
          {hasMore && (
            <Button
              variant="link"
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen);
              }}
            >
              {isSteps ? words.moreSteps : words.more}
              <ExpandMoreIcon />
            </Button>
          )}
          {canRead && (
            <Button
              variant="link"
              onClick={() => {
                reading.read(id, lang, said(callLine, heading, ...lines));
              }}
            >
              {reading.reading === id ? words.stopReading : words.read}
            </Button>
          )}
        </Below>
      )}
      {hasMore && (
        <Rest hidden={!isOpen}>
          {part(shown, lines.length)}
          {small}
        </Rest>
      )}
      {notThis && (
        <NotThis role="group" aria-label={notThis.label}>
          <b aria-hidden>{notThis.label}</b>
          {notThis.choices.map((choice) => (
            <Chip
              key={choice.id}
              component="button"
              label={choice.label}
              onClick={() => {
                onChoose(choice);
              }}
            />
          ))}
        </NotThis>
      )}
      {isSteps && last}
    </>
  );
}

function PageLinks({ links, onFollow }: { links: readonly Link[]; onFollow: () => void }) {
  return (
    <Links component="ul" direction="row">
      {links.map(({ label, to }) => (
        <li key={to} {...data(styleData, { row: to.startsWith('tel:') })}>
          <SiteLink href={to} onClick={to.startsWith('/') ? onFollow : undefined}>
            {label}
          </SiteLink>
        </li>
      ))}
    </Links>
  );
}
