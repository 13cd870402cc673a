/** Common prefix of these paths. */
export const subscriptionPath = '/News/';

/** Pages that links in newsletter e-mails open, and those that follow them. */
export const subscriptionPages = {
  /** Asks to confirm the subscription with a button. */
  confirm: '/News/Confirm',
  confirmed: '/News/Confirmed',
  /** Asks to unsubscribe with a button. */
  leave: '/News/Leave',
  left: '/News/Left',
} as const;

/** Query parameter with the link's token. */
export const linkParameter = 'link';
