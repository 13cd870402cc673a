import type { CallToActionProps } from '../sections/CallToAction/CallToAction';
import type { ConfirmationMessageProps } from '../sections/ConfirmationMessage/ConfirmationMessage';
import type { EmergencyCardProps } from '../sections/EmergencyCard/EmergencyCard';
import type { ErrorReportProps } from '../sections/ErrorReport/ErrorReport';
import type { StepsProps } from '../sections/Steps/Steps';
import type { TextSectionProps } from '../sections/TextSection/TextSection';
import type { Block, WidgetPageContent } from './types';

/** The 'Unexpected Application Error!' page. */
export interface ErrorContent extends Pick<
  ErrorReportProps,
  'title' | 'text' | 'call' | 'home' | 'firstAid'
> {
  /** For search engines; the document's title is the status and its words. */
  description: string;
  /** In place of `title` where a form was refused. */
  notSent: string;
  /** In place of `text` where a form was refused, by the answer's status: why, and what to do. */
  refused: Readonly<Partial<Record<number, string>>>;
  /** In place of HTTP's own words of a status, which are English. */
  statuses?: Readonly<Partial<Record<number, string>>>;
  /** Shown where an error has no message. */
  unknown: string;
  emergency: EmergencyCardProps;
}

/** The page after a form that was sent without JavaScript. */
export interface ThanksContent extends WidgetPageContent {
  /** Ways to reach the service: for everybody who opens the page without having just sent the form. */
  ways: CallToActionProps;
  /** What such a visitor, who may have sent the form earlier, is told about it. */
  earlier: Block<TextSectionProps>;
  /**
   * In the place of all that, to the visitor whose form has just been stored. A paragraph that has `{reference}` is said
   * only where there is a reference; `next` is what happens next.
   */
  sent: ConfirmationMessageProps & { next: Block<StepsProps> };
}
