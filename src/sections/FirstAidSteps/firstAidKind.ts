/** Kind of a list: actions in order, things never to do, when to call, or points without an order. */
export type FirstAidKind = 'steps' | 'never' | 'call' | 'points';
