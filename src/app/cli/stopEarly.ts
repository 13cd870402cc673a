const end = () => process.exit(0);
const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Ends the process on a signal, until the server does that itself. As process 1 of a container a program without handlers cannot
 * be stopped.
 * @returns A function that leaves signals to the server.
 */
export function stopEarly(): () => void {
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.removeListener(signal, end);
  };
}
