/**
 * Converts a form's strings to the schema's input: HTML has no numbers, and an optional field left empty is omitted. A
 * module of its own, so that the form can be rendered without the validation library.
 */
export function bookingInput({ clinicId: id, email: address, note, ...rest }: Record<string, unknown>) {
  const isEmpty = (value: unknown) =>
    value === undefined || (typeof value === 'string' && value.trim() === '');
  return {
    ...rest,
    ...(!isEmpty(id) && { clinicId: typeof id === 'string' && /^\d{1,3}$/.test(id) ? Number(id) : id }),
    ...(!isEmpty(address) && { email: address }),
    ...(!isEmpty(note) && { note }),
  };
}
