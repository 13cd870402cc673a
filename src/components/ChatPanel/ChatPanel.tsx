import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId, useRef, useState } from 'react';
import { attachChatDialog } from '../../behaviours/widgets/chatDialog';
import { chatData } from '../../behaviours/contract';
import { languageTag, type Language } from '../../domain/language';
import type { Link } from '../../domain/link';
import { darkSurface } from '../../theme/attributes';
import { data, ownedByBehaviour } from '../behaviourProps';
import { CallButton } from '../CallButton/CallButton';
import { NetworkIcon } from '../NetworkIcon/NetworkIcon';
import { QuestionCard, type QuestionCardProps } from '../QuestionCard/QuestionCard';
import { SiteLink } from '../SiteLink/SiteLink';
import { useBehaviour } from '../useBehaviour';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { besidePage, Header, Last, Log, Notice, Root, TitleRow } from './ChatPanel.styles';
import type { ChatLabels, ChatMessage, Choice } from './chatTypes';
import { Composer } from './Composer';
import { Conversation } from './Conversation';
import { LeaveNow } from './LeaveNow';
import { Suggestions } from './Suggestions';
import { useNewest } from './useNewest';
import { useRoomForSteps } from './useRoomForSteps';

export interface ChatPanelProps {
  /** Title; names the panel. */
  title: string;
  /** Always the first line: that nobody here is a doctor, and that nothing is stored. */
  notice: string;
  /** Link at the end of that line, to a page that helps at once. */
  noticeLink?: Link;
  /** The emergency number, always in sight in the header. */
  call: Link;
  /** The conversation, oldest first. */
  messages: readonly ChatMessage[];
  /** The first of the questions that lead to first aid without typing, in an empty conversation. */
  question?: QuestionCardProps;
  /** Questions that can be asked with one press. @default [] */
  suggestions?: readonly string[];
  /** Text in the box at first. @default empty */
  defaultDraft?: string;
  /** Whether an answer is awaited; nothing is sent meanwhile. @default false */
  busy?: boolean;
  /** Continues the conversation on WhatsApp; opens in a new tab. */
  handOver?: Link;
  /** Words of the panel. */
  labels: ChatLabels;
  /** Language of the words of the panel, where it is not the page's. */
  language?: Language;
  /** Called with what the visitor says: trimmed, never empty, at most 500 characters. */
  onSend: (text: string) => void;
  /** Called when the visitor wants a message in another language. */
  onTranslate?: (id: string, lang: Language) => void;
  /** Called when the visitor presses a choice of the answer with that id. */
  onChoose?: (choice: Choice, id: string) => void;
  /** Called when the visitor empties the conversation. */
  onClear: () => void;
  /**
   * Called when the visitor has closed the panel, or has followed a link while the panel covers the page. The parent
   * unmounts the panel and returns the focus to the launcher.
   */
  onClose: (why: 'closed' | 'followed') => void;
}

/** The conversation with the assistant: a panel beside the page, on phones a sheet over it; open while it is mounted. */
export function ChatPanel(props: ChatPanelProps) {
  const { title, notice, noticeLink, call, messages, question, suggestions = [], defaultDraft = '' } = props;
  const { busy = false, handOver, labels, language, onSend, onTranslate, onChoose, onClear, onClose } = props;
  const id = useId();
  const root = useRef<HTMLDialogElement>(null);
  const followed = useRef(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState(false);
  // Before the element goes: a dialog that closes gives the focus back to where it was.
  useBehaviour(root, attachChatDialog);
  const newest = messages.at(-1);
  useNewest(log, `${newest?.id ?? ''} ${newest?.lang ?? ''} ${busy}`);
  const settle = useRoomForSteps(log, input, newest?.steps && newest.id);

  const send = (text: string) => {
    setCleared(false);
    settle();
    onSend(text);
  };
  const close = () => {
    root.current?.close();
  };
  const onFollow = () => {
    // On small screens the panel would hide the page that the link leads to. Older browsers do not know `:modal`.
    if (matchMedia(besidePage).matches) return;
    followed.current = true;
    close();
  };
  const started = messages.length > 0 || busy;
  const { quiet } = [...messages].reverse().find(({ speaker }) => speaker === 'Bot') ?? {};
  const toLeave = quiet ?? messages.find((message) => message.quiet)?.quiet;
  // Suggestions would take room from the steps that somebody is following.
  const offered = suggestions.length > 0 && !newest?.steps && !newest?.question && !quiet && (
    <Suggestions
      items={suggestions}
      label={labels.suggestions}
      isRow={started}
      busy={busy}
      onAsk={(suggestion) => {
        if (!busy) send(suggestion);
      }}
    />
  );
  return (
    <Root
      component="dialog"
      ref={root}
      {...data(chatData, { beside: besidePage })}
      {...ownedByBehaviour}
      lang={language && languageTag[language]}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-notice`}
      onKeyDown={({ key, nativeEvent }) => {
        // For a modal dialog the browser does this itself, also for a phone's back gesture.
        if (key === 'Escape' && !nativeEvent.isComposing) close();
      }}
      // Runs however the dialog closes. If it is open again, the screen's size has changed.
      onClose={() => {
        if (!root.current?.open) onClose(followed.current ? 'followed' : 'closed');
      }}
    >
      <Header {...darkSurface}>
        <div>
          <TitleRow direction="row">
            <h2 id={`${id}-title`}>{title}</h2>
            {quiet ? (
              <LeaveNow {...quiet.leave} variant="quiet" />
            ) : (
              <CallButton filled href={call.to}>
                {call.label}
              </CallButton>
            )}
          </TitleRow>
          <IconButton aria-label={labels.close} {...data(chatData, { close: true })} onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
      </Header>
      <Log ref={log} role="log" aria-label={labels.log} tabIndex={0}>
        <Notice id={`${id}-notice`}>
          {notice}
          {noticeLink && (
            <>
              {' '}
              <SiteLink href={noticeLink.to} onClick={onFollow}>
                {noticeLink.label}
              </SiteLink>
            </>
          )}
        </Notice>
        <Conversation
          messages={messages}
          busy={busy}
          labels={labels}
          onTranslate={onTranslate}
          onChoose={onChoose}
          onFollow={onFollow}
        />
        {!started && question && <QuestionCard {...question} inPanel onFollow={onFollow} />}
        {!started && offered}
        {/* Announced, they would seem to be said. */}
        <Last aria-live="off">
          {handOver && (
            <Button variant="link" href={handOver.to} target="_blank" rel="noopener noreferrer">
              <NetworkIcon network="whatsapp" />
              {handOver.label}
            </Button>
          )}
          {toLeave && !quiet && <LeaveNow {...toLeave.leave} variant="link" />}
          {messages.length > 0 && (
            <Button
              variant="link"
              onClick={() => {
                setCleared(true);
                onClear();
                settle();
              }}
            >
              {labels.clear}
            </Button>
          )}
        </Last>
      </Log>
      {started && offered}
      <VisuallyHidden>
        <span role="status">{cleared && labels.cleared}</span>
      </VisuallyHidden>
      <Composer inputRef={input} defaultDraft={defaultDraft} busy={busy} labels={labels} onSend={send} />
    </Root>
  );
}
