import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { serverFeatures } from '#app/server/features.ts';
import { readSiteConfig } from '#app/server/read-site-config.ts';
import { platformVariables } from '#platform/config.ts';
import { MEMORY_SETTINGS } from '../scripts/memory-settings.ts';
import {
  listInstructions,
  readCompose,
  readComposeEnvironment,
  readImageEnvironment,
  readUnitEnvironment,
} from './kit/source/manifests.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** Every variable of the environment that the program reads. */
const variables = [
  ...Object.keys(platformVariables),
  ...serverFeatures.flatMap((feature) =>
    'environment' in feature ? Object.keys(feature.environment.variables) : [],
  ),
];

describe('compose.yaml', () => {
  const compose = readCompose();
  const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'));

  test('runs two instances that share everything but their data folder', () => {
    expect(sites).toHaveLength(2);
    const folders = sites.map(([, { volumes = [] }]) => volumes);
    expect(new Set(folders.flat()).size).toBe(2);
    const [first, second] = sites.map(([, { volumes: _, ...service }]) => service);
    expect(second).toEqual(first);
  });

  test('sets only variables that the program reads, with values that it accepts', () => {
    const secret = 'a-secret-of-more-than-32-characters';
    const environment = readComposeEnvironment(compose, secret);
    expect(variables).toEqual(expect.arrayContaining(Object.keys(environment)));
    const config = readSiteConfig(environment);
    expect(config).toMatchObject({ authSecret: secret, database: { kind: 'postgres' }, trustProxy: 1 });
    expect(config.s3?.secretAccessKey).toBe(secret);
  });

  test('an instance gets all of .env, except what the image and the other services decide', () => {
    for (const [, { env_file, environment }] of sites) {
      expect(env_file).toEqual([{ path: '.env', required: false }]);
      expect(environment).toMatchObject({
        HOST: '0.0.0.0',
        PORT: '3000',
        NODE_ENV: 'production',
        DATA_DIR: '/data',
      });
      for (const name of ['BACKUP_TO', 'MAIL_FROM', 'TELEGRAM_BOT_TOKEN', 'STORE_NAME', 'SITE_NAME'])
        expect(environment).not.toHaveProperty(name);
    }
  });

  test('an instance can write to its data and to nothing else', () => {
    for (const [, service] of sites) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  test('names only services, volumes and files that exist', () => {
    for (const { volumes = [], depends_on: needed = [] } of Object.values(compose.services)) {
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(Object.keys(compose.services)).toContain(name);
      for (const [source = ''] of volumes.map((volume) => volume.split(':')))
        expect(source.startsWith('./') ? existsSync(source) : source in compose.volumes, source).toBe(true);
    }
    const upstream = [...read('deploy/nginx/newsroom.conf').matchAll(/^ *server (\S+):3000 /gm)];
    expect(upstream.map(([, host]) => host)).toEqual(sites.map(([name]) => name));
    // nginx asks for the addresses of containers again; older versions refuse the word.
    expect(read('deploy/nginx/newsroom.conf').match(/^ *server site-\S+ resolve /gm)).toHaveLength(
      sites.length,
    );
    const [, minor = 0] = /^nginx:1\.(\d+)/.exec(compose.services.nginx?.image ?? '') ?? [];
    expect(Number(minor)).toBeGreaterThanOrEqual(28);
    expect(Object.keys(JSON.parse(compose.configs.store?.content ?? ''))).toEqual(['identities']);
  });

  test('the bucket is made until it is there', () => {
    const [script] = compose.services.bucket?.command ?? [];
    expect(script).toMatch(/^until .*bucket\.list.*; do\n.*bucket\.create/);
  });

  test('every image has a version', () => {
    for (const { image } of Object.values(compose.services).filter((service) => !('build' in service)))
      expect(image).toMatch(/:v?\d/);
  });
});

describe('the image', () => {
  test('has no root, tells its health, and starts the built server', () => {
    expect(listInstructions('USER')).toEqual(['65532:65532']);
    expect(listInstructions('HEALTHCHECK')[0]).toContain('/healthz');
    expect(listInstructions('CMD').at(-1)).toBe('["./node", "build/server/index.js"]');
  });

  test('sets the memory as the start does', () => {
    expect(readImageEnvironment()).toMatchObject({ ...MEMORY_SETTINGS, NODE_ENV: 'production' });
  });

  test('is built of what .dockerignore lets in', () => {
    const [everything, ...allowed] = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(everything).toBe('*');
    for (const name of allowed) expect([name, existsSync(name.replace('!', ''))]).toEqual([name, true]);
    // Fonts, sources, public files and the scripts of the build itself.
    expect(allowed).toEqual(
      expect.arrayContaining([
        '!src',
        '!public',
        '!scripts',
        '!cli',
        '!package-lock.json',
        '!vite.config.ts',
      ]),
    );
  });
});

describe('the manifests of Kubernetes', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/newsroom.yaml')).map((one) => one.toJS());
  const find = (kind: string) => documents.find((one) => one.kind === kind);
  const pod = find('Deployment').spec.template.spec;
  const [container] = pod.containers;

  test('set only variables that the program reads', () => {
    expect(variables).toEqual(expect.arrayContaining(Object.keys(find('ConfigMap').data)));
    const secrets = [...read('deploy/kubernetes/newsroom.yaml').matchAll(/--from-literal=(\w+)=/g)];
    expect(variables).toEqual(expect.arrayContaining(secrets.map(([, name]) => name)));
    expect(secrets.map(([, name]) => name)).toContain('AUTH_SECRET');
  });

  test('are scraped under the job name of the alarms', () => {
    const [scrape] = parse(read('deploy/prometheus/kubernetes.yml')).scrape_configs;
    expect(read('deploy/prometheus/alerts.yml')).toContain(`absent(up{job="${scrape.job_name}"})`);
    const [pods] = scrape.relabel_configs;
    const { labels } = find('Deployment').spec.template.metadata;
    const ports = container.ports.map(({ name }: { name: string }) => name);
    expect(pods.regex.split(';')).toEqual([labels['app.kubernetes.io/name'], 'metrics']);
    expect(ports).toContain('metrics');
    expect(pods.action).toBe('keep');
  });

  test('ask for readiness before requests, and for health only afterwards', () => {
    const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(
      (name) => container[name].httpGet.path,
    );
    expect(paths).toEqual(['/readyz', '/readyz', '/healthz']);
  });

  test('replace an instance only when a new one is ready', () => {
    const { strategy } = find('Deployment').spec;
    expect(strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  });

  test('give the site no rights and a file system that it cannot write', () => {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    expect(pod.volumes.map(({ name }: { name: string }) => name)).toEqual(
      container.volumeMounts.map(({ name }: { name: string }) => name),
    );
  });

  test('find each other by their labels and ports', () => {
    const labels = find('Deployment').spec.template.metadata.labels;
    expect(find('Deployment').spec.selector.matchLabels).toEqual(labels);
    expect(find('Service').spec.selector).toEqual(labels);
    expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(find('Service').spec.ports[0].targetPort).toBe(container.ports[0].name);
    expect(find('Ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(
      find('Service').metadata.name,
    );
  });
});

describe('the service of systemd', () => {
  const unit = read('deploy/systemd/newsroom.service');

  test('starts the packed product, with variables that the program reads', () => {
    expect(unit).toContain('ExecStart=/opt/newsroom/node build/server/index.js\n');
    const { UV_THREADPOOL_SIZE: _, ...set } = readUnitEnvironment(unit);
    expect(set).toMatchObject(MEMORY_SETTINGS);
    const known = [...variables, ...Object.keys(MEMORY_SETTINGS)];
    expect(known).toEqual(expect.arrayContaining(Object.keys(set)));
  });

  test('keeps its data in the folder that systemd makes', () => {
    const folder = /^StateDirectory=(.*)$/m.exec(unit)?.[1];
    expect(unit).toContain(`DATA_DIR=/var/lib/${folder}\n`);
  });
});
