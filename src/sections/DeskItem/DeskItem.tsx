import BackIcon from '@mui/icons-material/ArrowBack';
import Typography from '@mui/material/Typography';
import type { Link } from '../../domain/link';
import { DueTag, type Due } from '../DeskList/DueTag';
import { Line, Tag } from '../DeskList/DeskList.styles';
import { DeskLog, UndoForm, type DeskLogProps, type DeskPost } from '../DeskLog/DeskLog';
import { DeskActions, type DeskActionsProps } from './DeskActions';
import { Back, Facts, Head, Root, Written } from './DeskItem.styles';
import { Notice, type NoticeProps } from './Notice';
import { NoteForm, type NoteFormProps } from './NoteForm';

/** A fact about an item. */
export interface DeskFact {
  /** Name of the fact: "Phone". */
  label: string;
  /** Its values, each on a line of its own; one with an address is a link. */
  values: readonly { text: string; to?: string | undefined }[];
}

export interface DeskItemProps {
  /** Link back to the list, on phones. */
  back: Link;
  /** Kind of item: "Booking". */
  kind: string;
  /** Reference of the item. */
  reference: string;
  /** Subject of the item. */
  title: string;
  /** When an answer is due, or the item's status. */
  due?: Due | undefined;
  /** Result of the last action, with a button to undo it. */
  notice?: (Omit<NoticeProps, 'children'> & { undo?: DeskPost | undefined }) | undefined;
  /** Why it looks like spam. */
  warning?: string | undefined;
  /** Actions for the item. */
  actions: DeskActionsProps;
  /** Facts about the item. */
  facts: readonly DeskFact[];
  /** The sender's text, with its heading. */
  written?: { label: string; text: string } | undefined;
  /** A note for colleagues. */
  note: NoteFormProps;
  /** Log of what was done. */
  log: DeskLogProps;
}

/** One item of the desk: actions above the facts, and the log below them. */
export function DeskItem(props: DeskItemProps) {
  const { back, kind, reference, title, due, notice, warning, actions, facts, written, note, log } = props;
  return (
    <Root aria-labelledby="desk-item-title">
      <Back href={back.to}>
        <BackIcon aria-hidden />
        {back.label}
      </Back>
      {notice && (
        <Notice severity={notice.severity} text={notice.text}>
          {notice.undo && <UndoForm undo={notice.undo} />}
        </Notice>
      )}
      <Head>
        <div>
          <Line>
            <Tag>{kind}</Tag>
            <bdi>{reference}</bdi>
          </Line>
          <Typography component="h1" variant="h2" id="desk-item-title" dir="auto">
            {title}
          </Typography>
        </div>
        {due && <DueTag due={due} />}
      </Head>
      {warning !== undefined && <Notice severity="info" text={warning} />}
      <DeskActions {...actions} />
      <Facts>
        {facts.map(({ label, values }) => [
          <dt key={label}>{label}</dt>,
          ...values.map(({ text, to }) => (
            <dd key={label + text} dir="auto">
              {to === undefined ? text : <a href={to}>{text}</a>}
            </dd>
          )),
        ])}
      </Facts>
      {written && (
        <section aria-label={written.label}>
          <Written dir="auto">{written.text}</Written>
        </section>
      )}
      <NoteForm {...note} />
      <DeskLog {...log} />
    </Root>
  );
}
