import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { freePort } from './free-port.ts';
import type { TestSite } from './site.ts';
import { cpuMs } from './work-growth.ts';

/** In milliseconds of CPU time, on a machine that does `referenceWork` in `REFERENCE_MS`. */
const LIMIT_MS = 100;
const REFERENCE_MS = 60;
/** Garbage collection falls on any request. */
const ALLOWANCE = 1.5;
/** Requests that are measured together. */
const GROUP = 6;
/** The first one may compile code. The least of them counts. */
const ATTEMPTS = 5;

/** A request that must not keep the event loop busy. `name` is for the message of a test. */
export interface MeasuredRequest {
  name: string;
  path: string;
  init?: RequestInit;
}

/** The environment of a site whose event loop is measured (`measure-loop.ts`), and the question to it. */
export async function measureLoop() {
  const port = await freePort();
  return {
    env: {
      TRUST_PROXY: '1',
      NODE_OPTIONS: `--import=${resolve('tests/kit/site/measure-loop.ts')}`,
      LOOP_PORT: String(port),
    },
    /** The longest time without a pause since the last question, in milliseconds of CPU time. */
    readLongest: async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text()),
  };
}

/**
 * Returns the requests that keep the loop busy for too long, each with its milliseconds. They are sent in groups: none of a
 * group takes longer than the group. Those of a slow group are sent again one by one. So every request is measured, and only
 * by code that has run before.
 */
export async function findBlockingRequests(
  site: TestSite,
  readLongest: () => Promise<number>,
  requests: readonly MeasuredRequest[],
): Promise<[ms: number, name: string][]> {
  async function send({ path, init = {} }: MeasuredRequest): Promise<void> {
    // Each from another reader, so that no limit of requests answers before the work.
    const [a, b, c] = randomBytes(3);
    const address = `10.${a}.${b}.${c}`;
    const headers = {
      Origin: site.url,
      'X-Forwarded-For': address,
      'Accept-Encoding': 'identity',
      ...init.headers,
    };
    await (await site.fetch(path, { ...init, headers })).arrayBuffer();
  }
  async function measureAlone(request: MeasuredRequest): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && least > limit; attempt++) {
      await readLongest();
      await send(request);
      least = Math.min(least, await readLongest());
    }
    return least;
  }
  const found: [number, string][] = [];
  for (let at = 0; at < requests.length; at += GROUP) {
    const group = requests.slice(at, at + GROUP);
    await readLongest();
    await Promise.all(group.map(send));
    if ((await readLongest()) <= limit) continue;
    for (const request of group) {
      const ms = await measureAlone(request);
      if (ms > limit) found.push([Math.round(ms), `${request.path.slice(0, 60)} ${request.name}`]);
    }
  }
  return found;
}

/** The least counts, because garbage collection and compilation fall on any round. */
function referenceWork(): number {
  const work = () => {
    const list = Array.from({ length: 200_000 }, (_, at) => `${(at * 7919) % 200_003}`);
    list.sort();
  };
  return Math.min(...Array.from({ length: 3 }, () => cpuMs(work)));
}

const limit = ALLOWANCE * LIMIT_MS * Math.max(1, referenceWork() / REFERENCE_MS);
