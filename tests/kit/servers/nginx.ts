import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { endWithWorker } from '../site/end-with-worker.ts';
import { freePort } from '../site/free-port.ts';

const FILES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const nginx = FILES.find((file) => existsSync(file));

/** Whether this machine has nginx. */
export const hasNginx = nginx !== undefined;

/** nginx in front of the site, with the configuration that operators get. */
export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** Starts nginx in front of instances, by their URLs. `port` is where it listens, `cacheFolder` where it keeps pages. */
export async function startNginx(
  upstream: readonly string[],
  options: { port?: number; cacheFolder?: string } = {},
): Promise<Nginx> {
  if (!nginx) throw new Error('No nginx here: ask hasNginx first');
  const folder = makeFolder('nginx-');
  const { port = await freePort(), cacheFolder = makeFolder('cache-') } = options;
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder, siteFile({ upstream, cacheFolder, port })));
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Its workers would outlive a killed master.
  endWithWorker(child, 'SIGTERM');
  let problems = '';
  child.stderr.on('data', (part) => {
    problems += part;
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => null))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`nginx ended: ${problems}`);
    await sleep(20);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Makes an empty folder for this run. */
function makeFolder(prefix: string): string {
  mkdirSync(inject('runFolder'), { recursive: true });
  return mkdtempSync(join(inject('runFolder'), prefix));
}

function mainFile(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const { uid, username } = userInfo();
  return [
    // Its workers would otherwise not be allowed to read the folders of this run.
    uid === 0 ? `user ${username};` : '',
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr error;',
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    ...temporary,
    site,
    '}',
  ].join('\n');
}

/** The configuration of operators with the addresses and folders of this run. */
function siteFile(options: { upstream: readonly string[]; cacheFolder: string; port: number }): string {
  const servers = options.upstream.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`);
  return readFileSync('deploy/nginx/newsroom.conf', 'utf8')
    .replace(/(?: *server site-\S+ .*;\n)+/, `${servers.join('\n')}\n`)
    .replace('/var/cache/nginx/newsroom', options.cacheFolder)
    .replace('listen 80;', `listen 127.0.0.1:${options.port};`);
}

/** What a CDN does when it is told to forget pages, for the cache of nginx. */
export interface NginxPurger {
  url: string;
  cacheFolder: string;
  /** The bodies of the purges so far. */
  purges: { keys?: string[]; everything?: true }[];
  close(): void;
}

/** Starts a server that takes purges and deletes the files of pages with one of their keys. */
export async function startNginxPurger(): Promise<NginxPurger> {
  const cacheFolder = makeFolder('cache-');
  const purges: NginxPurger['purges'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const purge = JSON.parse(body) as NginxPurger['purges'][number];
    purges.push(purge);
    for (const name of readdirSync(cacheFolder, { recursive: true, encoding: 'utf8' }))
      if (hasKey(join(cacheFolder, name), purge)) rmSync(join(cacheFolder, name), { force: true });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, cacheFolder, purges, close: () => server.close() };
}

/** The file of a page begins with its headers. */
function hasKey(file: string, { keys = [], everything }: NginxPurger['purges'][number]): boolean {
  let text: string;
  try {
    text = readFileSync(file, 'latin1');
  } catch {
    // A folder, or a file that nginx has just replaced.
    return false;
  }
  const header = /^Surrogate-Key: (.*?)\r?$/m.exec(text)?.[1] ?? '';
  return everything === true || header.split(' ').some((key) => keys.includes(key));
}
