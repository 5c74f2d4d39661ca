import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SECOND } from '#az/format/durations.ts';
import {
  hostPatterns,
  hosts,
  oneOf,
  secretText,
  signInAddress,
  text,
  textMatching,
  webAddress,
  wholeNumber,
  yesOrNo,
} from '#platform/config-values.ts';
import type { Joined } from '#platform/features/joined.ts';

/** A setting is missing or wrong. The message has one line for each variable: its name and the problem. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The settings of the operator that belong to no subject. */
export interface PlatformConfig {
  production: boolean;
  /** NODE_ENV is not set; `production` follows from HOST or SITE_URL. */
  isProductionAssumed: boolean;
  /** A test site, on the operator's word or because it is not in production: crawlers are kept out. */
  isClosedToCrawlers: boolean;
  host: string;
  port: number;
  /** How many processes share the port. */
  processes: number;
  /** The port opens when pages are answered, instead of showing the loading screen meanwhile. */
  listenWhenReady: boolean;
  /** How long the server goes on answering after the signal to stop. */
  stopDelayMs: number;
  /** Where `/metrics` is answered; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Folder of the database file, the images and the secrets, as the operator wrote it. */
  dataDir: string;
  database:
    | { kind: 'sqlite'; file: string }
    | { kind: 'postgres'; url: string; listenUrl?: string; readUrl?: string };
  /** The origin that readers see, without a trailing slash. */
  siteUrl: string;
  siteName: string;
  /** The `{product}` of the store addresses `/e-{product}/…` (spec §2.2). */
  storeName: string;
  /** The account with this address is always an admin (lower case). */
  adminEmail: string | null;
  demo: boolean;
  /** The demo matches are played while the server runs. */
  demoReplay: boolean;
  logLevel: LogLevel;
  /** With `from` null, mail is sent in the name of the site, from a no-reply address. */
  mail: { url: string; from: string | null } | null;
  s3: S3Config | null;
  analyticsScript: string | null;
  analyticsHosts: readonly string[];
  /** How many trusted proxies stand in front of the server; they report the client address. */
  trustProxy: number;
  /** Addresses that come from outside, such as those of webhooks, may lead into private networks. */
  allowPrivateAddresses: boolean;
  /** The only hosts that such addresses may have, in the form of `fitsHost`. Empty: every host. */
  outboundHosts: readonly string[];
  /** When null, `readAuthSecret` creates a secret and stores it in the data folder. */
  authSecret: string | null;
}

/** All settings of the operator, checked and with defaults. `.env.example` describes each variable. Subjects add theirs. */
export interface Config extends PlatformConfig {}

/** The part of the environment that belongs to a subject. */
export interface Environment<Settings extends object = object> {
  /** The names of the variables, each with its check (`config-values.ts`). */
  variables: z.ZodRawShape;
  /** What the variables mean for the configuration. Throws ConfigError when they do not go together with the others. */
  read: (env: Record<string, string | undefined>, platform: PlatformConfig) => Settings;
}

/** Declares variables of the environment, and turns their values into fields of `Config`. */
export function defineEnvironment<Variables extends z.ZodRawShape, Settings extends object>(
  variables: Variables,
  read: (values: z.infer<z.ZodObject<Variables>>, platform: PlatformConfig) => Settings,
): Environment<Settings> {
  return { variables, read: (env, platform) => read(z.object(variables).parse(env), platform) };
}

/** The variables of the platform. */
export const platformVariables = {
  NODE_ENV: oneOf('development', 'production', 'test'),
  STAGING: yesOrNo(),
  PORT: wholeNumber('a port number', 1, 65535),
  HOST: textMatching(/^[\w.:-]+$/, 'a host name or an IP address'),
  PROCESSES: wholeNumber('a number of processes', 1, 64),
  LISTEN_WHEN_READY: yesOrNo(),
  STOP_DELAY: wholeNumber('a number of seconds', 0, 300),
  METRICS_PORT: wholeNumber('a port number', 1, 65535),
  METRICS_HOST: textMatching(/^[\w.:-]+$/, 'a host name or an IP address'),
  DATA_DIR: text(),
  DATABASE_URL: webAddress(['postgres:', 'postgresql:'], { secret: true }),
  DATABASE_LISTEN_URL: webAddress(['postgres:', 'postgresql:'], { secret: true }),
  DATABASE_READ_URL: webAddress(['postgres:', 'postgresql:'], { secret: true }),
  SITE_URL: webAddress(['http:', 'https:']),
  SITE_NAME: text(),
  STORE_NAME: textMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of small letters, digits and single hyphens'),
  ADMIN_EMAIL: signInAddress(),
  DEMO: yesOrNo(),
  DEMO_REPLAY: yesOrNo(),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  SMTP_URL: webAddress(['smtp:', 'smtps:'], { secret: true }),
  MAIL_FROM: textMatching(
    /^([^\s@<>]+@[^\s@<>]+|[^<>]+<[^\s@<>]+@[^\s@<>]+>)$/,
    'an e-mail address or `Name <address>`',
  ),
  S3_ENDPOINT: webAddress(['http:', 'https:']),
  S3_BUCKET: text(),
  S3_REGION: text(),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  ANALYTICS_SCRIPT: webAddress(['https:']),
  ANALYTICS_HOSTS: hosts(),
  TRUST_PROXY: wholeNumber('a number of proxies', 0, 10),
  ALLOW_PRIVATE_ADDRESSES: yesOrNo(),
  OUTBOUND_HOSTS: hostPatterns(),
  AUTH_SECRET: secretText(32),
};
type Variables = z.infer<z.ZodObject<typeof platformVariables>>;

