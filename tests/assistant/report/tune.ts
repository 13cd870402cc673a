import { writeFileSync } from 'node:fs';
import { guesser } from '../../../src/assistant/model/model';
import { threats } from '../../../src/assistant/model/meanings';
import { readByRules } from '../../../src/assistant/parseMessage';
import { everydayWord } from '../../../src/assistant/engine/figures';
import { reader } from '../../../src/assistant/reader';
import { linesOf } from './corpus';
import { isRight } from './figures';
import { listedLines } from './lists';
import { train } from './train';
const lines = linesOf('train');
const listed = listedLines();
const { isKnown, words } = reader();
const K = 4;
const out: any[] = [];
for (let k = 0; k < K; k++) {
  const guess = guesser(train([...listed, ...lines.filter((_, i) => i % K !== k)]));
  lines.forEach((l, i) => {
    if (i % K !== k) return;
    const w = words(l.text);
    const r = readByRules(l.text)!;
    const g = guess(w, isKnown);
    out.push({
      t: l.text,
      m: l.meaning,
      l: l.language,
      threat: threats.has(l.meaning),
      n: w.length,
      w: w.join(' '),
      known: w.some(isKnown),
      eday: w.includes(everydayWord),
      urgent: r.urgent,
      rule: r.rule,
      ids: [...r.concerns, ...r.topics],
      ask: r.ask,
      ok: isRight(l, r),
      g,
    });
  });
}
writeFileSync(process.env['OUT'] ?? '/tmp/read/tune.json', JSON.stringify(out));
