import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { chatTime } from './chatTime';
import { languageTag, type Language } from '../../domain/language';
import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { SiteLink } from '../SiteLink/SiteLink';
import { Answer } from './Answer';
import type { ChatLabels, ChatMessage, Choice } from './chatTypes';
import { Bubble, Links, Message, Meta, Replies, Translation } from './Conversation.styles';

interface ConversationProps {
  messages: readonly ChatMessage[];
  /** Whether an answer is awaited. */
  busy: boolean;
  labels: Pick<ChatLabels, 'speakers' | 'busy' | 'more'>;
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
  if (messages.length === 0 && !busy) return null;
  return (
    <Stack component="ol" spacing={2}>
      {messages.map(({ id, speaker, timestamp, links = [], lang, other, ...content }) => (
        <Message component="li" key={id} {...data(styleData, { speaker })}>
          <Meta component="p" direction="row">
            <b>{labels.speakers[speaker]}</b>{' '}
            <time dateTime={timestamp} dir="ltr">
              {chatTime(timestamp)}
            </time>
          </Meta>
          {/* A new key for another language: the log announces only elements that are added. */}
          <Bubble
            key={lang}
            lang={lang && languageTag[lang]}
            {...data(styleData, { large: content.steps !== undefined || content.quiet !== undefined })}
          >
            {speaker === 'Bot' ? (
              <Answer
                message={content}
                more={labels.more}
                replies={
                  content.quiet?.replies.length && id === messages.at(-1)?.id ? (
                    <Replies>
                      {content.quiet.replies.map((reply) => (
                        <Button
                          key={reply.label}
                          variant="quiet"
                          onClick={({ currentTarget }) => {
                            // The button goes: the conversation takes the focus.
                            currentTarget.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
                            onChoose?.(reply, id);
                          }}
                        >
                          {reply.label}
                        </Button>
                      ))}
                    </Replies>
                  ) : undefined
                }
              />
            ) : (
              <p dir="auto">{content.text}</p>
            )}
            {links.length > 0 && (
              <Links component="ul" direction="row">
                {links.map(({ label, to }) => (
                  <li key={to} {...data(styleData, { row: to.startsWith('tel:') })}>
                    <SiteLink href={to} onClick={to.startsWith('/') ? onFollow : undefined}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </Links>
            )}
          </Bubble>
          {other && (
            <Translation lang={languageTag[other.lang]}>
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
            </Translation>
          )}
        </Message>
      ))}
      {busy && (
        <Message component="li" {...data(styleData, { speaker: 'Bot' })}>
          <Meta component="p" direction="row">
            <b>{labels.speakers.Bot}</b>
          </Meta>
          <Bubble>
            <p>{labels.busy}</p>
          </Bubble>
        </Message>
      )}
    </Stack>
  );
}
