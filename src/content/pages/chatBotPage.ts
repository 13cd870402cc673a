import words from '#words/chatBotPage.json';
import type { CallToActionProps } from '../../sections/CallToAction/CallToAction';
import type { WidgetPageContent } from '../types';
import type { QuestionCardProps } from '../../components/QuestionCard/QuestionCard';
import { wakes } from './firstAid/wakes';
import { pageLink, firstAidLink, callLink } from './links';

/** The chat assistant alone. */
export const chatBotPage: WidgetPageContent & { question: QuestionCardProps; call: CallToActionProps } = {
  meta: words.meta,
  title: words.title,
  lead: words.lead,
  question: wakes,
  call: {
    title: words.call.title,
    text: words.call.text,
    actions: [firstAidLink, pageLink(words.call.actions.faq, '/FAQ'), callLink],
  },
};
