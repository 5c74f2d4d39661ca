import { type Agent, request } from 'node:http';

/** What became of the requests of one kind of clients. */
export interface Counts {
  /** Answers by status. */
  statuses: Record<number, number>;
  /** Requests without an answer: the address and the code of the error. */
  failed: string[];
  withoutRetryAfter: number;
  /** How long the answers with 200 took. */
  ms: number[];
}

export function count(): Counts {
  return { statuses: {}, failed: [], withoutRetryAfter: 0, ms: [] };
}

export function formatCounts({ statuses, ms }: Counts): string {
  return `${JSON.stringify(statuses)}, ${formatShares(ms)}`;
}

/** How long half and nearly all of something took, in ms. */
export function formatShares(ms: readonly number[]): string {
  return `half in ${timeOf(ms, 0.5).toFixed(0)} ms, 95 % in ${timeOf(ms, 0.95).toFixed(0)} ms`;
}

/** How long this share of something took at most, in ms: 0.95 for 95 %. */
export function timeOf(ms: readonly number[], share: number): number {
  return ms.toSorted((a, b) => a - b)[Math.floor(ms.length * share)] ?? 0;
}

/** Sends a request to a server on this machine, reads its answer and counts it. With a `body` it is a form that is posted. */
export function ask(
  port: number,
  path: string,
  {
    agent,
    headers,
    counts,
    body,
  }: { agent: Agent; headers: Record<string, string>; counts: Counts; body?: string },
): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => {
      counts.failed.push(`${path}: ${error.code}`);
      resolve();
    };
    const method = body === undefined ? 'GET' : 'POST';
    request({ host: '127.0.0.1', port, path, agent, headers, method }, (answer) => {
      answer.on('error', fail);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
        if (status === 503 && !answer.headers['retry-after']) counts.withoutRetryAfter += 1;
        if (status < 400) counts.ms.push(performance.now() - begun);
        resolve();
      });
      answer.resume();
    })
      .on('error', fail)
      .end(body);
  });
}
