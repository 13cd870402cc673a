import { join } from 'node:path';
import { openStore } from '../../src/server/store/openStore';
import type { Cleanup } from './kit/folders';
import { naughtyReviews } from './kit/naughty';
import { client } from './kit/post';
import { serverStarter } from './kit/serverProcess';
import { missingIn, showPage } from './kit/shown';
import { asJson, isAcknowledged } from './kit/submissions';
import type { Hold } from './scenario';

/** Sends reviews with naughty strings, approves the accepted ones, and checks the page in a browser. @returns Figures. */
export async function showNaughtyReviews(cleanup: Cleanup, hold: Hold) {
  const dataDir = join(cleanup.folder(), 'data');
  const start = await serverStarter({ site: 'whole' }, cleanup);
  const first = await start({ DATA_DIR: dataDir });
  const { send, close } = client();
  let accepted = 0;
  for (const review of naughtyReviews())
    if (isAcknowledged(await send(first.url, asJson(review)))) accepted += 1;
  close();
  await first.stop();
  // All at once and not through the desk, because a running site renders the page after each approval.
  const store = await openStore({ dataDir });
  const stored = await store.reviews();
  for (const { id } of stored)
    await store.applyAction('review', id, 'approve', { who: 'Naughty', via: 'command' });
  await store.close();

  const second = await start({ DATA_DIR: dataDir });
  const listed = (await (await fetch(`${second.url}/reviews.json`)).json()) as {
    name: string;
    title: string;
    text: string;
  }[];
  hold(stored.length === accepted && listed.length === accepted, 'Not every accepted review is listed');
  const texts = stored.flatMap(({ name, title, text }) => [name, title, text]);
  const listedTexts = new Set(listed.flatMap(({ name, title, text }) => [name, title, text]));
  hold(
    texts.every((text) => listedTexts.has(text)),
    'The list of reviews holds other texts than the store',
  );
  const looks = await showPage(second.url, '/Testimonials', cleanup);
  for (const [at, look] of looks.entries()) {
    const when = at === 0 ? 'as HTML' : 'with React';
    const missing = missingIn(look, texts);
    hold(missing.length === 0, `Not shown as it is ${when}: ${JSON.stringify(missing.slice(0, 3))}`);
    hold(look.executed.length === 0, `Executed ${when}: ${look.executed.slice(0, 3).join(', ')}`);
  }
  await second.stop();
  return {
    'naughty reviews approved and shown in a browser': accepted,
    'of their texts altered on the page': Math.max(...looks.map((look) => missingIn(look, texts).length)),
    'dialogs, errors, foreign requests or elements from them': looks.reduce(
      (sum, { executed }) => sum + executed.length,
      0,
    ),
  };
}
