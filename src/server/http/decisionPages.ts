import type { Context, Hono } from 'hono';
import type { DeskActor, LogEntry } from '../../domain/desk';
import { DeskError } from '../desk/DeskError';
import { decisionPath, linkSecret, readLink, signLink, type DecisionLink } from '../mail/links';
import type { StoredReview } from '../store/Store';
import type { AppOptions } from './appOptions';
import { readBody } from './body';
import { decisionPageHtml, decisionPagePolicy, timeOf, type DecisionPage } from './decisionPage';
import type { HttpEnv } from './httpEnv';
import { HttpProblem } from './problem';
import { htmlType, never } from './resource';
import { policyHeader } from './securityHeaders';

type Status = 200 | 403 | 404 | 409 | 410;
type Answer = Omit<DecisionPage, 'siteName'> & { status: Status };

const atDesk = 'Reviews can always be decided at the desk:';
const listCommand = 'npm run desk -- reviews list';
const showCommand = (id: string) => `npm run desk -- reviews show ${id}`;
const undoCommand = (id: string) => `npm run desk -- reviews undo ${id}`;

const refusals = {
  forged: {
    status: 403,
    heading: 'This link is not complete',
    sentences: ['It may have been cut off on its way. Please open it from the mail once more.', atDesk],
    commands: [listCommand],
  },
  expired: {
    status: 410,
    heading: 'This link has expired',
    sentences: ['Links in mail hold for 14 days. Nothing was changed.', atDesk],
    commands: [listCommand],
  },
  unknown: {
    status: 404,
    heading: 'This review is not there any more',
    sentences: ['It has been deleted. Nothing needs to be done.'],
  },
} as const satisfies Record<string, Answer>;

const words = {
  approve: {
    heading: 'Approve this review?',
    button: 'Approve the review',
    effect: 'Once approved, the site shows it to everybody, with the name as it stands here.',
    done: 'The review is approved',
    now: 'The site shows it now. To take it back:',
  },
  reject: {
    heading: 'Reject this review?',
    button: 'Reject the review',
    effect: 'Once rejected, the site does not show it. Its writer is not told.',
    done: 'The review is rejected',
    now: 'The site does not show it. To take this back:',
  },
} as const;

/** The person who opens the link in the e-mail: no name is asked for. */
const byMail: DeskActor = { who: '', via: 'mail' };

/** The earlier decision, in words; empty if there is none. */
function decidedBefore(review: StoredReview, decisions: readonly LogEntry[]): Answer | undefined {
  const decided = decisions.some(({ action }) => action !== 'note');
  if (review.spamAt !== undefined)
    return {
      status: 409,
      heading: 'This review has been marked as spam',
      sentences: ['Nothing was changed. To take that back:'],
      commands: [undoCommand(review.id)],
    };
  if (!decided && review.status === 'pending') return undefined;
  if (review.status === 'pending')
    return {
      status: 409,
      heading: 'A decision on this review was taken back',
      sentences: ['It waits to be decided again, which is done at the desk:'],
      commands: [showCommand(review.id)],
    };
  return {
    status: 409,
    heading: `This review has been ${review.status} already`,
    review,
    sentences: ['Nothing was changed. To take that decision back:'],
    commands: [undoCommand(review.id)],
  };
}

function question(link: DecisionLink, review: StoredReview, secret: string): Answer {
  const { heading, button, effect } = words[link.decision];
  const until = timeOf(new Date(link.until * 1000).toISOString());
  return {
    status: 200,
    heading,
    review,
    sentences: [effect, `Nothing is decided until you press the button. The link holds until ${until}.`],
    form: { action: decisionPath, fields: signLink(link, secret), button },
  };
}

/** Adds the pages for the links in staff mail. A GET changes nothing, because mail scanners open links too. */
export function decisionPages(
  app: Hono<HttpEnv>,
  { desk, store, siteName, now }: Pick<AppOptions, 'desk' | 'store' | 'siteName' | 'now'>,
): void {
  async function answerTo(
    given: URLSearchParams,
    act: (link: DecisionLink, review: StoredReview, secret: string) => Promise<Answer> | Answer,
  ): Promise<Answer> {
    const secret = await store.secret(linkSecret);
    const link = readLink(given, secret, now());
    if (typeof link === 'string') return refusals[link];
    try {
      const { review, decisions } = await desk.showReview(link.review);
      return decidedBefore(review, decisions) ?? (await act(link, review, secret));
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      if (error.code === 'not_found') return refusals.unknown;
      // Somebody else was faster.
      const { review, decisions } = await desk.showReview(link.review);
      return decidedBefore(review, decisions) ?? refusals.forged;
    }
  }

  function page(c: Context<HttpEnv>, { status, ...rest }: Answer) {
    return c.html(decisionPageHtml({ siteName, ...rest }), status, {
      'Content-Type': htmlType,
      [policyHeader]: decisionPagePolicy,
      'Cache-Control': never,
      'X-Robots-Tag': 'noindex',
      // The address contains the signature. Not `no-referrer`: with it browsers post without an origin.
      'Referrer-Policy': 'same-origin',
    });
  }

  app.get(decisionPath, async (c) => {
    const answer = await answerTo(new URL(c.req.url).searchParams, question);
    return page(c, { ...answer, status: answer.status === 409 ? 200 : answer.status });
  });

  app.post(decisionPath, async (c) => {
    const body = await readBody(c);
    if (body.kind !== 'form') throw new HttpProblem(415, 'unsupported_type', 'Send the form of the page.');
    const answer = await answerTo(body.value, async ({ decision }, { id }) => {
      const review = await desk.decide(id, decision, byMail);
      const { done, now: sentence } = words[decision];
      return { status: 200, heading: done, review, sentences: [sentence], commands: [undoCommand(id)] };
    });
    return page(c, answer);
  });
}
