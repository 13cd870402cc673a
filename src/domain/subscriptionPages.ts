/** What the paths of these pages begin with. */
export const subscriptionPath = '/Subscription/';

/** Pages that links in mail about news lead to, and those that they end at. */
export const subscriptionPages = {
  /** Asks whether to confirm; its one button does it. */
  confirm: '/Subscription/Confirm',
  confirmed: '/Subscription/Confirmed',
  /** Asks whether to leave; its one button does it. */
  leave: '/Subscription/Leave',
  left: '/Subscription/Left',
} as const;

/** Query parameter that holds what the link says. */
export const linkParameter = 'link';
