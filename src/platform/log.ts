import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogLevel } from '#platform/config.ts';

type Fields = Record<string, unknown>;

/** The log. Fields are short values next to the message. An Error among them is logged with its stack. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
  /** The same log with these fields on every line, for instance the id of the request. */
  with(fields: Fields): Log;
}

/** Fields of every line that is logged while `work` of `logContext.run(fields, work)` runs: the id of its request. */
export const logContext = new AsyncLocalStorage<Readonly<{ requestId: string }>>();

const ranks = { debug: 10, info: 20, warn: 30, error: 40, silent: 50 } as const;

/**
 * Creates a log that writes one JSON object per line (`json`, for production) or short readable lines (`lines`). `write`
 * gets each line without its newline. By default warnings and errors go to standard error, all others to standard output.
 */
export function createLog(options: {
  level: LogLevel;
  format: 'json' | 'lines';
  now: () => number;
  write?: (line: string, level: LogLevel) => void;
  fields?: Fields;
}): Log {
  const { level, format, now, write = writeToStreams, fields: common } = options;
  const writer = (rank: Exclude<LogLevel, 'silent'>) => {
    if (ranks[rank] < ranks[level]) return () => {};
    return (message: string, fields?: Fields) => {
      const time = new Date(now()).toISOString();
      const all = { ...common, ...logContext.getStore(), ...fields };
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
    with: (fields) => createLog({ ...options, fields: { ...common, ...fields } }),
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
      parts.push(
        `${name}=${typeof value === 'string' && !/[\r\n]/.test(value) ? value : JSON.stringify(value)}`,
      );
  }
  return parts.join(' ') + stacks.join('');
}

function writeToStreams(line: string, level: LogLevel): void {
  (level === 'warn' || level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
}
