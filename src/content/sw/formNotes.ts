import type { FormNotes } from '../formTypes';
import { owner } from '../owner';
import { linkInKiswahili } from './links';

/** Words that stand in every form, in Kiswahili. */
export const formNotes: FormNotes = {
  tooMany: `Maombi mengi mno yametoka kwenye mtandao wako. Subiri dakika moja ujaribu tena, au piga ${owner.phone.display}.`,
  offline:
    'Simu au kompyuta hii haina mtandao. Tupigie simu, au bonyeza kitufe tena mtandao ukirudi: ulichoandika kinabaki kwenye fomu.',
  leaveEmpty: 'Acha sehemu hii wazi',
  policy: linkInKiswahili('Sera ya Faragha', '/PrivacyPolicy'),
};
