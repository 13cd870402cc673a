/** The pages of requests and of news. */
export const requests = {
  requestPage: () => import('../requestPage'),
  eventsRequest: () => import('./eventsRequest'),
  sportsRequest: () => import('./sportsRequest'),
  schoolsRequest: () => import('./schoolsRequest'),
  sitesRequest: () => import('./sitesRequest'),
  transferRequest: () => import('./transferRequest'),
  airRequest: () => import('./airRequest'),
  internationalRequest: () => import('./internationalRequest'),
  evacuationRequest: () => import('./evacuationRequest'),
  trainingRequest: () => import('./trainingRequest'),
  requestSent: () => import('../requestSent'),
  confirmSubscription: () => import('../confirmSubscription'),
  subscriptionConfirmed: () => import('../subscriptionConfirmed'),
  leaveSubscription: () => import('../leaveSubscription'),
  subscriptionLeft: () => import('../subscriptionLeft'),
};
