import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ConfigError,
  defineEnvironment,
  type Environment,
  loadEnvFile,
  readConfig,
} from '#platform/config.ts';

const read = (env: Record<string, string>) => readConfig([], env);

const problemOf = (env: Record<string, string>, environments: readonly Environment[] = []) => {
  try {
    readConfig(environments, env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return null;
};

describe('readConfig', () => {
  test('several processes do not go together with the demo', () => {
    expect(problemOf({ PROCESSES: '2' })).toContain('PROCESSES');
    expect(problemOf({ PROCESSES: '0', DEMO: '0' })).toContain('PROCESSES');
    expect(read({ PROCESSES: '2', DEMO: '0' })).toMatchObject({ processes: 2, demo: false });
  });

  test('works with nothing set', () => {
    expect(read({})).toEqual({
      production: false,
      isProductionAssumed: false,
      isClosedToCrawlers: true,
      host: '127.0.0.1',
      port: 3000,
      processes: 1,
      listenWhenReady: false,
      stopDelayMs: 0,
      metrics: null,
      dataDir: './data',
      database: { kind: 'sqlite', file: 'data/newsroom.sqlite' },
      siteUrl: 'http://localhost:3000',
      siteName: 'GettoSport',
      storeName: 'getto',
      adminEmail: null,
      demo: true,
      logLevel: 'info',
      mail: null,
      s3: null,
      analyticsScript: null,
      analyticsHosts: [],
      trustProxy: 0,
      authSecret: null,
      allowPrivateAddresses: false,
      outboundHosts: [],
      demoReplay: true,
    });
  });

  test('an empty variable counts as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', DEMO: '', S3_BUCKET: '' })).toEqual(read({}));
  });

  test('production listens on all addresses and has no demo data', () => {
    expect(read({ NODE_ENV: 'production' })).toMatchObject({
      stopDelayMs: 5000,
      host: '0.0.0.0',
      demo: false,
      production: true,
    });
    expect(read({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
  });

  test.each([
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.5' }, true],
    [{ HOST: 'news.local' }, true],
    [{ SITE_URL: 'https://example.az' }, true],
    [{ SITE_URL: 'https://localhost' }, true],
    [{ SITE_URL: 'http://example.az' }, true],
    [{ HOST: '127.0.0.1', SITE_URL: 'https://example.az' }, true],
    [{ HOST: '127.0.0.1' }, false],
    [{ HOST: '127.8.0.1' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: 'localhost', SITE_URL: 'http://localhost:8080' }, false],
    [{ SITE_URL: 'http://[::1]:3000' }, false],
    [{ SITE_URL: 'http://az.localhost:3000' }, false],
  ])('without NODE_ENV, %j is production: %s', (env, production) => {
    const config = read(env);
    expect(config).toMatchObject({ production, isProductionAssumed: production, demo: !production });
    expect(read({ ...env, NODE_ENV: 'development' })).toMatchObject({ production: false, demo: true });
    expect(read({ ...env, NODE_ENV: 'production' }).isProductionAssumed).toBe(false);
  });

  test('the site URL follows the port and loses its trailing slash', () => {
    expect(read({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(read({ SITE_URL: 'https://Example.az/' }).siteUrl).toBe('https://example.az');
  });

  test('DATABASE_URL chooses PostgreSQL', () => {
    const url = 'postgresql://news:x@db/news';
    expect(read({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
    const listenUrl = 'postgres://user:secret@database:5432/site';
    const readUrl = 'postgres://user:secret@standby:5432/site';
    const others = { DATABASE_LISTEN_URL: listenUrl, DATABASE_READ_URL: readUrl };
    expect(read({ DATABASE_URL: url, ...others }).database).toEqual({
      kind: 'postgres',
      url,
      listenUrl,
      readUrl,
    });
    for (const [name, value] of Object.entries(others))
      expect(() => read({ [name]: value })).toThrow(`${name}: only together`);
  });

  test('all settings that do not go together are named at once, also those of subjects', () => {
    const refuse = (name: string) =>
      defineEnvironment({}, (): object => {
        throw new ConfigError(`${name}: only with another`);
      });
    const env = { DATABASE_READ_URL: 'postgres://db/news', PROCESSES: '2', DEMO: '1', S3_BUCKET: 'a' };
    const problems = problemOf({ ...env, SITE_URL: 'https://a.az/news' }, [refuse('ONE'), refuse('TWO')]);
    expect(problems?.split('\n').map((line) => line.replace(/:.*/, ''))).toEqual([
      'SITE_URL',
      'DATABASE_READ_URL',
      'PROCESSES',
      'S3_ENDPOINT',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'ONE',
      'TWO',
    ]);
  });

  test.each([
    ['PORT', 'abc', 'PORT: "abc" is not a port number (1–65535)'],
    ['PORT', '70000', 'PORT: "70000" is not a port number (1–65535)'],
    ['PORT', '0', 'PORT: "0" is not a port number (1–65535)'],
    ['SITE_URL', 'example.az', 'SITE_URL: "example.az" is not an address beginning with http:// or https://'],
    [
      'SITE_URL',
      'https://a.az/news',
      'SITE_URL: "https://a.az/news" must be an origin such as https://example.az, with nothing after the host',
    ],
    ['ADMIN_EMAIL', 'nobody', 'ADMIN_EMAIL: "nobody" is not an e-mail address such as me@example.az'],
    // The sign-in library refuses such an address, so its one-time password would not work.
    [
      'ADMIN_EMAIL',
      'a@localhost',
      'ADMIN_EMAIL: "a@localhost" is not an e-mail address such as me@example.az',
    ],
    ['DEMO', 'maybe', 'DEMO: "maybe" is neither on (1, true, yes, on) nor off (0, false, no, off)'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: "loud" is not one of debug, info, warn, error, silent'],
    ['STORE_NAME', 'A b', 'STORE_NAME: "A b" is not a name of small letters, digits and single hyphens'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY: "-1" is not a number of proxies (0–10)'],
    ['AUTH_SECRET', 'short', 'AUTH_SECRET: the value is shorter than 32 characters'],
  ])('%s=%s', (name, value, message) => {
    expect(problemOf({ [name]: value })).toBe(message);
  });

  test('names every wrong variable, and no password', () => {
    const message = problemOf({ PORT: 'x', DATABASE_URL: 'mysql://u:hunter2@h/d' });
    expect(message).toContain('PORT: ');
    expect(message).toContain('DATABASE_URL: the value is not an address beginning with postgres://');
    expect(message).not.toContain('hunter2');
  });

  test('object storage is set as a whole or not at all', () => {
    expect(problemOf({ S3_BUCKET: 'b' })).toContain('S3_ENDPOINT: missing');
    const all = {
      S3_ENDPOINT: 'https://s3',
      S3_BUCKET: 'b',
      S3_REGION: 'r',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    };
    expect(read(all).s3).toMatchObject({ bucket: 'b', region: 'r' });
  });
});

test('a .env file adds what is not set, and its absence is fine', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'env-')), '.env');
  loadEnvFile(file);
  writeFileSync(file, 'NEWSROOM_TEST_VARIABLE=from-file\n');
  loadEnvFile(file);
  expect(process.env.NEWSROOM_TEST_VARIABLE).toBe('from-file');
  delete process.env.NEWSROOM_TEST_VARIABLE;
});
