import type { RequestCatalogue } from '../../../domain/requests/catalogue';
import { facts } from '../../facts';
import { airRequest } from './airRequest';
import { evacuationRequest } from './evacuationRequest';
import { eventsRequest } from './eventsRequest';
import { internationalRequest } from './internationalRequest';
import { schoolsRequest } from './schoolsRequest';
import { sitesRequest, sitesWords } from './sitesRequest';
import { sportsRequest } from './sportsRequest';
import { trainingRequest } from './trainingRequest';
import { transferRequest } from './transferRequest';

/** Words of all kinds, for mail, desk and export. */
export const requestCatalogue: RequestCatalogue = {
  sheets: {
    events: eventsRequest.sheet,
    sports: sportsRequest.sheet,
    schools: schoolsRequest.sheet,
    sites: { ...sitesRequest.sheet, words: sitesWords(facts) },
    transfer: transferRequest.sheet,
    air: airRequest.sheet,
    international: internationalRequest.sheet,
    evacuation: evacuationRequest.sheet,
    training: trainingRequest.sheet,
  },
};
