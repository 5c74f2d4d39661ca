import { Agent, request } from 'node:http';

export interface SentLoad {
  /** Responses by status. */
  statuses: Record<number, number>;
  /** Requests without a response. */
  failures: number;
}

/**
 * Sends `count` GET requests to a server on this machine, `connections` at a time over keep-alive connections, and reads
 * every response. `pathOf` returns the address of each request. Stops when a connection is refused or reset, which happens
 * when the server has ended.
 */
export async function sendLoad(load: {
  port: number;
  connections: number;
  count: number;
  pathOf: (number: number) => string;
  headers?: Record<string, string>;
}): Promise<SentLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const sent: SentLoad = { statuses: {}, failures: 0 };
  let next = 0;
  const sendInTurn = async () => {
    while (next < load.count && sent.failures === 0) {
      const path = load.pathOf(next++);
      try {
        const status = await readStatus(load, path, agent);
        sent.statuses[status] = (sent.statuses[status] ?? 0) + 1;
      } catch {
        sent.failures += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: load.connections }, sendInTurn));
  agent.destroy();
  return sent;
}

function readStatus(
  { port, headers }: { port: number; headers?: Record<string, string> },
  path: string,
  agent: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    })
      .on('error', reject)
      .end();
  });
}
