import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { Clinic } from '../../domain/clinics';
import type { LogEntry } from '../../domain/desk';
import { indented, oneLine } from '../words/visitorText';
import type { StoredBooking } from '../store/records';

/** Data of the service in a calendar file. */
export interface CalendarSite {
  /** Name of the service: "Haraka Paramedics". */
  name: string;
  /** Public address of the site, without a trailing slash. */
  url: string;
  /** Address of the organiser. Default: `calendar@` the site's host. */
  email?: string | undefined;
  /** Where the clinics are, in one line. Default: the file names no place. */
  place?: string | undefined;
}

/** A file for a calendar program. */
export interface CalendarFile {
  filename: string;
  /** The file's text (RFC 5545), with CRLF line ends. */
  content: string;
  /** iTIP method, which adds the appointment to a calendar or removes it. Also the `method` parameter of the content type. */
  method: 'PUBLISH' | 'CANCEL';
}

const calendarType = 'text/calendar; charset=utf-8';

/** What calendar files need of the clinics. */
export type CalendarClinics = readonly Pick<Clinic, 'id' | 'name' | 'time' | 'opens' | 'closes'>[];

/** Content for staff: the visitor's name and contact details. The visitor's own file has neither. */
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

/** Content for the visitor. */
function forVisitor(
  { reference }: StoredBooking,
  { name, time }: CalendarClinics[number],
  site: CalendarSite,
): Partial<ICalEventData> {
  return {
    summary: `${name} clinic, ${site.name}`,
    description: [
      `The clinic is open from ${time.replace(' - ', ' to ')}. Please come at the time that we agreed on by phone.`,
      `Reference ${reference}`,
    ].join('\n'),
    url: site.url,
  };
}

/**
 * The appointment of a booking as a file for calendar programs. A confirmed booking is added. A booking whose confirmation
 * was withdrawn is cancelled, with the same UID and a higher sequence number.
 * @param log Log entries of the booking, oldest first.
 * @param reader Recipient of the file.
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
    // Kenya has no daylight saving time, so the file needs no definition of a time zone.
    start: new Date(`${date}T${clinic.opens}:00+03:00`),
    end: new Date(`${date}T${clinic.closes}:00+03:00`),
    status: holds ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    // A quotation mark would end the name in the file.
    ...(site.place !== undefined && { location: site.place }),
    organizer: { name: site.name.replaceAll('"', '’'), email: site.email ?? `calendar@${host}` },
    ...(reader === 'staff' ? forStaff(booking, clinic.name) : forVisitor(booking, clinic, site)),
  });
  return {
    filename: `appointment-${reference}.ics`,
    // The library omits the last line break.
    content: `${calendar.toString().trimEnd()}\r\n`,
    method: holds ? 'PUBLISH' : 'CANCEL',
  };
}

/** Content type of a file with its method. */
export const calendarTypeOf = ({ method }: CalendarFile) => `${calendarType}; method=${method}`;

/** Headers of a response with such a file. */
export const calendarHeaders = (file: CalendarFile): Record<string, string> => ({
  'Content-Type': calendarTypeOf(file),
  'Content-Disposition': `attachment; filename="${file.filename}"`,
});
