import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { openDatabase } from '#platform/db/open-database.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { pngOf } from '../../kit/content/media.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../../kit/databases/postgres.ts';
import { type MailServer, startMailServer } from '../../kit/servers/mail-server.ts';
import { hasNginx, type Nginx, startNginx } from '../../kit/servers/nginx.ts';
import { hasPrometheus, type Prometheus, startPrometheus } from '../../kit/servers/prometheus.ts';
import { startS3Server } from '../../kit/servers/s3-server.ts';
import { freePort } from '../../kit/site/free-port.ts';
import { type SiteProcess, startSiteProcess } from '../../kit/site/site-process.ts';
import { cookieOf, newVisitor, signIn } from '../../kit/site/visitor.ts';
import { readCompose, readComposeEnvironment, readImageEnvironment } from '../../kit/source/manifests.ts';

const SECRET = 'a-secret-of-more-than-32-characters';
const compose = readCompose();

/** The services of `compose.yaml` without containers: the same programs with the same settings, at addresses of this machine. */
describe.runIf(inject('postgresUrl') && hasNginx)('the services of compose.yaml', () => {
  let postgres: ThrowAwayPostgres;
  let store: Awaited<ReturnType<typeof startS3Server>>;
  let mail: MailServer;
  let nginx: Nginx;
  let email = '';
  /** What is another one here than in the files: where the services are, and the keys of the store. */
  let places: Record<string, string>;
  const sites: { url: string; metrics: string; process: SiteProcess }[] = [];

  async function startInstance(environment: Record<string, string>) {
    const [port, metricsPort] = [await freePort(), await freePort()];
    mkdirSync(inject('runFolder'), { recursive: true });
    const url = `http://127.0.0.1:${port}`;
    const process = await startSiteProcess(url, {
      ...readImageEnvironment(),
      ...environment,
      ...places,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_HOST: '127.0.0.1',
      METRICS_PORT: String(metricsPort),
      DATA_DIR: mkdtempSync(join(inject('runFolder'), 'instance-')),
    });
    return { url, metrics: `127.0.0.1:${metricsPort}`, process };
  }

  beforeAll(async () => {
    const environment = readComposeEnvironment(compose, SECRET);
    [store, mail] = [await startS3Server(), await startMailServer()];
    postgres = startThrowAwayPostgres() as ThrowAwayPostgres;
    // What the image of PostgreSQL does at its first start.
    const { POSTGRES_USER = '', POSTGRES_DB = '' } = compose.services.database?.environment ?? {};
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`create role ${POSTGRES_USER} superuser login`);
    await admin.query(`create database ${POSTGRES_DB} owner ${POSTGRES_USER}`);
    await admin.end();
    const { host } = new URL(postgres.url);
    const port = await freePort();
    const { endpoint, accessKeyId, secretAccessKey } = store.config;
    places = {
      SITE_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: (environment.DATABASE_URL ?? '').replace('database:5432', host),
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      SMTP_URL: mail.url,
    };
    // Both at once: one of them makes the tables.
    sites.push(...(await Promise.all([startInstance(environment), startInstance(environment)])));
    const open = await openDatabase({ kind: 'postgres', url: places.DATABASE_URL ?? '' });
    ({ email } = await writeStaff(open.db, 'editor'));
    await open.close();
    nginx = await startNginx(
      sites.map(({ url }) => url),
      { port },
    );
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const { process } of sites) expect(await process.stop()).toBe(0);
    postgres?.stop();
    await Promise.all([mail?.stop(), store?.stop()]);
  });

  const front = {
    get url() {
      return nginx.url;
    },
    fetch: (path: string, init?: RequestInit) => fetch(nginx.url + path, { redirect: 'manual', ...init }),
  };

  test('the health check of the database finds it', () => {
    const [kind, program = '', ...args] = compose.services.database?.healthcheck?.test ?? [];
    expect(kind).toBe('CMD');
    const PGHOST = decodeURIComponent(new URL(postgres.url).host);
    const env = { ...process.env, PGHOST };
    expect(execFileSync(program, args, { env, encoding: 'utf8' })).toContain('accepting connections');
  });

  test('a picture that is uploaded through nginx is in the store, and both instances have it', async () => {
    const editor = await signIn(front, email);
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await pngOf('#0a7a3c'))], 'qol.png', { type: 'image/png' }));
    const headers = { Origin: nginx.url, cookie: cookieOf(editor) };
    const answer = await front.fetch('/admin/media/upload', { method: 'POST', body: form, headers });
    expect(answer.status).toBe(201);
    const { picture } = (await answer.json()) as { picture: { url: string } };
    for (const { url } of sites) expect((await fetch(url + picture.url)).status).toBe(200);
  });

  test('the mail for a reader reaches the mail catcher', async () => {
    const fields = { email: 'oxucu@example.az', consent: 'yes' };
    expect((await newVisitor(front).post('/newsletter', fields)).status).toBe(303);
    const { text } = await mail.take(({ to }) => to.includes('oxucu@example.az'));
    expect(text).toContain(nginx.url);
  });

  describe.runIf(hasPrometheus)('Prometheus', () => {
    let prometheus: Prometheus;
    beforeAll(async () => {
      const [first, second] = sites;
      const configuration = (compose.configs.prometheus?.content ?? '')
        .replace('site-1:9464', first?.metrics ?? '')
        .replace('site-2:9464', second?.metrics ?? '')
        .replace('scrape_interval: 15s', 'scrape_interval: 1s, evaluation_interval: 1s');
      prometheus = await startPrometheus(configuration);
    });
    afterAll(() => prometheus?.stop());

    test('scrapes both instances, and evaluates every alarm', async () => {
      await expect.poll(() => prometheus.query('up{job="newsroom"}')).toEqual([1, 1]);
      const states = async () => new Set((await prometheus.readRules()).map(({ health }) => health));
      await expect.poll(states).toEqual(new Set(['ok']));
      const named = readFileSync('deploy/prometheus/alerts.yml', 'utf8').match(/- alert: /g) ?? [];
      expect(await prometheus.readRules()).toHaveLength(named.length);
    });

    test('answers every query of the dashboard', async () => {
      const dashboard = readFileSync('deploy/grafana/newsroom.json', 'utf8');
      const queries = [...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) =>
        (JSON.parse(text) as string).replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m'),
      );
      expect(queries.length).toBeGreaterThan(20);
      // These sites have no read replica and no backup.
      const isOfOthers = (query: string) => /read_replica|page_queries|backup_last/.test(query);
      const findEmpty = async () => {
        await (await front.fetch('/')).text();
        const empty: string[] = [];
        for (const query of queries)
          if ((await prometheus.query(query)).length === 0 && !isOfOthers(query)) empty.push(query);
        return empty;
      };
      await expect.poll(findEmpty).toEqual([]);
    });
  });

  test('an instance of Kubernetes with them answers its probes, and is not ready any more when it stops', async () => {
    const file = readFileSync('deploy/kubernetes/newsroom.yaml', 'utf8');
    const documents = parseAllDocuments(file).map((one) => one.toJS());
    const { data } = documents.find(({ kind }) => kind === 'ConfigMap');
    const { spec } = documents.find(({ kind }) => kind === 'Deployment').spec.template;
    const { startupProbe, readinessProbe, livenessProbe } = spec.containers[0];
    const started = await startInstance({ ...data, AUTH_SECRET: SECRET, STOP_DELAY: '5' });
    const probe = async ({ httpGet: { path } }: { httpGet: { path: string } }) =>
      (await fetch(started.url + path)).status;
    for (const one of [startupProbe, readinessProbe, livenessProbe]) expect(await probe(one)).toBe(200);
    expect((await fetch(`${started.url}/`)).status).toBe(200);
    started.process.signal('SIGTERM');
    await expect.poll(() => probe(readinessProbe), { interval: 20 }).toBe(503);
    expect(await probe(livenessProbe)).toBe(200);
    expect(await started.process.ended).toBe(0);
  });
});
