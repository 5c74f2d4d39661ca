import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouterContextProvider } from 'react-router';
import type { Config, Environment } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import type { Migration } from '#platform/db/migrations/migration.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Services } from '#platform/http/context.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import type { Topics } from '#platform/live/topics.ts';
import type { Log } from '#platform/log.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import type { MailDefinition } from '#platform/mail/mail-definition.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { MailKinds } from '#platform/mail/tables.ts';
import type { Queue } from '#platform/metrics/queue.ts';
import type { GaugeDefinition } from '#platform/metrics/site-metrics.ts';
import type { NewId } from '#platform/new-id.ts';
import type { ChannelDefinition } from '#platform/outbox/create-channels.ts';
import type { Receiver } from '#platform/outbox/outbox-event.ts';
import type { DeliveryChannels } from '#platform/outbox/tables.ts';
import type { RecordRules } from '#platform/records/rules/record-rules.ts';
import type { TableDecision } from './define-feature.ts';

/** What the site gives to every subject when it starts. */
export interface SiteParts {
  open: Pick<OpenDatabase, 'db' | 'engine' | 'changesSince'>;
  db: Db;
  config: Config;
  store: FileStore;
  /** What an archive has of each table. */
  tables: Readonly<Record<string, TableDecision>>;
  mailer: Mailer;
  /** The current name of the site. It can change while the server runs. */
  siteName: () => Promise<string>;
  /** The data of the site that mails contain, as they are now. */
  readMailContext: () => Promise<MailContext>;
  /** Signs sessions, and the links of previews. */
  secret: string;
  /** A pseudonymous key of the client's network. It changes every day. */
  networkKey: Services['networkKey'];
  /** The security headers of every answer. */
  headers: readonly [string, string][];
  /** Epoch milliseconds. */
  now: () => number;
  newId: NewId;
  log: Log;
  logError: Services['logError'];
}

/** What a subject needs to fill an empty database. */
export interface SeedParts {
  config: Config;
  store: FileStore;
  /** The folder `src`. Files that the build leaves out, such as demo images, are read from there. */
  sourceFolder: string;
  /** Epoch milliseconds. */
  now: number;
  newId: NewId;
  log: Log;
  /** True once the server is stopping: the database is about to close. */
  isStopped: () => boolean;
}

/** Handles a request that the page cache cannot answer. */
export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** What a subject does while the site runs. */
export interface RunningFeature {
  /** What the subject adds to the services of loaders and actions. It declares the types by extending `Services`. */
  services?: Partial<Services>;
  jobs?: readonly Job[];
  /** The tables whose rows wait for the jobs. */
  queues?: readonly Queue[];
  /** What the metrics show of the subject beside jobs and queues. */
  gauges?: readonly GaugeDefinition[];
  /** Plans what is sent because of an event, when the subject has no channel in the list of deliveries. */
  receiver?: Receiver;
  /** Answers a request for a file before it is checked. Returns false when the request is not for this subject. */
  answerFile?: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Answers a checked request without the router. Resolves to false when the request is not for this subject. */
  answerRequest?: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
  /** Changes how the router is asked. The first subject of the list is the outermost. */
  wrapPages?: (next: PageHandler) => PageHandler;
  /** Headers of a page that a CDN may keep, by what it shows; null: it depends on every change. */
  pageHeaders?: (scopes: readonly string[] | null) => [name: string, value: string][];
  /** Called after the last request and the last job. */
  close?: () => void | Promise<void>;
}

/** What only the server may load of a subject. `feature.ts` declares the rest. */
export interface ServerFeature {
  /** The name of the subject's folder. */
  name: string;
  /** The variables of the environment that belong to the subject. They extend `Config`. */
  environment?: Environment;
  /** The steps of the schema. They are applied in the order of the features, a feature's own in this order. */
  migrations?: readonly Migration[];
  /** Called before the database is migrated. An error stops the start. */
  beforeMigrations?: (db: Db) => Promise<unknown>;
  afterMigrations?: (db: Db) => Promise<unknown>;
  /** Writes what an empty database needs. An error stops the start. */
  seed?: (db: Db, parts: SeedParts) => Promise<void>;
  /** The records that editors keep in lists. The audit log, CSV and the tests of all records follow from them. */
  records?: readonly RecordRules[];
  /** The kinds of single mails. They extend `MailKinds`. */
  mails?: { readonly [Kind in keyof MailKinds]?: MailDefinition };
  /** The ways to send news to the outside. They extend `DeliveryChannels`. */
  channels?: { readonly [Name in keyof DeliveryChannels]?: ChannelDefinition };
  /** What open pages can follow: resources that are sent again when they change. */
  topics?: Topics;
  start?: (site: SiteParts) => RunningFeature | Promise<RunningFeature>;
}

/** Declares the server's part of a subject. Its exact type stays known, so that a forgotten part does not compile. */
export function defineServerFeature<const Feature extends ServerFeature>(feature: Feature): Feature {
  return feature;
}
