/**
 * Runs as its own process: sends requests to some addresses of a site in turn, at a fixed rate, over keep-alive connections,
 * until its parent disconnects. Then prints one line of JSON: how many were answered, and the time from the moment at which
 * each was due.
 */
import { Agent, request } from 'node:http';

export interface RateLoad {
  port: number;
  paths: string[];
  perSecond: number;
}

export interface RateResult {
  answered: number;
  failed: number;
  /** The rate that was reached. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const load: RateLoad = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true, maxSockets: 128 });
const TICK_MS = 5;
const times: number[] = [];
let failed = 0;
let sent = 0;
const begun = performance.now();

const timer = setInterval(() => {
  const due = Math.floor(((performance.now() - begun) * load.perSecond) / 1000);
  while (sent < due) send(begun + (sent * 1000) / load.perSecond);
}, TICK_MS);

function send(dueAt: number): void {
  const path = load.paths[sent % load.paths.length] ?? '/';
  sent += 1;
  const options = { port: load.port, host: '127.0.0.1', path, agent, headers: { 'accept-encoding': 'br' } };
  request(options, (answer) => {
    answer.resume();
    answer.on('end', () => {
      if (answer.statusCode === 200) times.push(performance.now() - dueAt);
      else failed += 1;
    });
  })
    .on('error', () => {
      failed += 1;
    })
    .end();
}

process.on('disconnect', () => {
  clearInterval(timer);
  const ms = performance.now() - begun;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  const result: RateResult = {
    answered: times.length,
    failed,
    perSecond: (times.length / ms) * 1000,
    p50: at(0.5),
    p99: at(0.99),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit());
});
