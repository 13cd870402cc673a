/**
 * The program that serves the site. Small, so that it is loaded in a few milliseconds: it takes signals before the rest, which
 * takes up to a second to load, is there. As process 1 of a container a program without handlers cannot be stopped.
 */
export {};

const end = () => process.exit(0);
const signals = ['SIGTERM', 'SIGINT'] as const;
for (const signal of signals) process.on(signal, end);

const { serveSite } = await import('./serveSite');
await serveSite(() => {
  for (const signal of signals) process.removeListener(signal, end);
});
