import type { CallToActionProps } from '../../sections/CallToAction/CallToAction';
import type { WidgetPageContent } from '../types';
import { callLink, firstAidLink, linkInKiswahili } from './links';

/** The chat assistant alone, in Kiswahili. */
export const chatBotPage: WidgetPageContent & { call: CallToActionProps } = {
  meta: {
    title: 'Muulize msaidizi',
    description:
      'Majibu mafupi kwa maswali ya kawaida kuhusu ambulensi, wahudumu na huduma zetu. Msaidizi si daktari. Kwa dharura, tupigie simu.',
  },
  title: 'Msaidizi',
  lead: 'Majibu mafupi kwa maswali ya kawaida. Msaidizi hachukui nafasi ya daktari. Kwa dharura, tupigie simu.',
  call: {
    title: 'Majibu ya kusoma sasa',
    text: 'Huduma ya kwanza hatua kwa hatua, na maswali kumi yanayoulizwa sana.',
    actions: [firstAidLink, linkInKiswahili('Soma maswali', '/FAQ'), callLink],
  },
};
