/** The ids of a field's help and error that exist, in this order. */
export function describedBy(
  id: string,
  help: string | undefined,
  error: string | undefined,
): string | undefined {
  return [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
