const shillings = new Intl.NumberFormat('en-KE');

/** An amount in Kenya shillings as it is written in both languages: `KES 6,500`. */
export const kes = (amount: number): string => `KES ${shillings.format(amount)}`;
