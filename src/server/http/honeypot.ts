import { honeypotField } from '../../domain/formGuard';
import { isRecord } from './body';

/**
 * Removes the honeypot from a submission, before it is validated.
 * @param inside Name of a field whose object may contain it, too.
 * @returns Whether it contained anything except white space, and the other values.
 */
export function withoutHoneypot(
  sent: Readonly<Record<string, unknown>>,
  inside?: string,
): { filled: boolean; values: Record<string, unknown> } {
  const { [honeypotField]: trap, ...values } = sent;
  const filled = isFilled(trap);
  const inner = inside === undefined ? undefined : values[inside];
  if (inside === undefined || !isRecord(inner)) return { filled, values };
  const nested = withoutHoneypot(inner);
  return { filled: filled || nested.filled, values: { ...values, [inside]: nested.values } };
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}
