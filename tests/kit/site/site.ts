import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseTarget, Engine } from '#platform/db/engine-of.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { makePostgresDatabase } from '../databases/make-postgres-database.ts';
import { demoFolder, untilDemoIsThere } from './demo-folder.ts';
import { freePort } from './free-port.ts';
import { startHostedSite } from './hosted-site.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

export interface SiteOptions {
  /** With the demo. By default the database contains only the default categories. */
  demo?: boolean;
  engine?: Engine;
  /** Additional environment variables of the server. They override those of the kit. */
  env?: Record<string, string>;
  /** The host that readers use, when it is not the IP address. Passkeys need a name. */
  host?: 'localhost';
  /** For a test of the process: its memory, its metrics, its processes. Others may get one that ran sites before. */
  ownProcess?: boolean;
  /** Starts the server in another way, as a process of its own. */
  command?: [program: string, ...args: string[]];
  /** Writes into the migrated, empty database before the server starts. */
  fill?: (db: Db) => Promise<void>;
}

/** A raw response: not decompressed, redirects not followed. */
interface RawAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The built product, running for one test file on a port of its own. */
export interface TestSite {
  url: string;
  dataDir: string;
  /** The variables that name its database to another process: empty for SQLite. */
  databaseEnv: Record<string, string>;
  /** The id of the current process. It changes with a restart. */
  pid(): number;
  /** Like the global `fetch`, relative to the site. Redirects are not followed, and a write names the site as its `Origin`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** For requests that `fetch` would normalise: odd addresses, encodings, headers. */
  ask(path: string, options?: { method?: string; headers?: Record<string, string> }): Promise<RawAnswer>;
  /** Writes to its database from outside, as another instance would. */
  change(write: (db: Db) => Promise<void>): Promise<void>;
  /** All log lines since its start. */
  logged(): readonly string[];
  /** Returns and removes the warnings and errors logged so far. A test that calls it expected them. */
  takeProblems(): string[];
  /** Stops it and starts it again with the same data and port. */
  restart(): Promise<void>;
  /** Kills it and starts it again with the same data and port after `meanwhile`. */
  crash(meanwhile?: () => Promise<void>): Promise<void>;
  /** Kills it and leaves it dead. */
  kill(): Promise<void>;
  /** Stops it. Throws when it logged a problem that no test took, or did not end by itself. */
  stop(): Promise<void>;
}

/** The engines that are available for the site on this machine: `describe.each(siteEngines())`. */
export function siteEngines(): Engine[] {
  return inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite'];
}

/**
 * The engine of a test over HTTP whose subject is not the database: PostgreSQL where there is one. The browser's tests run on
 * SQLite, and rules are tested on both.
 */
export function siteEngine(): Engine {
  return inject('postgresUrl') ? 'postgres' : 'sqlite';
}

/** Starts the built server with a temporary data folder in production mode. Resolves when it serves pages. */
export async function startSite(options: SiteOptions = {}): Promise<TestSite> {
  const postgres = options.engine === 'postgres' ? await copyEmptyDatabase() : null;
  const dataDir = await makeDataFolder(postgres ? 'postgres' : options.demo ? 'demo' : 'sqlite');
  const target: DatabaseTarget = postgres
    ? { kind: 'postgres', url: postgres.url }
    : { kind: 'sqlite', file: join(dataDir, 'newsroom.sqlite') };
  if (options.fill) await change(target, options.fill);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const databaseEnv: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
  const env = {
    NODE_ENV: 'production',
    DEMO: options.demo ? '1' : '0',
    // A match that is played while a test looks at it would make the test unstable.
    DEMO_REPLAY: '0',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: options.host ? `http://${options.host}:${port}` : url,
    ...databaseEnv,
    ...options.env,
  };
  const { command, ownProcess = command !== undefined } = options;
  const startProcess = async () =>
    (ownProcess ? null : await startHostedSite(env)) ?? startSiteProcess(url, env, { command });
  let site = await startProcess();
  if (options.demo) await untilDemoIsThere(url);
  const stop = async () => {
    const code = await site.stop();
    const problems = problemsOf(site);
    if (problems.length > 0)
      throw new Error(`The server logged what no test expected:\n${problems.join('\n')}`);
    if (code !== 0) throw new Error(`The server ended with ${code ?? 'a kill'}:\n${site.lines.join('\n')}`);
  };
  return {
    url,
    dataDir,
    databaseEnv,
    pid: () => site.pid,
    fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...withOrigin(init, env.SITE_URL) }),
    ask: (path, asked) => ask(url, path, asked),
    change: (write) => change(target, write),
    logged: () => site.lines,
    takeProblems() {
      const problems = problemsOf(site);
      site.lines.length = 0;
      return problems;
    },
    async restart() {
      await stop();
      site = await startProcess();
    },
    async crash(meanwhile) {
      await site.kill();
      await meanwhile?.();
      site = await startProcess();
    },
    kill: () => site.kill(),
    async stop() {
      await stop().finally(() => postgres?.drop());
    },
  };
}

/** Every browser names the origin of a write. */
function withOrigin(init: RequestInit | undefined, origin: string): RequestInit | undefined {
  if (!init?.method || init.method === 'GET' || init.method === 'HEAD') return init;
  const headers = new Headers(init.headers);
  if (!headers.has('Origin')) headers.set('Origin', origin);
  return { ...init, headers };
}

/** With the demo, with an empty SQLite database, or without one. */
async function makeDataFolder(content: 'demo' | 'sqlite' | 'postgres'): Promise<string> {
  const runFolder = inject('runFolder');
  mkdirSync(runFolder, { recursive: true });
  const folder = mkdtempSync(join(runFolder, 'site-'));
  if (content === 'demo') cpSync(await demoFolder(runFolder), folder, { recursive: true });
  if (content === 'sqlite') cpSync(inject('emptyDatabases').sqlite, join(folder, 'newsroom.sqlite'));
  return folder;
}

function copyEmptyDatabase() {
  const url = inject('postgresUrl');
  const { postgres: template } = inject('emptyDatabases');
  if (!url || !template) throw new Error('No PostgreSQL here: ask siteEngines() first');
  return makePostgresDatabase(url, { template });
}

async function change(target: DatabaseTarget, write: (db: Db) => Promise<void>): Promise<void> {
  const open = await openDatabase(target);
  await write(open.db).finally(() => open.close());
}

/** On a slow machine the server does not wait for seeding, as the specification demands. This warning is not a problem. */
const SLOW_START = /\bInitialization timeout\b/;

/** Log lines above `info`, and lines that are not log entries. */
/** Tests reach limits on purpose. */
const LIMIT_REACHED = '"message":"limit reached"';

function problemsOf({ lines }: SiteProcess): string[] {
  const isQuiet = /^\{.*"level":"(?:debug|info)"|^\d\d:\d\d:\d\d (?!warn |error )/;
  const isExpected = (line: string) =>
    isQuiet.test(line) || SLOW_START.test(line) || line.includes(LIMIT_REACHED) || line.trim() === '';
  return lines.filter((line) => !isExpected(line));
}

function ask(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, agent: false, ...options }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
