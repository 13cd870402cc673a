/** Pages that links in mail about news lead to, and those that they end at. */
export const subscriptionPages = {
  /** Asks whether to confirm; its one button does it. */
  confirm: '/ConfirmSubscription',
  confirmed: '/SubscriptionConfirmed',
  /** Asks whether to leave; its one button does it. */
  leave: '/LeaveSubscription',
  left: '/SubscriptionLeft',
  /** The link is too old, or is none of ours. */
  expired: '/SubscriptionLink',
} as const;

/** Query parameter that holds what the link says. */
export const linkParameter = 'link';
