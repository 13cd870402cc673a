import { owner } from './owner';

/** Whom the emergency card calls: us, and the lines for when nobody answers. The list of all help numbers is longer. */
export const emergencyNumbers = {
  number: { label: owner.phone.display, to: owner.phone.href },
  others: ['1199', '999', '112'].map((number) => ({ label: number, to: `tel:${number}` })),
};
