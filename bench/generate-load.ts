/** Runs as its own process: requests one address over keep-alive connections and prints the result as one line of JSON. */
import { connect } from 'node:net';
import { createAnswerCounter } from './parse-answer.ts';

export interface Load {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  /** Concurrent requests on each connection. */
  depth: number;
  /** Responses during this time do not count for the rate. */
  warmUpMs: number;
  forMs: number;
}

export interface LoadResult {
  /** All responses, including the warm-up. */
  answers: number;
  perSecond: number;
  /** The share of a core that the generator used. Near 1 it measured itself. */
  ownUse: number;
}

const load: Load = JSON.parse(process.argv[2] ?? '{}');
const lines = Object.entries({ host: `127.0.0.1:${load.port}`, ...load.headers }).map(
  ([name, value]) => `${name}: ${value}`,
);
const request = Buffer.from(`GET ${load.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);

let answers = 0;
const sockets = Array.from({ length: load.connections }, () => {
  const count = createAnswerCounter();
  const socket = connect(load.port, '127.0.0.1');
  socket.setNoDelay(true);
  socket.write(Buffer.concat(Array.from({ length: load.depth }, () => request)));
  socket.on('data', (bytes: Buffer) => {
    const now = count(bytes);
    answers += now;
    if (now === 1) socket.write(request);
    else if (now > 1) socket.write(Buffer.concat(Array.from({ length: now }, () => request)));
  });
  socket.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  return socket;
});

setTimeout(() => {
  const before = { answers, at: performance.now(), cpu: process.cpuUsage() };
  setTimeout(() => {
    const ms = performance.now() - before.at;
    const { user, system } = process.cpuUsage(before.cpu);
    const perSecond = ((answers - before.answers) / ms) * 1000;
    for (const socket of sockets) socket.destroy();
    const result: LoadResult = { answers, perSecond, ownUse: (user + system) / 1000 / ms };
    console.log(JSON.stringify(result));
  }, load.forMs);
}, load.warmUpMs);
