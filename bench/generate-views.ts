/**
 * Runs as its own process: reports page views of one site over keep-alive connections for some seconds, as browsers do, each
 * from another reader. Prints one line of JSON: how many were acknowledged by slug, how many were refused, and the time from
 * the request to its answer.
 */
import { connect } from 'node:net';

export interface ViewLoad {
  port: number;
  slugs: string[];
  connections: number;
  /** Concurrent requests on each connection. */
  depth: number;
  forMs: number;
  /** Distinguishes the readers of several generators. */
  part: number;
}

export interface ViewResult {
  acknowledged: Record<string, number>;
  refused: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The share of a core that the generator used. */
  ownUse: number;
}

const load: ViewLoad = JSON.parse(process.argv[2] ?? '{}');
const acknowledged: Record<string, number> = {};
let refused = 0;
const times: number[] = [];
let sent = 0;
let isOver = false;
let open = 0;

const begun = performance.now();
const { user: userBefore, system: systemBefore } = process.cpuUsage();
setTimeout(() => {
  isOver = true;
}, load.forMs);

for (let at = 0; at < load.connections; at += 1) openConnection();

function openConnection(): void {
  const waiting: { slug: string; at: number }[] = [];
  const socket = connect(load.port, '127.0.0.1');
  open += 1;
  let rest = '';
  const send = () => {
    const requests: string[] = [];
    while (!isOver && waiting.length < load.depth) {
      // The article at place n has a probability in proportion to 1 / n.
      const slug = load.slugs[Math.floor(load.slugs.length ** Math.random()) - 1] ?? '';
      const body = JSON.stringify({ slug, from: 't.me' });
      sent += 1;
      requests.push(
        `POST /api/page-views HTTP/1.1\r\nHost: 127.0.0.1:${load.port}\r\nOrigin: http://127.0.0.1:${load.port}\r\n` +
          `User-Agent: Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36\r\n` +
          `X-Forwarded-For: 10.${load.part}${(sent >> 16) & 63}.${(sent >> 8) & 255}.${sent & 255}\r\n` +
          `Content-Type: text/plain;charset=UTF-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      waiting.push({ slug, at: performance.now() });
    }
    if (requests.length > 0) socket.write(requests.join(''));
    else if (waiting.length === 0) socket.end();
  };
  socket.setNoDelay(true);
  socket.setEncoding('latin1');
  socket.on('connect', send);
  socket.on('data', (text: string) => {
    rest += text;
    for (;;) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) break;
      const length = Number(/^content-length: (\d+)/im.exec(rest.slice(0, end))?.[1] ?? -1);
      const isChunked = /^transfer-encoding: chunked/im.test(rest.slice(0, end));
      const bodyEnd = isChunked ? rest.indexOf('0\r\n\r\n', end + 4) + 5 : end + 4 + length;
      if (bodyEnd < end || rest.length < bodyEnd) break;
      const status = rest.slice(9, 12);
      const view = waiting.shift();
      if (view && status === '200') {
        acknowledged[view.slug] = (acknowledged[view.slug] ?? 0) + 1;
        times.push(performance.now() - view.at);
      } else refused += 1;
      rest = rest.slice(bodyEnd);
    }
    send();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    open -= 1;
    if (open === 0) report();
  });
}

function report(): void {
  const ms = performance.now() - begun;
  const { user, system } = process.cpuUsage();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  const result: ViewResult = {
    acknowledged,
    refused,
    perSecond: (times.length / ms) * 1000,
    p50: at(0.5),
    p99: at(0.99),
    ownUse: (user + system - userBefore - systemBefore) / 1000 / ms,
  };
  console.log(JSON.stringify(result));
}
