import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { chatTime } from './chatTime';
import { languageTag, type Language } from '../../domain/language';
import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Answer } from './Answer';
import type { ChatLabels, ChatMessage, Choice } from './chatTypes';
import { Bubble, Message, MessageFooter, Words } from './Conversation.styles';
import { Question } from './Question';
import { useReading } from './useReading';

interface ConversationProps {
  messages: readonly ChatMessage[];
  /** Whether an answer is awaited. */
  busy: boolean;
  labels: ChatLabels;
  /** Called when a link to a page of the site is followed. */
  onFollow: () => void;
  /** Called when the visitor asks for a message in another language. */
  onTranslate: ((id: string, lang: Language) => void) | undefined;
  /** Called when the visitor presses a choice of the answer with that id. */
  onChoose: ((choice: Choice, id: string) => void) | undefined;
}

/** The messages, oldest first, each with speaker, time and text. */
export function Conversation(props: ConversationProps) {
  const { messages, busy, labels, onFollow, onTranslate, onChoose } = props;
  const reading = useReading(messages.at(-1)?.id);
  if (messages.length === 0 && !busy) return null;
  return (
    <Stack component="ol" spacing={1}>
      {messages.map((message) => {
        const { id, speaker, timestamp, text, lang, other, question, chosen } = message;
        const name = (
          <VisuallyHidden>
            <b>{labels.speakers[speaker]}</b>{' '}
          </VisuallyHidden>
        );
        const time = (
          <time dateTime={timestamp} dir="ltr">
            {chatTime(timestamp)}
          </time>
        );
        if (speaker === 'User')
          return (
            <Message component="li" key={id} {...data(styleData, { speaker })}>
              {name}
              {time}
              <Bubble lang={lang && languageTag[lang]}>
                <p dir="auto">{text}</p>
              </Bubble>
            </Message>
          );
        const choose = (choice: Choice) => {
          if (!busy) onChoose?.(choice, id);
        };
        return (
          <Message component="li" key={id} {...data(styleData, { speaker })}>
            {name}
            {/* A new key for another language: the log announces only elements that are added. */}
            <Words key={lang} lang={lang && languageTag[lang]}>
              {question ? (
                <Question {...question} {...{ chosen, onFollow }} onChoose={choose} />
              ) : (
                <Answer {...{ message, labels, reading, onFollow }} onChoose={choose} />
              )}
            </Words>
            <MessageFooter>
              {other && (
                <div lang={languageTag[other.lang]}>
                  <Button
                    variant="link"
                    aria-disabled={busy}
                    onClick={() => {
                      if (!busy) onTranslate?.(id, other.lang);
                    }}
                  >
                    {other.label}
                  </Button>
                  {other.note && <p>{other.note}</p>}
                </div>
              )}
              {time}
            </MessageFooter>
          </Message>
        );
      })}
      {busy && (
        <Message component="li" {...data(styleData, { speaker: 'Bot' })}>
          <VisuallyHidden>
            <b>{labels.speakers.Bot}</b>{' '}
          </VisuallyHidden>
          <Bubble>
            <p>{labels.busy}</p>
          </Bubble>
        </Message>
      )}
    </Stack>
  );
}
