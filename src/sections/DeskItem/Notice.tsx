import type { ReactNode } from 'react';
import { data } from '../../components/behaviourProps';
import { styleData } from '../../theme/attributes';
import { NoticeBox } from './DeskItem.styles';

export interface NoticeProps {
  /** `error` interrupts a screen reader, `success` and `info` wait for a pause; a `warning` stands on the page for a while. */
  severity: 'success' | 'error' | 'info' | 'warning';
  /** What has happened. */
  text: string;
  /** A way to undo it. */
  children?: ReactNode;
}

const roles = { error: 'alert', success: 'status', info: 'status', warning: 'note' } as const;

/** Result of the last action, in one line with the way to undo it: of MUI's Alert, a block with an icon, nothing would remain. */
export function Notice({ severity, text, children }: NoticeProps) {
  return (
    <NoticeBox role={roles[severity]} {...data(styleData, { tone: severity })}>
      <p>
        <bdi>{text}</bdi>
      </p>
      {children}
    </NoticeBox>
  );
}
