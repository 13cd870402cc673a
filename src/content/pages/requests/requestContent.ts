import words from '#words/requests/requestContent.json';
import { language } from '../language';
import { pathIn } from '../../../domain/language';
import type { RequestSheet } from '../../../domain/requests/words';
import type { RequestContent } from '../../formTypes';
import { claimed } from '../../claimed';
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
    backTo: pathIn(language, backTo),
    sheet: { ...sheet, days: { weekdays, months, pattern: '{day} {month} {year}' } },
    labels: requestLabels,
    otherWays: {
      call: callLink,
      whatsapp: { ...whatsappSaying(messages.request), label: words.otherWays.whatsapp.label },
    },
    urgent: {
      title: words.urgent.title,
      text: claimed('crewsAlways', words.urgent.always, words.urgent.text).join(' '),
      call: callLink,
    },
  };
}
