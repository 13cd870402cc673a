import LogoutIcon from '@mui/icons-material/Logout';
import { useRef } from 'react';
import { leaveData } from '../../behaviours/page/leaveContract';
import { attachLeavePage } from '../../behaviours/page/leavePage';
import type { Link } from '../../domain/link';
import { darkSurface } from '../../theme/attributes';
import { data } from '../behaviourProps';
import { useBehaviour } from '../useBehaviour';
import { Root } from './LeavePage.styles';

/** Label, and address of the page that takes the place of this one: one of another site that says nothing. */
export type LeavePageProps = Link;

/**
 * Leaves the page at once, as does Esc: at the bottom of phones, on wide screens at the top. Without JavaScript it is a plain
 * link; with it, Back does not return to the page. In tab order it follows the skip link.
 */
export function LeavePage({ label, to }: LeavePageProps) {
  const root = useRef<HTMLAnchorElement>(null);
  useBehaviour(root, attachLeavePage);
  return (
    <Root
      ref={root}
      href={to}
      rel="noreferrer nofollow"
      {...data(leaveData, { leave: true })}
      {...darkSurface}
    >
      <LogoutIcon />
      {label}
    </Root>
  );
}
