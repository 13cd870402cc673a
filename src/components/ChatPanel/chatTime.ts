import { inNairobi } from '../../domain/dates';

/** Time of day in Nairobi, `9:05 AM`, of an ISO timestamp; empty if it is invalid. */
export function chatTime(timestamp: string): string {
  const moment = inNairobi(new Date(timestamp));
  if (Number.isNaN(moment.getTime())) return '';
  const hours = moment.getUTCHours();
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0');
  return `${String(hours % 12 || 12)}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
