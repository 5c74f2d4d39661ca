import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#tests/kit/site/free-port.ts';
import type { Load, LoadResult } from './generate-load.ts';
import { processCpu } from './process-cpu.ts';

/** A server and its process. */
export interface Server {
  port: number;
  pid: number;
}

/** Requests per second and CPU microseconds per request. `cpu` is null where the system does not report it. */
export interface Rate {
  answers: number;
  perSecond: number;
  cpu: number | null;
  ownUse: number;
}

export interface Recorded {
  headers: string[];
  body: Buffer;
}

const run = promisify(execFile);

/** Sends one request to the server repeatedly for some seconds. */
export async function measureRate(
  server: Server,
  asked: Pick<Load, 'path' | 'headers'>,
  forMs: number,
): Promise<Rate> {
  const load: Load = { ...asked, port: server.port, connections: 16, depth: 4, warmUpMs: 700, forMs };
  const before = processCpu(server.pid);
  const { stdout } = await run(process.execPath, ['bench/generate-load.ts', JSON.stringify(load)]);
  const after = processCpu(server.pid);
  const { answers, perSecond, ownUse }: LoadResult = JSON.parse(stdout);
  return {
    answers,
    perSecond,
    ownUse,
    cpu: before !== null && after !== null ? (after - before) / answers : null,
  };
}

/** Records one response as it was sent, without the headers that Node adds itself. */
export function recordAnswer(server: Server, asked: Pick<Load, 'path' | 'headers'>): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: server.port,
      path: asked.path,
      headers: asked.headers,
      agent: false,
    };
    request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${asked.path} answers ${answer.statusCode}`));
        const body = Buffer.concat(parts);
        const headers: string[] = [];
        for (let n = 0; n < answer.rawHeaders.length; n += 2) {
          const name = answer.rawHeaders[n] ?? '';
          if (!/^(?:date|connection|keep-alive|transfer-encoding|content-length)$/i.test(name))
            headers.push(name, answer.rawHeaders[n + 1] ?? '');
        }
        resolve({ headers: [...headers, 'Content-Length', String(body.length)], body });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Starts a bare Node server that sends the recorded response. */
export async function startBareServer(
  recorded: Recorded,
  folder: string,
): Promise<Server & { stop: () => void }> {
  const port = await freePort();
  const file = join(folder, `answer-${port}.json`);
  writeFileSync(file, JSON.stringify({ ...recorded, body: recorded.body.toString('base64') }));
  const child: ChildProcess = spawn(process.execPath, ['bench/bare-server.ts', String(port), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return { port, pid: child.pid ?? 0, stop: () => child.kill() };
}
