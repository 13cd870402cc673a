import type { Answers } from '../../domain/requests/answers';
import { fieldsOf, type RequestField } from '../../domain/requests/definition';
import { definitionOf } from '../../domain/requests/definitions';
import { firstDayOf } from '../../domain/requests/export';
import { requestKinds } from '../../domain/requests/kinds';
import type { Driver } from './Driver';

/** Types of answers that are free text. */
const textTypes: readonly RequestField['type'][] = ['text', 'longText', 'place', 'email'];

/** Number of rows filled per transaction. */
const batchSize = 200;

/**
 * Columns by which the desk searches and sorts requests, derived from the answers: the free texts, one per line, and the
 * first day.
 */
export function requestColumns(kind: string, answers: Answers): { words: string; first_day: string | null } {
  const known = requestKinds.find((one) => one === kind);
  const definition = known && definitionOf(known);
  // Answers to questions of an older version of the form are not in the definition.
  const types = new Map(definition ? fieldsOf(definition).map(([name, { type }]) => [name, type]) : []);
  const texts = Object.entries(answers).flatMap(([name, answer]) =>
    typeof answer === 'string' && textTypes.includes(types.get(name) ?? 'text') ? [answer] : [],
  );
  return {
    words: texts.join('\n'),
    first_day: (definition && firstDayOf({ definition }, answers)) ?? null,
  };
}

/** Fills these columns in rows that were stored before the columns existed, or by an older server that is still running. */
export async function fillRequestColumns(driver: Driver): Promise<void> {
  for (;;) {
    const rows = await driver.run({
      sql: `SELECT id, kind, answers FROM requests WHERE words IS NULL LIMIT ${String(batchSize)}`,
    });
    if (rows.length === 0) return;
    await driver.runAll(
      rows.map((row) => {
        const answers = JSON.parse(String(row['answers'])) as Answers;
        const { words, first_day: day } = requestColumns(String(row['kind']), answers);
        const sql = 'UPDATE requests SET words = ?, first_day = ? WHERE id = ?';
        return { sql, values: [words, day, String(row['id'])] };
      }),
    );
  }
}
