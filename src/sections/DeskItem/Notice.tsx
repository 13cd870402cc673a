import type { ReactNode } from 'react';
import { data } from '../../components/behaviourProps';
import { styleData } from '../../theme/attributes';
import { NoticeBox } from './DeskItem.styles';

export interface NoticeProps {
  /** `error` interrupts a screen reader, the others wait for a pause. */
  severity: 'success' | 'error' | 'info';
  /** What has happened. */
  text: string;
  /** A way to undo it. */
  children?: ReactNode;
}

/** Result of the last action. Not MUI's Alert: the desk's Content-Security-Policy forbids its `style` attribute. */
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
