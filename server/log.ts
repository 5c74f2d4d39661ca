import type { LogLevel } from './config.ts';

type Fields = Record<string, unknown>;

/** Writes what happened. Fields are small facts beside the message; an Error among them keeps its stack. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
  /** The same log with these fields on every line, for instance the id of the request. */
  with(fields: Fields): Log;
}

const ranks = { debug: 10, info: 20, warn: 30, error: 40, silent: 50 } as const;

/**
 * A log that writes one JSON object a line (`json`, for production) or short lines to read (`lines`).
 * `write` gets each finished line without its newline; warnings and errors go to the standard error stream by default.
 */
export function createLog(options: {
  level: LogLevel;
  format: 'json' | 'lines';
  now: () => number;
  write?: (line: string, level: LogLevel) => void;
  fields?: Fields;
}): Log {
  const { level, format, now, write = writeToStreams, fields: always } = options;
  const writer = (rank: Exclude<LogLevel, 'silent'>) => {
    if (ranks[rank] < ranks[level]) return () => {};
    return (message: string, fields?: Fields) => {
      const time = new Date(now()).toISOString();
      const all = { ...always, ...fields };
      write(
        format === 'json' ? jsonLine(time, rank, message, all) : shortLine(time, rank, message, all),
        rank,
      );
    };
  };
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    with: (fields) => createLog({ ...options, fields: { ...always, ...fields } }),
  };
}

function jsonLine(time: string, level: string, message: string, fields: Fields): string {
  const plain = (_: string, value: unknown) =>
    value instanceof Error
      ? { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
      : value;
  return JSON.stringify({ time, level, message, ...fields }, plain);
}

function shortLine(time: string, level: string, message: string, fields: Fields): string {
  const parts = [time.slice(11, 19), ...(level === 'info' ? [] : [level]), message];
  const stacks: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Error) stacks.push(`\n${value.stack ?? value.message}`);
    else if (value !== undefined)
      parts.push(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  }
  return parts.join(' ') + stacks.join('');
}

function writeToStreams(line: string, level: LogLevel): void {
  (level === 'warn' || level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
}
