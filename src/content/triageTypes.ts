import type { TriageQuestionProps } from '../sections/TriageQuestion/TriageQuestion';
import type { PageMeta } from './types';

/** The questions after the first: whether somebody breathes, what is wrong with others or oneself, and which page it is. */
export type TriageId =
  | 'askBreathing'
  | 'askOther'
  | 'askMe'
  | 'askBreath'
  | 'askBlood'
  | 'askChest'
  | 'askBurn'
  | 'askChild'
  | 'askBite'
  | 'askMyBite';

/** A page that asks one of them. */
export interface TriageContent extends TriageQuestionProps {
  meta: PageMeta;
}
