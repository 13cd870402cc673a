import CallIcon from '@mui/icons-material/Call';
import ChatIcon from '@mui/icons-material/ChatBubble';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { attachAssistant } from '../../behaviours/widgets/assistant';
import { assistantData } from '../../behaviours/contract';
import type { Link } from '../../domain/link';
import { darkSurface, styleData } from '../../theme/attributes';
import { behaviour, data, ownedByBehaviour } from '../behaviourProps';
import { NetworkIcon } from '../NetworkIcon/NetworkIcon';
import { useBehaviour } from '../useBehaviour';
import { Note, Root } from './ContactActions.styles';

/** The launcher of the assistant. */
interface AssistantAction extends Link {
  /** Shown from the press until the panel opens. */
  opening: string;
  /** Shown when the assistant cannot be loaded, such as without a connection. */
  failed: string;
  /** The emergency number, shown beside both messages. */
  call: Link;
  /** Whether it opens automatically, as on the page about the assistant. */
  open?: boolean;
}

export interface ContactActionsProps {
  /** Name of the group of links. */
  label: string;
  /** The call link, a `tel:` address. */
  call: Link;
  /** The chat link, a `https://wa.me/` address with a prefilled message; opens in a new tab. */
  whatsapp: Link;
  /** The assistant: opens over the page; its link leads to a page that answers questions if it cannot open. */
  assistant: AssistantAction;
}

/**
 * The only place for call, WhatsApp and assistant: a bar at the bottom of phones, floating buttons on wide screens. It
 * fades in over 500 ms, but is in the HTML and usable from the first moment.
 */
export function ContactActions({ label, call, whatsapp, assistant }: ContactActionsProps) {
  const launcher = useRef<HTMLAnchorElement>(null);
  useBehaviour(launcher, attachAssistant);
  return (
    <Root aria-label={label} {...darkSurface}>
      <div role="status">
        <Note {...data(assistantData, { note: assistant.failed })} {...ownedByBehaviour} hidden>
          <span {...data(assistantData, { words: true })} {...ownedByBehaviour}>
            {assistant.opening}
          </span>
          <a href={assistant.call.to}>{assistant.call.label}</a>
        </Note>
      </div>
      <ul>
        <li>
          <Button variant="bar" href={call.to} {...data(styleData, { kind: 'call' })}>
            <CallIcon />
            <span>{call.label}</span>
          </Button>
        </li>
        <li>
          <Button
            variant="bar"
            href={whatsapp.to}
            {...data(styleData, { kind: 'whatsapp' })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <NetworkIcon network="whatsapp" />
            <span>{whatsapp.label}</span>
          </Button>
        </li>
        <li>
          <Button
            variant="bar"
            ref={launcher}
            href={assistant.to}
            {...data(styleData, { kind: 'assistant' })}
            {...behaviour('assistant')}
            {...data(assistantData, { open: assistant.open })}
            {...ownedByBehaviour}
          >
            <ChatIcon />
            <span>{assistant.label}</span>
          </Button>
        </li>
      </ul>
    </Root>
  );
}
