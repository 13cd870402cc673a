import LockIcon from '@mui/icons-material/Lock';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { deskData } from '../../behaviours/desk/deskContract';
import { data } from '../../components/behaviourProps';
import { SkipLink } from '../../components/SkipLink/SkipLink';
import type { Link } from '../../domain/link';
import { Fresh, Header, Keys, Main, Nav, Root } from './DeskShell.styles';

/** A view of the desk. */
export interface DeskViewLink extends Link {
  /** Name of the view, for the counting script. */
  view: string;
  /** Number of open items; left out if there are none. */
  count?: number | undefined;
  /** Whether it is the current view. */
  current: boolean;
}

/** The frame of an open desk. */
export interface OpenDeskFrame {
  /** Who is signed in, and until when: "Wanjiru, until 18:00". */
  person: string;
  /** The button that closes the desk, and the path it posts to. */
  close: { label: string; action: string };
  /** Name of the menu, for screen readers. */
  navLabel: string;
  /** Views, in groups separated by a line. */
  views: readonly (readonly DeskViewLink[])[];
  /** Keyboard shortcuts, with the labels of their switch. */
  keys: { title: string; list: readonly { letters: string; what: string }[]; on: string; off: string };
  /** Address that returns the numbers of open items. */
  counts: string;
  /** Notice of new items: "{n} new". */
  fresh: string;
}

export interface DeskShellProps {
  /** Name of the desk. */
  title: string;
  /** Label of the skip link. */
  skipLabel: string;
  /** The frame of an open desk; left out while it is closed. */
  open?: OpenDeskFrame | undefined;
  /** Whether somebody has just signed out: the browser deletes what it has kept. */
  left?: boolean;
  /** Content: a list and, beside it on wide screens, an item. */
  children: ReactNode;
}

/** The frame of the staff desk: a header with name and sign-out, the views, and the keyboard shortcuts. */
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
