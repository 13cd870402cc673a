import LockIcon from '@mui/icons-material/Lock';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { deskData } from '../../behaviours/deskContract';
import { data } from '../../components/behaviourProps';
import { SkipLink } from '../../components/SkipLink/SkipLink';
import type { Link } from '../../domain/link';
import { Fresh, Header, Keys, Main, Nav, Root } from './DeskShell.styles';

/** A view of the desk. */
export interface DeskViewLink extends Link {
  /** Name of the view, for the script that counts. */
  view: string;
  /** How many items wait there; left out where none waits. */
  count?: number | undefined;
  /** Whether it is shown. */
  current: boolean;
}

/** What stands around an open desk. */
export interface OpenDeskFrame {
  /** Who is at the desk, and until when: "Wanjiru, until 18:00". */
  person: string;
  /** The button that closes the desk, and where it posts to. */
  close: { label: string; action: string };
  /** Name of the menu, for screen readers. */
  navLabel: string;
  /** Views, in groups with a line between. */
  views: readonly (readonly DeskViewLink[])[];
  /** Letters and what they do, with the words of the switch. */
  keys: { title: string; list: readonly { letters: string; what: string }[]; on: string; off: string };
  /** Address that tells how many wait. */
  counts: string;
  /** Said when more have come: "{n} new". */
  fresh: string;
}

export interface DeskShellProps {
  /** Name of the desk. */
  title: string;
  /** Words of the link that leads past the menu. */
  skipLabel: string;
  /** What stands around an open desk; missing while it is closed. */
  open?: OpenDeskFrame | undefined;
  /** Whether somebody has just closed it: the browser forgets what it has kept. */
  left?: boolean;
  /** What is shown: a list and, beside it on wide screens, an item. */
  children: ReactNode;
}

/** The frame of staff's desk: a quiet header with who is there and the way out, the views, and the keys. */
export function DeskShell({ title, skipLabel, open, left = false, children }: DeskShellProps) {
  const desk = open ? 'open' : left ? 'left' : 'closed';
  return (
    <Root {...data(deskData, { desk, counts: open?.counts })}>
      <SkipLink label={skipLabel} targetId="main" />
      <Header>
        <strong>{title}</strong>
        {open && (
          <>
            <span>
              <bdi>{open.person}</bdi>
            </span>
            <form method="post" action={open.close.action}>
              <Button type="submit" variant="link" startIcon={<LockIcon aria-hidden />}>
                {open.close.label}
              </Button>
            </form>
          </>
        )}
      </Header>
      {open && <Fresh role="status" {...data(deskData, { fresh: open.fresh })} />}
      {open && (
        <Nav aria-label={open.navLabel}>
          {open.views.map((group) => (
            <ul key={group[0]?.view}>
              {group.map(({ view, label, to, count, current }) => (
                <li key={view}>
                  <a href={to} aria-current={current ? 'page' : undefined}>
                    {label}
                    {count !== undefined && <b {...data(deskData, { count: view })}>{count}</b>}
                  </a>
                </li>
              ))}
            </ul>
          ))}
          <Keys>
            <p>{open.keys.title}</p>
            <ul>
              {open.keys.list.map(({ letters, what }) => (
                <li key={letters}>
                  {letters.split(' ').map((letter) => (
                    <kbd key={letter}>{letter}</kbd>
                  ))}
                  {what}
                </li>
              ))}
            </ul>
            <Button variant="link" {...data(deskData, { keys: `${open.keys.on}|${open.keys.off}` })}>
              {open.keys.on}
            </Button>
          </Keys>
        </Nav>
      )}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Root>
  );
}
