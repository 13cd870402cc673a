import words from '#words/formNotes.json';
import { fill } from '../../domain/fill';
import { pageLink } from './links';
import type { FormNotes } from '../formTypes';
import { owner } from '../owner';

/** Words that stand in every form. */
export const formNotes: FormNotes = {
  tooMany: fill(words.tooMany, { phone: owner.phone.display }),
  offline: words.offline,
  leaveEmpty: words.leaveEmpty,
  policy: pageLink(words.policy, '/PrivacyPolicy'),
};
