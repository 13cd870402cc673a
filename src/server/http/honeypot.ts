import { honeypotField } from '../../domain/formGuard';

/** What was sent, without the honeypot. */
export interface Untrapped {
  /** Whether the field held anything but white space: people do not see it, machines and some form fillers fill it in. */
  filled: boolean;
  values: Record<string, unknown>;
}

/**
 * Takes the honeypot out of what was sent, before it is checked.
 * @param inside Name of a field whose object may hold it too.
 */
export function withoutHoneypot(sent: Readonly<Record<string, unknown>>, inside?: string): Untrapped {
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
