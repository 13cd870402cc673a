/** The response time, worded as the target it is. Its one place. */
export const responseTarget =
  'We aim to arrive in 5-10 minutes in urban areas and in up to 20 minutes in rural areas. Traffic and distance change it; the dispatcher tells you what to expect.';

/** What public money pays for is changing; nothing is promised here. */
export const publicMoney =
  'The Social Health Authority has announced that it will pay for ambulances out of its emergency fund. This is being rolled out. Ask when you call what applies to you on that day.';

/** Said wherever cover is offered. */
export const notAnInsurer = 'We are a medical provider, not an insurer. We sell no insurance policies.';
