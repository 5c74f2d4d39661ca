import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  address,
  hosts,
  matching,
  oneOf,
  secretText,
  signInAddress,
  text,
  wholeNumber,
  words,
  yesOrNo,
} from '#platform/config-values.ts';

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

export interface TelegramConfig {
  botToken: string;
  /** `@name` of a public channel, or the number of a chat. */
  channel: string;
  apiUrl: string;
}

/** All settings of the operator, checked and with defaults. `.env.example` describes each variable. */
export interface Config {
  production: boolean;
  /** NODE_ENV is not set; `production` follows from HOST or SITE_URL. */
  isProductionAssumed: boolean;
  /** A test site, on the operator's word or because it is not in production: crawlers are kept out. */
  isClosedToCrawlers: boolean;
  host: string;
  port: number;
  /** Folder of the database file, the images and the secrets, as the operator wrote it. */
  dataDir: string;
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
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
  /** Hosts of push services beside the known ones: `push.example.com`, `*.example.net`, `127.0.0.1:8080`. */
  pushHosts: readonly string[];
  /** Providers of match data; null when they are off. */
  apiFootball: { key: string; baseUrl: string; leagues: string[] } | null;
  openLigaDb: { baseUrl: string; leagues: string[] } | null;
  /** Search engines are told of new and changed addresses. The key is public: it is served at `/{key}.txt`. */
  indexNow: { key: string; url: string } | null;
  /** The hub that is told of changed feeds. */
  webSubHub: string | null;
  telegram: TelegramConfig | null;
  /** When null, `readSecrets` creates a secret and stores it in the data folder. */
  authSecret: string | null;
}

