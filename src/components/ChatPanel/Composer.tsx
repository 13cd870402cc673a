import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import { useId, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { fill } from '../../domain/fill';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { ChatLabels } from './chatTypes';
import { Form, Input, Problem, Root } from './Composer.styles';

/** Most characters of a message. */
const maxLength = 500;

const lengthOf = (text: string) => Array.from(text).length;

/** Keeps the focus, and with it a phone's keyboard, where it is when a button is pressed. */
export const keepFocus = (event: { preventDefault: () => void }) => {
  event.preventDefault();
};

interface ComposerProps {
  /** The box to type in. */
  inputRef: RefObject<HTMLTextAreaElement | null>;
  defaultDraft: string;
  busy: boolean;
  labels: Pick<ChatLabels, 'input' | 'placeholder' | 'send' | 'tooLong'>;
  onSend: (text: string) => void;
}

/** The box to type in and its button; Enter sends, Shift and Enter begin a line. */
export function Composer(props: ComposerProps) {
  const { inputRef, defaultDraft, busy, labels, onSend } = props;
  const id = useId();
  const [draft, setDraft] = useState(defaultDraft);
  const text = draft.trim();
  const length = lengthOf(text);
  const tooLong = length > maxLength;
  useLayoutEffect(() => {
    // What was typed into the HTML before React had it.
    if (inputRef.current?.value) setDraft(inputRef.current.value);
  }, [inputRef]);

  const send = () => {
    const input = inputRef.current;
    if (!input) return;
    // Read from the field itself, because dictation fills it in without an event.
    const typed = input.value.trim();
    if (typed === '' || busy || lengthOf(typed) > maxLength) {
      setDraft(input.value);
      input.focus();
      return;
    }
    setDraft('');
    // React does not know of text without an event, and would leave it in the field.
    if (draft === '') input.value = '';
    onSend(typed);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes (Chinese, Japanese, Amharic …), Enter accepts the word; Safari reports that Enter as
    // key code 229.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    send();
  };
  return (
    <Root>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <VisuallyHidden>
          <label htmlFor={id}>{labels.input}</label>
        </VisuallyHidden>
        <Input
          id={id}
          inputRef={inputRef}
          // MUI's own text area needs a script to grow.
          inputComponent="textarea"
          inputProps={{ type: undefined, rows: 1, dir: 'auto', enterKeyHint: 'send' }}
          autoComplete="off"
          placeholder={labels.placeholder}
          value={draft}
          error={tooLong}
          aria-describedby={tooLong ? `${id}-problem` : undefined}
          onChange={(event) => {
            setDraft(event.target.value);
          }}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" aria-label={labels.send} aria-disabled={busy} onMouseDown={keepFocus}>
          <SendIcon />
        </Button>
        <Problem component="p" direction="row" id={`${id}-problem`} role="alert">
          {tooLong && (
            <>
              <span>{fill(labels.tooLong, { max: maxLength })}</span>
              <span aria-hidden>
                {length} / {maxLength}
              </span>
            </>
          )}
        </Problem>
      </Form>
    </Root>
  );
}
