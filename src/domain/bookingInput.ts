/**
 * Makes the schema's input of a form's texts: HTML has no numbers, and an optional field left empty is none. Apart from
 * the schema, so that the form can be drawn without the library that checks it.
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
