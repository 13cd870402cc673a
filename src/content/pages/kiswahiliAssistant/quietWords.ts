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
        'Unavuja damu? Bonyeza kitambaa kwenye jeraha kwa nguvu zako zote.',
        'Umekabwa koo au umenyongwa? Nenda hospitali, hata bila alama shingoni.',
        'Huwezi kupiga simu? Nenda kwa watu unaowaamini, au hospitali ya karibu.',
      ],
      links: [linkTo('bleeding')],
    },
    {
      label: 'Siwezi kuongea sasa',
      lines: [
        'Usipige simu wakati mtu anaweza kukusikia.',
        'Tuandikie uko wapi. Huenda tusione ujumbe mara moja.',
        'Mwandikie pia mtu mmoja unayemwamini.',
        `Ikiwa salama kuongea, piga simu. Nambari yetu: ${owner.phone.display}.`,
      ],
      links: [
        { label: 'Tuma SMS', to: owner.sms },
        { label: 'Andika kwa WhatsApp', to: chatThatSays(chats.person) },
      ],
      stays: true,
    },
  ],
};
