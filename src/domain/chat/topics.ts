/** What a message can be about medically, whichever rule answers it; the most pressing first. */
export const topicIds = [
  'notBreathing',
  'notAwake',
  'choking',
  'bleeding',
  'heartAttack',
  'stroke',
  'burns',
  'roadAccident',
  'snakebite',
  'whatToSay',
  'kit',
  'plan',
] as const;

/** `notBreathing` leads to CPR; `notAwake` (fainted, fits, does not wake) to checking the breath. */
export type TopicId = (typeof topicIds)[number];
