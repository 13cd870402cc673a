import type { FormNotes } from '../formTypes';
import { owner } from '../owner';

/** Words that stand in every form. */
export const formNotes: FormNotes = {
  tooMany: `Too many requests came from your network. Wait a minute and try again, or call us on ${owner.phone.display}.`,
  offline:
    'This device is offline. Call us, or press the button again when you are back online: what you typed stays in the form.',
  leaveEmpty: 'Leave this field empty',
  policy: { label: 'Privacy Policy', to: '/PrivacyPolicy' },
};
