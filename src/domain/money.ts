const shillings = new Intl.NumberFormat('en-KE');

/** Formats an amount in Kenya shillings, the same in both languages: `KES 6,500`. */
export const kes = (amount: number): string => `KES ${shillings.format(amount)}`;
