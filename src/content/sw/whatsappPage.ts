import type { CallToActionProps } from '../../sections/CallToAction/CallToAction';
import type { WidgetPageContent } from '../types';
import { callLink, whatsappLink } from './links';

/** The chat icon alone, in Kiswahili. */
export const whatsappPage: WidgetPageContent & { call: CallToActionProps } = {
  meta: {
    title: 'Tuandikie kwa WhatsApp',
    description:
      'Fungua mazungumzo ya WhatsApp na ofisi yetu ili utume mahali ulipo, mpango au swali. Kwa dharura usiandike: tupigie simu.',
  },
  title: 'WhatsApp',
  lead: 'Tutumie mahali ulipo, mpango au swali. Kwa dharura, piga simu: huenda tusione ujumbe kwa wakati.',
  call: {
    title: 'Fungua mazungumzo',
    text: 'Kiungo hufungua WhatsApp kwenye simu au kompyuta yako.',
    actions: [whatsappLink, callLink],
  },
};
