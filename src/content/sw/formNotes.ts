import type { formNotes as english } from '../en/formNotes';
import { owner } from '../owner';

/** Words that stand in every form, in Kiswahili. */
export const formNotes: Readonly<Record<keyof typeof english, string>> = {
  tooMany: `Maombi mengi mno yametoka kwenye mtandao wako. Subiri dakika moja ujaribu tena, au piga ${owner.phone.display}.`,
  offline:
    'Simu au kompyuta hii haina mtandao. Tupigie simu, au bonyeza kitufe tena mtandao ukirudi: ulichoandika kinabaki kwenye fomu.',
  leaveEmpty: 'Acha sehemu hii wazi',
};
