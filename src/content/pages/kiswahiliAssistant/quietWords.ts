import { neutralPage } from '../../neutralPage';
import { owner } from '../../owner';
import type { AssistantContent } from '../../assistantTypes';
import { chatThatSays } from '../../whatsapp';
import { linkTo } from '../firstAid/titles';
import { helplinesChecked } from '../promises';
import { chats } from './chats';

/** What the assistant's quiet answers share, in Kiswahili. */
export const quiet: AssistantContent['quiet'] = {
  speak: 'Ongea tu kama ni salama.',
  leave: { label: 'Ondoka sasa', to: neutralPage },
  checked: `Nambari hizi ${helplinesChecked}.`,
  replies: [
    {
      label: 'Nimeumia',
      lines: [
        `Piga ${owner.phone.display} sasa, kama ni salama kuongea. Sema kwanza uko wapi.`,
        'Kama unavuja damu, bonyeza kitambaa kwenye jeraha kwa nguvu zako zote.',
        'Kama umekabwa koo au umenyongwa, nenda hospitali, hata bila alama shingoni.',
        'Kama huwezi kupiga simu, nenda kwa watu unaowaamini, au hospitali ya karibu.',
      ],
      links: [linkTo('bleeding')],
    },
    {
      label: 'Siwezi kuongea sasa',
      lines: [
        'Usipige simu wakati mtu anaweza kukusikia.',
        'Tuandikie uko wapi. Huenda tusione ujumbe mara moja.',
        'Mwandikie pia mtu mmoja unayemwamini.',
        `Ikiwa ni salama kuongea, piga simu. Nambari yetu ni ${owner.phone.display}.`,
      ],
      links: [
        { label: 'Tuma SMS', to: owner.sms },
        { label: 'Andika kwa WhatsApp', to: chatThatSays(chats.person) },
      ],
      stays: true,
    },
  ],
};
