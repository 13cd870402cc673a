/** What the paths of these pages begin with. */
export const subscriptionPath = '/News/';

/** Pages that links in mail about news lead to, and those that they end at. */
export const subscriptionPages = {
  /** Asks whether to confirm; its one button does it. */
  confirm: '/News/Confirm',
  confirmed: '/News/Confirmed',
  /** Asks whether to leave; its one button does it. */
  leave: '/News/Leave',
  left: '/News/Left',
} as const;

/** Query parameter that holds what the link says. */
export const linkParameter = 'link';
