import type { RequestSheet } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { months, weekdays } from '../days';
import { callLink, whatsappSaying } from '../links';
import { messages } from '../messages';
import { requestLabels } from './requestLabels';

/** What the pages of all kinds share, around what one of them asks. */
export function requestContent({
  sheet,
  backTo,
  title,
  description,
}: Pick<RequestContent, 'backTo' | 'title'> & {
  sheet: Omit<RequestSheet, 'days'>;
  description: string;
}): RequestContent {
  return {
    meta: { title, description },
    title,
    backTo,
    sheet: { ...sheet, days: { weekdays, months, pattern: '{day} {month} {year}' } },
    labels: requestLabels,
    otherWays: {
      call: callLink,
      whatsapp: { ...whatsappSaying(messages.request), label: 'Send it on WhatsApp' },
    },
    urgent: {
      title: 'Is somebody hurt or very ill now?',
      text: 'Do not write. Call us: the phone is answered day and night.',
      call: callLink,
    },
  };
}
