import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { Clinic } from '../../domain/clinics';
import type { LogEntry } from '../../domain/desk';
import { indented, oneLine } from '../mail/visitorText';
import type { StoredBooking } from '../store/Store';

/** What a calendar says of the service. */
export interface CalendarSite {
  /** Name of the service: "Haraka Paramedics". */
  name: string;
  /** Public address of the site, without a trailing slash. */
  url: string;
  /** Address that stands as the organiser's. Default: `calendar@` the site's host. */
  email?: string | undefined;
}

/** A file for a calendar program. */
export interface CalendarFile {
  filename: string;
  /** The file's text (RFC 5545), with the ends of lines that it needs. */
  content: string;
  /** iTIP method: adds the appointment to a calendar or removes it. Also the `method` parameter of the content type. */
  method: 'PUBLISH' | 'CANCEL';
}

const calendarType = 'text/calendar; charset=utf-8';

/** Clinics as far as calendars show them. */
export type CalendarClinics = readonly Pick<Clinic, 'id' | 'name' | 'time' | 'opens' | 'closes'>[];

/** What staff see: who comes, and how to reach them. The visitor's own file says neither. */
function forStaff(
  { reference, name, phone, note = '' }: StoredBooking,
  clinic: string,
): Partial<ICalEventData> {
  const lines = [oneLine(name), oneLine(phone), `Reference ${reference}`];
  return {
    summary: `${clinic}: ${oneLine(name)}`,
    description: [...lines, ...(note === '' ? [] : ['Note of the patient:', indented(note)])].join('\n'),
  };
}

/** What the visitor sees. */
function forVisitor(
  { reference }: StoredBooking,
  { name, time }: CalendarClinics[number],
  site: CalendarSite,
): Partial<ICalEventData> {
  return {
    summary: `${name} clinic, ${site.name}`,
    description: [
      `The clinic is held from ${time.replace(' - ', ' to ')}. Come at the time that we agreed on by phone.`,
      `Reference ${reference}`,
    ].join('\n'),
    url: site.url,
  };
}

/**
 * The appointment of a booking as a file for calendar programs. A confirmed booking is added. A booking whose confirmation
 * was withdrawn is cancelled, with the same UID and a higher sequence number.
 * @param log What was done to the booking, oldest first.
 * @param reader Who gets the file.
 * @returns Nothing if the booking was never confirmed or its clinic no longer exists.
 */
export function bookingCalendar(
  booking: StoredBooking,
  log: readonly LogEntry[],
  clinics: CalendarClinics,
  site: CalendarSite,
  reader: 'visitor' | 'staff' = 'visitor',
): CalendarFile | undefined {
  const { reference, clinicId, date, status } = booking;
  const clinic = clinics.find(({ id }) => id === clinicId);
  const decisions = log.filter(({ to }) => to !== undefined);
  const last = decisions.at(-1);
  if (!clinic || !last || !decisions.some(({ action }) => action === 'confirm')) return undefined;
  const holds = status === 'confirmed';
  const host = new URL(site.url).hostname;
  const method = holds ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL;
  const calendar = ical({ prodId: { company: site.name, product: 'Appointments' }, method });
  calendar.createEvent({
    id: `${reference}@${host}`,
    sequence: decisions.length - 1,
    stamp: new Date(last.at),
    // Kenya has no summer time: the moments need no description of a time zone.
    start: new Date(`${date}T${clinic.opens}:00+03:00`),
    end: new Date(`${date}T${clinic.closes}:00+03:00`),
    status: holds ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    // A quote would end the name in the file.
    organizer: { name: site.name.replaceAll('"', '’'), email: site.email ?? `calendar@${host}` },
    ...(reader === 'staff' ? forStaff(booking, clinic.name) : forVisitor(booking, clinic, site)),
  });
  return {
    filename: `appointment-${reference}.ics`,
    // The library leaves out the end of the last line.
    content: `${calendar.toString().trimEnd()}\r\n`,
    method: holds ? 'PUBLISH' : 'CANCEL',
  };
}

/** Type of a file with its method. */
export const calendarTypeOf = ({ method }: CalendarFile) => `${calendarType}; method=${method}`;

/** Headers of an answer that is such a file. */
export const calendarHeaders = (file: CalendarFile): Record<string, string> => ({
  'Content-Type': calendarTypeOf(file),
  'Content-Disposition': `attachment; filename="${file.filename}"`,
});
