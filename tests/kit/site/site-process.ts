import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCK_SHIFT } from '../clock/clock-shift.ts';
import { endWithWorker } from './end-with-worker.ts';

const SERVER = 'build/server/index.js';
const CLOCK = new URL('../clock/shift-clock.ts', import.meta.url).href;
const START_LIMIT_MS = 240_000;

/** The built server as a separate process, as an operator runs it. */
export interface SiteProcess {
  pid: number;
  /** Its output, one entry per line, including lines that are not log entries (a stack, a warning of Node). */
  lines: string[];
  /** Asks it to stop as a service manager does. Resolves with its exit code, null when it had to be killed. */
  stop(): Promise<number | null>;
  /** Sends it a signal. */
  signal(name: NodeJS.Signals): void;
  /** Its exit code; null after a signal that it did not handle. */
  ended: Promise<number | null>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

export interface StartOptions {
  /** Starts the server in another way, such as `npm start`. */
  command?: [program: string, ...args: string[]] | undefined;
}

/** What a server under test has of the environment of this process: PATH, TZ, the compile cache and the clock. */
export function serverEnvironment(): Record<string, string> {
  const { PATH = '', TZ = 'UTC', NODE_COMPILE_CACHE = '', [CLOCK_SHIFT]: shift } = process.env;
  // Nothing has to be told that the server stops.
  return { PATH, TZ, NODE_COMPILE_CACHE, STOP_DELAY: '0', ...(shift ? { [CLOCK_SHIFT]: shift } : {}) };
}

/** The arguments of Node that give a server the clock of the run. */
export const CLOCK_PRELOAD = process.env[CLOCK_SHIFT] ? ['--import', CLOCK] : [];

/** Starts the server with its `serverEnvironment` and these variables. Does not wait until it is ready. */
export function spawnSiteProcess(env: Record<string, string>, { command }: StartOptions = {}): SiteProcess {
  const [program, ...args] = command ?? [process.execPath, ...CLOCK_PRELOAD, SERVER];
  const child = spawn(program, args, {
    env: { ...serverEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithWorker(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) collectLines(stream, (line) => void lines.push(line));
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
  });
  return {
    pid: child.pid ?? 0,
    lines,
    signal: (name) => void child.kill(name),
    ended,
    async stop() {
      child.kill('SIGTERM');
      const late = AbortSignal.timeout(30_000);
      late.addEventListener('abort', () => child.kill('SIGKILL'));
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts the server in the same way. Resolves when `url`/readyz reports that it is ready. */
export async function startSiteProcess(
  url: string,
  env: Record<string, string>,
  options: StartOptions = {},
): Promise<SiteProcess> {
  const site = spawnSiteProcess(env, options);
  const { lines } = site;
  let hasEnded = false;
  void site.ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (hasEnded) throw new Error(`The server ended at once:\n${lines.join('\n')}`);
    if (Date.now() > deadline) {
      await site.kill();
      throw new Error(`The server was not ready in ${START_LIMIT_MS} ms:\n${lines.join('\n')}`);
    }
    await sleep(50);
  }
  return site;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${url}/readyz`);
    return status === 200;
  } catch {
    return false;
  }
}

/** Gives each line of a stream to `take`. */
export function collectLines(stream: NodeJS.ReadableStream, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => {
    const parts = (rest + part).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) take(line);
  });
}
