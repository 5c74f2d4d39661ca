import { type ChildProcess, fork } from 'node:child_process';
import { endWithWorker } from './end-with-worker.ts';
import { CLOCK_PRELOAD, collectLines, type SiteProcess, serverEnvironment } from './site-process.ts';

/** Starts a site with these variables; stops it without them. */
export interface HostRequest {
  env?: Record<string, string>;
}

export interface HostAnswer {
  /** Of the log of its site. */
  line?: string;
  done?: true;
  failed?: string;
}

/** A process for sites that has the program in its memory, with fast code for what the sites before it have done. */
interface SiteHost {
  child: ChildProcess;
  /** Takes the lines of the site that runs in it; null while none does. */
  lines: string[] | null;
  ended: Promise<number | null>;
}

/** Of this worker. A killed site takes it with it. */
let host: SiteHost | null = null;

/** How long a site has for its start, and for its stop. */
const START_LIMIT_MS = 240_000;
const STOP_LIMIT_MS = 30_000;

/**
 * Starts the built server in the process that ran the sites of the test files before. Null while another site runs in it: two sites
 * beside each other are two processes. Rejects with the error of the start.
 */
export async function startHostedSite(env: Record<string, string>): Promise<SiteProcess | null> {
  if (host?.lines) return null;
  const lines: string[] = [];
  const own = host ?? (await startHost(lines));
  host = own;
  own.lines = lines;
  await ask(own, { env: { ...serverEnvironment(), ...env } }, START_LIMIT_MS).catch(async (error) => {
    await end(own);
    throw error;
  });
  return {
    pid: own.child.pid ?? 0,
    lines,
    signal: (name) => void own.child.kill(name),
    ended: own.ended,
    async stop() {
      const isStopped = await ask(own, {}, STOP_LIMIT_MS).then(
        () => true,
        (error: Error) => {
          lines.push(`The site did not stop: ${error.message}`);
          return false;
        },
      );
      own.lines = null;
      if (isStopped) return 0;
      await end(own);
      return null;
    },
    kill: () => end(own),
  };
}

async function startHost(lines: string[]): Promise<SiteHost> {
  const child = fork('tests/kit/site/site-host.ts', {
    env: serverEnvironment(),
    execArgv: CLOCK_PRELOAD,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  endWithWorker(child);
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once('exit', resolve);
  const own: SiteHost = { child, lines, ended };
  const take = (line: string) => void own.lines?.push(line);
  if (child.stdout && child.stderr)
    for (const stream of [child.stdout, child.stderr]) collectLines(stream, take);
  child.on('message', ({ line }: HostAnswer) => line?.split('\n').forEach(take));
  void ended.then(() => {
    if (host === own) host = null;
  });
  await answerOf(own, START_LIMIT_MS);
  return own;
}

function ask(own: SiteHost, request: HostRequest, limitMs: number): Promise<void> {
  own.child.send(request);
  return answerOf(own, limitMs);
}

/** The next answer that is not a line of the log. */
function answerOf({ child, ended, lines }: SiteHost, limitMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const take = ({ done, failed }: HostAnswer) => {
    if (done) resolve();
    if (failed !== undefined) reject(new Error(failed));
  };
  child.on('message', take);
  const late = setTimeout(() => reject(new Error(`No answer in ${limitMs} ms`)), limitMs);
  void ended.then(() => reject(new Error(`The server ended:\n${lines?.join('\n')}`)));
  return promise.finally(() => {
    clearTimeout(late);
    child.off('message', take);
  });
}

async function end(own: SiteHost): Promise<void> {
  own.child.kill('SIGKILL');
  await own.ended;
  if (host === own) host = null;
}
