import Button from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { Buttons } from '../Form.styles';
import { Question } from './ReviewDialog.styles';

/** Words of the question before typed text is thrown away. */
export interface DiscardLabels {
  /** The question. */
  question: string;
  /** Throws the text away. */
  discard: string;
  /** Goes back to writing. */
  keep: string;
}

export interface DiscardQuestionProps {
  /** Its words. */
  labels: DiscardLabels;
  /** Goes back to writing. */
  onKeep: () => void;
  /** Throws the text away. */
  onDiscard: () => void;
}

/** Asks before typed text is discarded. The safe answer has the focus. */
export function DiscardQuestion({ labels, onKeep, onDiscard }: DiscardQuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    keep.current?.focus();
  }, []);
  return (
    <Question role="group" aria-labelledby={id}>
      <p id={id}>{labels.question}</p>
      <Buttons>
        <Button ref={keep} onClick={onKeep}>
          {labels.keep}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {labels.discard}
        </Button>
      </Buttons>
    </Question>
  );
}
