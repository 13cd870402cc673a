import type { MainContents, PageFiles } from '../pageFiles';

/** The pages in Kiswahili, but those of first aid and of requests. */
export const pages: PageFiles<MainContents> = {
  whereAmI: () => import('./whereAmI'),
  whatHappens: () => import('./whatHappens'),
  paramedicsPage: () => import('./paramedicsPage'),
  emergencyCare: () => import('./emergencyCare'),
  sliderPage: () => import('./sliderPage'),
  whatsappPage: () => import('./whatsappPage'),
  chatBotPage: () => import('./chatBotPage'),
  emergencyAlertPage: () => import('./emergencyAlertPage'),
  messageSent: () => import('./messageSent'),
  appointmentRequested: () => import('./appointmentRequested'),
  reviewSent: () => import('./reviewSent'),
};
