import { pino } from 'pino';
import type { LogSettings } from '../config/watch';
import { secondInNairobi } from './words/when';
import { withoutPersonal, type Log, type LogFacts } from './log';

/** A line in pino's format. */
type JsonLogLine = LogFacts & { time: string; level: string; msg: string };

/** A line for people: time, level, text, and measured values. */
function asText(json: string): string {
  const { time, level, msg, event: _word, ...facts } = JSON.parse(json) as JsonLogLine;
  const rest = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const words = [msg, ...(rest.length > 0 ? [`(${rest.join(' ')})`] : [])].join(' ');
  return `${secondInNairobi(time)} ${level.toUpperCase().padEnd(5)} ${words}\n`;
}

/** The reader of the log may end, or its disk may be full: the site goes on without it. */
const goOn = () => undefined;

function writeToStandardError(text: string): void {
  if (!process.stderr.listeners('error').includes(goOn)) process.stderr.on('error', goOn);
  process.stderr.write(text);
}

/**
 * Opens the log: one line per entry, JSON for programs or text for people.
 * @param write Takes finished lines. Default: standard error, synchronously, so that none is lost when the process ends.
 */
export function openLog(
  { level, format }: LogSettings,
  write: (text: string) => void = writeToStandardError,
): Log {
  const logger = pino(
    {
      level,
      // Log collectors already know host and process.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write: (line: string) => {
        write(format === 'text' ? asText(line) : line);
      },
    },
  );
  return (line, { level: logLevel = 'info', ...facts } = {}) => {
    if (logger.isLevelEnabled(logLevel)) logger[logLevel](facts, withoutPersonal(line));
  };
}