const variables = z.object({
  NODE_ENV: oneOf('development', 'production', 'test'),
  STAGING: yesOrNo(),
  PORT: wholeNumber('a port number', 1, 65535),
  HOST: matching(/^[\w.:-]+$/, 'a host name or an IP address'),
  DATA_DIR: text(),
  DATABASE_URL: address(['postgres:', 'postgresql:'], { secret: true }),
  SITE_URL: address(['http:', 'https:']),
  SITE_NAME: text(),
  STORE_NAME: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of small letters, digits and single hyphens'),
  ADMIN_EMAIL: signInAddress(),
  DEMO: yesOrNo(),
  DEMO_REPLAY: yesOrNo(),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  SMTP_URL: address(['smtp:', 'smtps:'], { secret: true }),
  MAIL_FROM: matching(
    /^([^\s@<>]+@[^\s@<>]+|[^<>]+<[^\s@<>]+@[^\s@<>]+>)$/,
    'an e-mail address or `Name <address>`',
  ),
  S3_ENDPOINT: address(['http:', 'https:']),
  S3_BUCKET: text(),
  S3_REGION: text(),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  ANALYTICS_SCRIPT: address(['https:']),
  ANALYTICS_HOSTS: hosts(),
  TRUST_PROXY: wholeNumber('a number of proxies', 0, 10),
  ALLOW_PRIVATE_ADDRESSES: yesOrNo(),
  PUSH_HOSTS: words(
    /^(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/,
    'a list of hosts such as push.example.com *.example.net',
  ),
  AUTH_SECRET: secretText(32),
  API_FOOTBALL_KEY: text(),
  API_FOOTBALL_LEAGUES: words(/^\d+$/, 'a list of league numbers such as 419 420'),
  API_FOOTBALL_URL: address(['http:', 'https:']),
  OPENLIGADB_LEAGUES: words(/^[\w-]+$/, 'a list of league shortcuts such as bl1'),
  OPENLIGADB_URL: address(['http:', 'https:']),
  INDEXNOW_KEY: matching(/^[a-zA-Z0-9-]{8,128}$/, 'a key of 8 to 128 letters, digits and hyphens'),
  INDEXNOW_URL: address(['http:', 'https:']),
  WEBSUB_HUB: address(['http:', 'https:']),
  TELEGRAM_BOT_TOKEN: text(),
  TELEGRAM_CHANNEL: matching(/^(@\w{4,}|-?\d+)$/, 'a channel such as @name or -1001234567890'),
  TELEGRAM_API_URL: address(['http:', 'https:']),
});
type Variables = z.infer<typeof variables>;

/** Loads the variables of a `.env` file, if it exists. Variables that are already set keep their value. */
export function loadEnvFile(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads and checks all settings. Throws ConfigError naming each wrong variable. The only reader of the environment. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const read = variables.safeParse(env);
  const problems = read.success
    ? []
    : read.error.issues.map((one) => `${String(one.path[0])}: ${one.message}`);
  if (!read.success) throw new ConfigError(problems.join('\n'));
  const values = read.data;
  const production = readProduction(values);
  const port = values.PORT ?? 3000;
  const dataDir = values.DATA_DIR ?? './data';
  const siteUrl = readSiteUrl(values.SITE_URL ?? `http://localhost:${port}`);
  return {
    production,
    isProductionAssumed: production && values.NODE_ENV === undefined,
    isClosedToCrawlers: values.STAGING === true || !production,
    // Outside production the tools of spec §2.6 are open to everyone, so only this machine may connect.
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    dataDir,
    database: values.DATABASE_URL
      ? { kind: 'postgres', url: values.DATABASE_URL }
      : { kind: 'sqlite', file: join(dataDir, 'newsroom.sqlite') },
    siteUrl,
    siteName: values.SITE_NAME ?? 'GettoSport',
    storeName: values.STORE_NAME ?? 'getto',
    adminEmail: values.ADMIN_EMAIL ?? null,
    demo: values.DEMO ?? !production,
    demoReplay: values.DEMO_REPLAY ?? true,
    logLevel: values.LOG_LEVEL ?? 'info',
    mail: values.SMTP_URL ? { url: values.SMTP_URL, from: values.MAIL_FROM ?? null } : null,
    s3: readS3(values),
    analyticsScript: values.ANALYTICS_SCRIPT ?? null,
    analyticsHosts: values.ANALYTICS_HOSTS ?? [],
    trustProxy: values.TRUST_PROXY ?? 0,
    allowPrivateAddresses: values.ALLOW_PRIVATE_ADDRESSES ?? false,
    pushHosts: values.PUSH_HOSTS ?? [],
    authSecret: values.AUTH_SECRET ?? null,
    ...readProviders(values),
    ...readChannels(values),
  };
}

/** Providers are off unless the operator gives a key or names leagues. */
function readProviders(values: Variables): Pick<Config, 'apiFootball' | 'openLigaDb'> {
  const { API_FOOTBALL_KEY: key, OPENLIGADB_LEAGUES: leagues } = values;
  return {
    apiFootball: key
      ? {
          key,
          baseUrl: values.API_FOOTBALL_URL ?? 'https://v3.football.api-sports.io',
          // The Azerbaijan Premier League and the Azerbaijan Cup.
          leagues: values.API_FOOTBALL_LEAGUES ?? ['419', '420'],
        }
      : null,
    openLigaDb: leagues ? { baseUrl: values.OPENLIGADB_URL ?? 'https://api.openligadb.de', leagues } : null,
  };
}

/** Each channel is off unless the operator sets it up. */
function readChannels(values: Variables): Pick<Config, 'indexNow' | 'webSubHub' | 'telegram'> {
  const { INDEXNOW_KEY: key, TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_CHANNEL: channel } = values;
  if ((botToken === undefined) !== (channel === undefined))
    throw new ConfigError(
      `${botToken ? 'TELEGRAM_CHANNEL' : 'TELEGRAM_BOT_TOKEN'}: missing; the bot and its channel are set together`,
    );
  const apiUrl = values.TELEGRAM_API_URL ?? 'https://api.telegram.org';
  return {
    indexNow: key ? { key, url: values.INDEXNOW_URL ?? 'https://api.indexnow.org/indexnow' } : null,
    webSubHub: values.WEBSUB_HUB ?? null,
    telegram: botToken && channel ? { botToken, channel, apiUrl } : null,
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

function readSiteUrl(value: string): string {
  const url = new URL(value);
  if (url.pathname !== '/' || url.search || url.hash || url.username)
    throw new ConfigError(
      `SITE_URL: "${value}" must be an origin such as https://example.az, with nothing after the host`,
    );
  return url.origin;
}

function readS3(values: Variables): S3Config | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const parts = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(parts).length) return null;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new ConfigError(
      missing.map((name) => `${name}: missing; the S3_ variables are set together or not at all`).join('\n'),
    );
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
