import { chatTime } from '../../domain/chatTime';
import { ActionLink } from '../ActionLink/ActionLink';
import { SiteLink } from '../SiteLink/SiteLink';
import type { ChatLabels, ChatMessage } from './chatTypes';
import { About, Bubble, Links, List, Message } from './Conversation.styles';

interface ConversationProps {
  messages: readonly ChatMessage[];
  /** Whether an answer is being waited for. */
  busy: boolean;
  labels: Pick<ChatLabels, 'speakers' | 'busy'>;
  /** Called when a link to a page of the site is followed. */
  onFollow: () => void;
}

/** The messages, oldest first: who, when, and what. */
export function Conversation({ messages, busy, labels, onFollow }: ConversationProps) {
  if (messages.length === 0 && !busy) return null;
  return (
    <List>
      {messages.map(({ id, speaker, text, timestamp, call, links = [] }) => (
        <Message key={id} data-speaker={speaker}>
          <About>
            <b>{labels.speakers[speaker]}</b>{' '}
            <time dateTime={timestamp} dir="ltr">
              {chatTime(timestamp)}
            </time>
          </About>
          <Bubble>
            {call && (
              <ActionLink to={call.to} variant="call">
                {call.label}
              </ActionLink>
            )}
            <p dir="auto">{text}</p>
            {links.length > 0 && (
              <Links>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <SiteLink to={to} onClick={to.startsWith('/') ? onFollow : undefined}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </Links>
            )}
          </Bubble>
        </Message>
      ))}
      {busy && (
        <Message data-speaker="Bot">
          <About>
            <b>{labels.speakers.Bot}</b>
          </About>
          <Bubble>
            <p>{labels.busy}</p>
          </Bubble>
        </Message>
      )}
    </List>
  );
}
