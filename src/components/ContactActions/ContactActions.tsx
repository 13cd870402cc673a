import CallIcon from '@mui/icons-material/Call';
import ChatIcon from '@mui/icons-material/ChatBubble';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { attachAssistant } from '../../behaviours/assistant';
import { assistantData } from '../../behaviours/contract';
import type { Link } from '../../domain/link';
import { darkSurface, styleData } from '../../theme/attributes';
import { behaviour, data, ownedByBehaviour } from '../behaviourProps';
import { NetworkIcon } from '../NetworkIcon/NetworkIcon';
import { useBehaviour } from '../useBehaviour';
import { Note, Root } from './ContactActions.styles';

/** The launcher of the assistant. */
interface AssistantAction extends Link {
  /** Said from the press until the panel is there. */
  opening: string;
  /** Said where it cannot be opened: no line. */
  failed: string;
  /** The emergency number, beside both. */
  call: Link;
  /** Whether it opens by itself: on the page that is about it. */
  open?: boolean;
}

export interface ContactActionsProps {
  /** Name of the group of links. */
  label: string;
  /** The call link, a `tel:` address. */
  call: Link;
  /** The chat link, a `https://wa.me/` address with the beginning of a message; opens in a new tab. */
  whatsapp: Link;
  /** The assistant: opens over the page, or leads to a path that answers questions where it cannot. */
  assistant: AssistantAction;
}

/**
 * The one area that owns call, WhatsApp and assistant: a bar at the bottom of phones, floating buttons on wide
 * screens. Fades in over 500 ms; in the HTML and usable from the first moment.
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
