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

/** Something known about an item. */
export interface DeskFact {
  /** What it is: "Phone". */
  label: string;
  /** What is known, each on a line of its own; an address makes a link of it. */
  values: readonly { text: string; to?: string | undefined }[];
}

export interface DeskItemProps {
  /** The way back to the list, on phones. */
  back: Link;
  /** What kind it is: "Booking". */
  kind: string;
  /** What it is called by. */
  reference: string;
  /** What it is about. */
  title: string;
  /** When an answer is due, or where it stands. */
  due?: Due | undefined;
  /** What has just happened, and what takes it back. */
  notice?: (Omit<NoticeProps, 'children'> & { undo?: DeskPost | undefined }) | undefined;
  /** Why it looks like a machine's. */
  warning?: string | undefined;
  /** What can be done. */
  actions: DeskActionsProps;
  /** What is known. */
  facts: readonly DeskFact[];
  /** What was written, under its heading. */
  written?: { label: string; text: string } | undefined;
  /** A note for colleagues. */
  note: NoteFormProps;
  /** What was done so far. */
  log: DeskLogProps;
}

/** One item of the desk: what can be done stands over what is known, and below it what was done. */
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
