import words from '#words/formNotes.json';
import { fill } from '../../domain/fill';
import { officeNumber, pageLink } from './links';
import type { FormNotes } from '../formTypes';

/** Words that stand in every form. */
export const formNotes: FormNotes = {
  tooMany: fill(words.tooMany, { phone: officeNumber }),
  offline: words.offline,
  leaveEmpty: words.leaveEmpty,
  policy: pageLink(words.policy, '/PrivacyPolicy'),
};
