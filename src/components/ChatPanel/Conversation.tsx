import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CallButton } from '../CallButton/CallButton';
import { chatTime } from '../../domain/chatTime';
import { languageTag, type Language } from '../../domain/language';
import { styleData } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { SiteLink } from '../SiteLink/SiteLink';
import type { ChatLabels, ChatMessage } from './chatTypes';
import { Bubble, Links, Message, Meta, Translation } from './Conversation.styles';

interface ConversationProps {
  messages: readonly ChatMessage[];
  /** Whether an answer is being waited for. */
  busy: boolean;
  labels: Pick<ChatLabels, 'speakers' | 'busy'>;
  /** Called when a link to a page of the site is followed. */
  onFollow: () => void;
  /** Called when a message is wanted in another language. */
  onTranslate: ((id: string, lang: Language) => void) | undefined;
}

/** An answer line by line, so that each action stands apart; what follows an empty line is said aside. */
function spoken(text: string): { words: string; aside?: boolean }[] {
  const [said = '', ...asides] = text.split('\n\n');
  return [
    ...said.split('\n').map((words) => ({ words })),
    ...asides.map((words) => ({ words, aside: true })),
  ];
}

/** The messages, oldest first: who, when, and what. */
export function Conversation({ messages, busy, labels, onFollow, onTranslate }: ConversationProps) {
  if (messages.length === 0 && !busy) return null;
  return (
    <Stack component="ol" spacing={2}>
      {messages.map(({ id, speaker, text, timestamp, call, links = [], lang, other }) => (
        <Message component="li" key={id} {...data(styleData, { speaker })}>
          <Meta component="p" direction="row">
            <b>{labels.speakers[speaker]}</b>{' '}
            <time dateTime={timestamp} dir="ltr">
              {chatTime(timestamp)}
            </time>
          </Meta>
          {/* Another language is another element: the log announces what is added to it. */}
          <Bubble key={lang} lang={lang && languageTag[lang]}>
            {call && <CallButton href={call.to}>{call.label}</CallButton>}
            {(speaker === 'Bot' ? spoken(text) : [{ words: text }]).map(({ words, aside }, line) => (
              <p key={line} dir="auto" {...data(styleData, { aside })}>
                {words}
              </p>
            ))}
            {links.length > 0 && (
              <Links component="ul" direction="row">
                {links.map(({ label, to }) => (
                  <li key={to}>
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
