import { HTTPException } from 'hono/http-exception';
import type { Problems } from '../../domain/problems';

/** A refusal: thrown where it is detected, and answered in one place in the client's format. */
export class HttpProblem extends HTTPException {
  override name = 'HttpProblem';

  constructor(
    override readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503,
    /** Stable code for programs. */
    readonly code: string,
    /** One sentence for people. */
    message: string,
    readonly extra: { fields?: Problems; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(status, { message });
  }
}

/** Standard status texts, for error pages. */
export const statusTexts: Readonly<Record<HttpProblem['status'], string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
