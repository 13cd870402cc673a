import type { TransferFigures } from './figures';

/** Sample network traffic of a page, in bytes. */
export const transfer: TransferFigures = {
  html: 8_600,
  firstScript: 3_600,
  bytes: 23_900,
  requests: 4,
  documents: 8_700,
  scripts: 3_700,
  pictures: 5_000,
  rest: 6_500,
  react: 147_000,
  secondVisit: 600,
};
