import { chatAbout, type MessageKind, type Messages } from '../content/whatsapp';
import { pathIn } from '../domain/language';

/** What the chat of a page is about, by the page's path, or by its file in `src/pages` for all others that it shows. */
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
 * Address of the chat that a page's bar opens: its words fit the page.
 * @param messages How messages begin in the page's language.
 * @param title The page's heading: the name of a service on the page of one.
 * @param asked The service that the page's address asks a quote for.
 */
export function chatOf(
  { path, page }: { path: string; page: string },
  messages: Messages,
  title: string,
  asked?: string,
): string {
  if (asked !== undefined) return chatAbout('quote', messages, asked);
  return chatAbout(kinds[pathIn('en', path)] ?? kinds[page] ?? 'hello', messages, title);
}