/** Loads the variables of a `.env` file, if it exists. Variables that are already set keep their value. */
export function loadEnvFile(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Reads and checks all settings: those of the platform and those of the given environments. Throws ConfigError naming each
 * wrong variable. The only reader of the environment.
 */
export function readConfig<Part extends Environment>(
  environments: readonly Part[],
  env: Record<string, string | undefined> = process.env,
): PlatformConfig & Joined<ReturnType<Part['read']>> {
  const variables = Object.assign({}, platformVariables, ...environments.map((one) => one.variables));
  const read = z.object(variables).safeParse(env);
  if (!read.success) {
    const problems = read.error.issues.map((one) => `${String(one.path[0])}: ${one.message}`);
    throw new ConfigError(problems.join('\n'));
  }
  const problems: string[] = [];
  const platform = readPlatform(z.object(platformVariables).parse(env), problems);
  const parts = environments.map((one) => {
    try {
      return one.read(env, platform);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error.message);
      return {};
    }
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.assign(platform, ...parts);
}

/** Adds what does not go together to `problems`. */
function readPlatform(values: Variables, problems: string[]): PlatformConfig {
  const production = readProduction(values);
  const port = values.PORT ?? 3000;
  const dataDir = values.DATA_DIR ?? './data';
  const siteUrl = readSiteUrl(values.SITE_URL ?? `http://localhost:${port}`, problems);
  const demo = values.DEMO ?? !production;
  const processes = values.PROCESSES ?? 1;
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_READ_URL'] as const)
    if (values[name] && !values.DATABASE_URL) problems.push(`${name}: only together with DATABASE_URL`);
  // Each process would make passwords of its own for the demo accounts.
  if (processes > 1 && demo) problems.push('PROCESSES: more than one needs DEMO=0');
  return {
    production,
    isProductionAssumed: production && values.NODE_ENV === undefined,
    isClosedToCrawlers: values.STAGING === true || !production,
    // Outside production the tools of spec §2.6 are open to everyone, so only this machine may connect.
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    processes,
    listenWhenReady: values.LISTEN_WHEN_READY ?? false,
    stopDelayMs: (values.STOP_DELAY ?? (production ? 5 : 0)) * SECOND,
    metrics: values.METRICS_PORT
      ? { host: values.METRICS_HOST ?? '127.0.0.1', port: values.METRICS_PORT }
      : null,
    dataDir,
    database: values.DATABASE_URL
      ? {
          kind: 'postgres',
          url: values.DATABASE_URL,
          listenUrl: values.DATABASE_LISTEN_URL,
          readUrl: values.DATABASE_READ_URL,
        }
      : { kind: 'sqlite', file: join(dataDir, 'newsroom.sqlite') },
    siteUrl,
    siteName: values.SITE_NAME ?? 'GettoSport',
    storeName: values.STORE_NAME ?? 'getto',
    adminEmail: values.ADMIN_EMAIL ?? null,
    demo,
    demoReplay: values.DEMO_REPLAY ?? true,
    logLevel: values.LOG_LEVEL ?? 'info',
    mail: values.SMTP_URL ? { url: values.SMTP_URL, from: values.MAIL_FROM ?? null } : null,
    s3: readS3(values, problems),
    analyticsScript: values.ANALYTICS_SCRIPT ?? null,
    analyticsHosts: values.ANALYTICS_HOSTS ?? [],
    trustProxy: values.TRUST_PROXY ?? 0,
    allowPrivateAddresses: values.ALLOW_PRIVATE_ADDRESSES ?? false,
    outboundHosts: values.OUTBOUND_HOSTS ?? [],
    authSecret: values.AUTH_SECRET ?? null,
  };
}

/**
 * Without NODE_ENV, a site that other machines can reach counts as production: outside production the tools of spec §2.6
 * and the demo accounts are open to everyone.
 */
function readProduction({ NODE_ENV, HOST, SITE_URL }: Variables): boolean {
  if (NODE_ENV !== undefined) return NODE_ENV === 'production';
  const site = SITE_URL === undefined ? null : new URL(SITE_URL);
  return (
    !isLoopback(HOST ?? 'localhost') ||
    site?.protocol === 'https:' ||
    !isLoopback(site?.hostname ?? 'localhost')
  );
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

function readSiteUrl(value: string, problems: string[]): string {
  const url = new URL(value);
  if (url.pathname !== '/' || url.search || url.hash || url.username)
    problems.push(
      `SITE_URL: "${value}" must be an origin such as https://example.az, with nothing after the host`,
    );
  return url.origin;
}

function readS3(values: Variables, problems: string[]): S3Config | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const parts = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(parts).length) return null;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    problems.push(
      ...missing.map((name) => `${name}: missing; the S3_ variables are set together or not at all`),
    );
    return null;
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
