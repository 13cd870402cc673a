import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { createApp } from './app';
import type { PagePolicy } from './contentSecurityPolicy';
import { ofPage, setOwnHeaders } from './securityHeaders';

/** Pages that calls answer with are few, and refusals many: their policies are worked out once. */
const mostKept = 50;

/** Answers calls: what the app says, with the policy of a page where it says one, and over HTTP/2 as well. */
export function callListener(
  app: ReturnType<typeof createApp>,
  policyOf: PagePolicy,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const kept = new Map<string, string>();

  function keptPolicy(html: string): string {
    const policy = kept.get(html) ?? policyOf(html);
    if (kept.size >= mostKept) kept.clear();
    kept.set(html, policy);
    return policy;
  }

  async function finished(
    response: Response,
    { incoming, outgoing }: HttpBindings | Http2Bindings,
  ): Promise<Response> {
    // HTTP/2 has no such header: its connections are many requests at once.
    if (incoming.httpVersionMajor === 2) response.headers.delete('connection');
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = await response.text();
    setOwnHeaders(outgoing, ofPage(keptPolicy(html)));
    return new Response(html, response);
  }

  return getRequestListener(async (request, env) => finished(await app.fetch(request, env), env), {
    overrideGlobalObjects: false,
  });
}
