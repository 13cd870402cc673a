import type { Reviews } from '../../firstAidTypes';

/**
 * Which words a clinician has checked: pages and assistant say what stands here, and that nobody has where nothing does. One
 * line for each matter: `burns: { reviewedBy: 'Name, registration', reviewerRole: 'emergency physician',
 * reviewedOn: '2026-12-24', nextReviewOn: '2027-12-24' },`. The start of the server tells what is unchecked or due again.
 * `notBreathing` is the whole page, `notAwake` included; `general` is the assistant's words while nothing more is known.
 */
export const reviews: Reviews = {};
