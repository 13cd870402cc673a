import { chatAbout, type MessageKind, type Messages } from '../content/whatsapp';
import { pathIn } from '../domain/language';

/** Topic of the chat by the page's path, or by its file in `src/pages`. */
const kinds: Readonly<Partial<Record<string, MessageKind>>> = {
  '/EmergencyCare': 'emergency',
  '/PaediatricClinic': 'clinic',
  '/AppointmentRequested': 'clinic',
  '/ReviewSent': 'review',
  ServicePage: 'service',
  FirstAidPage: 'emergency',
  FirstAidTopicPage: 'emergency',
  CprPage: 'emergency',
  EmergencyAlertPage: 'emergency',
  WhatHappensPage: 'emergency',
  WhereAmIPage: 'emergency',
  RequestPage: 'request',
  RequestsPage: 'request',
  OfflinePage: 'emergency',
  BookingPage: 'clinic',
  ClinicsPage: 'clinic',
  HospitalPage: 'clinic',
  TestimonialsPage: 'review',
};

/**
 * Address of the chat in a page's bar, with a message that fits the page.
 * @param messages Opening messages in the page's language.
 * @param title The page's heading; on a service page the name of the service.
 * @param quotedService The service in the page's address for which a quote is requested.
 */
export function chatOf(
  { path, page }: { path: string; page: string },
  messages: Messages,
  title: string,
  quotedService?: string,
): string {
  if (quotedService !== undefined) return chatAbout('quote', messages, quotedService);
  return chatAbout(kinds[pathIn('en', path)] ?? kinds[page] ?? 'hello', messages, title);
}
