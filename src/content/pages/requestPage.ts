import words from '#words/requestPage.json';
import { language } from './language';
import { pathIn } from '../../domain/language';
import { requestKinds, requestPage as pageOf } from '../../domain/requests/kinds';
import type { RequestsContent } from '../formTypes';
import { officeLinks, contactLink } from './links';

/** The page that leads to the form of each kind. */
export const requestPage: RequestsContent = {
  meta: words.meta,
  title: words.title,
  lead: words.lead,
  kinds: {
    title: words.kinds.title,
    pages: requestKinds.map((kind) => ({ ...words.rows[kind], to: pathIn(language, pageOf(kind)) })),
  },
  call: { ...words.call, actions: [contactLink, ...officeLinks] },
};
