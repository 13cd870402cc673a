import { pino } from 'pino';
import type { LogSettings } from '../config/watch';
import { withoutPersonal, type Log, type LogFacts } from './log';

/** A line as pino writes it. */
type Written = LogFacts & { time: string; level: string; msg: string };

/** A line for a person: time, level, words, and what was measured. */
function asText(json: string): string {
  const { time, level, msg, event: _word, ...facts } = JSON.parse(json) as Written;
  const rest = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const words = [msg, ...(rest.length > 0 ? [`(${rest.join(' ')})`] : [])].join(' ');
  return `${time.slice(0, 19)}Z ${level.toUpperCase().padEnd(5)} ${words}\n`;
}

/**
 * Opens the log: one line of JSON each for programs, or of text for people.
 * @param write Takes finished lines. Default: the process's error output, at once, so that none is lost when it ends.
 */
export function openLog(
  { level, format }: LogSettings,
  write: (text: string) => void = (text) => void process.stderr.write(text),
): Log {
  const logger = pino(
    {
      level,
      // Host and process are known to those who collect the lines.
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
  return (line, { level: as = 'info', ...facts } = {}) => {
    if (logger.isLevelEnabled(as)) logger[as](facts, withoutPersonal(line));
  };
}
