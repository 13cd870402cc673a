import type { RequestCatalogue } from '../../../domain/requests/catalogue';
import { ownAnswerTime } from '../answerTime';
import { airRequest } from './airRequest';
import { evacuationRequest } from './evacuationRequest';
import { eventsRequest } from './eventsRequest';
import { internationalRequest } from './internationalRequest';
import { schoolsRequest } from './schoolsRequest';
import { sitesRequest } from './sitesRequest';
import { sportsRequest } from './sportsRequest';
import { trainingRequest } from './trainingRequest';
import { transferRequest } from './transferRequest';

/** Words of all kinds, for mail, desk and export. */
export const requestCatalogue: RequestCatalogue = {
  sheets: {
    events: eventsRequest.sheet,
    sports: sportsRequest.sheet,
    schools: schoolsRequest.sheet,
    sites: sitesRequest.sheet,
    transfer: transferRequest.sheet,
    air: airRequest.sheet,
    international: internationalRequest.sheet,
    evacuation: evacuationRequest.sheet,
    training: trainingRequest.sheet,
  },
  copy: {
    subject: 'Your request {reference}',
    opening: [
      'This is the copy of your request that you asked for.',
      'Service: {service}',
      'Reference: {reference}. Please name it when you write or call about it.',
    ],
    medical: 'The health details of your request are not in this mail; we have them.',
    closing: [
      `${ownAnswerTime} Nothing is booked until we have agreed.`,
      'Have you not asked us for anything? Then somebody has given your address by mistake. Answer this mail, and we delete the request.',
    ],
  },
};
