import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/server/store/openStore';
import { message, review, startSite } from './site';

describe('answers to people who try things', () => {
  it('may be read by no other origin, whatever it asks for', async () => {
    const site = await startSite();
    const headers = {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type, idempotency-key',
    };
    for (const method of ['GET', 'POST', 'OPTIONS'])
      for (const path of ['/', '/send-review', '/reviews.json', '/healthz', '/nothing']) {
        const answer = await site.call(path, { method, headers });
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
  });

  it('to an error that nobody expected say nothing about the inside', async () => {
    const site = await startSite({
      async open(config) {
        const store = await openStore(config);
        return {
          ...store,
          addReview: () => Promise.reject(new TypeError('/secret/path: password hunter2')),
          addMessage: () => Promise.reject(new TypeError('/secret/path: password hunter2')),
        };
      },
    });
    const json = await site.post('/send-review', review);
    expect([json.status, await json.json()]).toEqual([
      500,
      { error: { code: 'internal', message: 'Something went wrong here.' } },
    ]);
    const page = await site.submit('/api/v1.0/email/send', message);
    expect([page.status, await page.text()]).toEqual([
      500,
      `<h1>error 500 Internal Server Error (${page.headers.get('X-Request-Id') ?? ''})</h1>`,
    ]);
    // Both are in the log for the operators.
    expect(site.lines.filter((line) => line.includes('hunter2'))).toHaveLength(2);
  });
});
