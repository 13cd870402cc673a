import type { ReactNode } from 'react';
import { data } from '../../components/behaviourProps';
import { styleData } from '../../theme/attributes';
import { NoticeBox } from './DeskItem.styles';

export interface NoticeProps {
  /** `error` interrupts a screen reader, the others wait for a pause. */
  severity: 'success' | 'error' | 'info';
  /** What has happened. */
  text: string;
  /** What takes it back. */
  children?: ReactNode;
}

/** What has just happened. Not MUI's Alert: its style attribute is nothing that the desk's policy lets through. */
export function Notice({ severity, text, children }: NoticeProps) {
  return (
    <NoticeBox role={severity === 'error' ? 'alert' : 'status'} {...data(styleData, { tone: severity })}>
      <p>
        <bdi>{text}</bdi>
      </p>
      {children}
    </NoticeBox>
  );
}
