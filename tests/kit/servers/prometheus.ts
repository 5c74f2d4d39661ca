import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { endWithWorker } from '../site/end-with-worker.ts';
import { freePort } from '../site/free-port.ts';

const FILES = ['/usr/bin/prometheus', '/usr/local/bin/prometheus', '/opt/homebrew/bin/prometheus'];
const prometheus = FILES.find((file) => existsSync(file));

/** Whether this machine has Prometheus. */
export const hasPrometheus = prometheus !== undefined;

export interface Prometheus {
  /** The value of each series that a query finds now. @throws Error when the query is refused. */
  query(expression: string): Promise<number[]>;
  /** The state of each rule: `ok` after its first evaluation without an error. */
  readRules(): Promise<{ name: string; health: string }[]>;
  stop(): Promise<void>;
}

interface Answer {
  status: string;
  error?: string;
  data: {
    result: { value: [time: number, value: string] }[];
    groups: { rules: { name: string; health: string }[] }[];
  };
}

/** Starts Prometheus with a configuration, and with the alarms of operators beside it. */
export async function startPrometheus(configuration: string): Promise<Prometheus> {
  if (!prometheus) throw new Error('No Prometheus here: ask hasPrometheus first');
  mkdirSync(inject('runFolder'), { recursive: true });
  const folder = mkdtempSync(join(inject('runFolder'), 'prometheus-'));
  writeFileSync(join(folder, 'prometheus.yml'), configuration);
  cpSync('deploy/prometheus/alerts.yml', join(folder, 'alerts.yml'));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    prometheus,
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${address}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  endWithWorker(child);
  let log = '';
  child.stderr.on('data', (part) => {
    log += part;
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  while (!(await fetch(`http://${address}/-/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`Prometheus ended: ${log}`);
    await sleep(50);
  }
  const ask = async (path: string) => {
    const answer = (await (await fetch(`http://${address}/api/v1/${path}`)).json()) as Answer;
    if (answer.status !== 'success') throw new Error(`${path}: ${answer.error}`);
    return answer.data;
  };
  return {
    async query(expression) {
      const { result } = await ask(`query?query=${encodeURIComponent(expression)}`);
      return result.map(({ value: [, value] }) => Number(value));
    },
    async readRules() {
      return (await ask('rules')).groups.flatMap(({ rules }) => rules);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
