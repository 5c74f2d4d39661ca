import { createContext, type RouterContextProvider } from 'react-router';
import type { Db } from '#platform/db/schema.ts';
import type { AuditWords } from '#platform/features/define-feature.ts';
import type { PersonalDecision } from '#platform/features/personal-decision.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { StoredMailFolder } from '#platform/mail/read-stored-mail.ts';
import type { ChannelDescription } from '#platform/outbox/create-channels.ts';
import type { KeptReads } from '#platform/page-cache/kept-reads.ts';
import type { RecordRules } from '#platform/records/rules/record-rules.ts';
import type { StaffAuth } from '#platform/sessions/staff-auth.ts';

/** What loaders and actions get from the server: `servicesOf` reads it. */
export type RouteContext = Readonly<RouterContextProvider>;

/** The part of the configuration that screens use. The server reads it from the environment. */
export interface SiteConfig {
  siteName: string;
  /** Public address without a trailing slash, e.g. `https://gettosport.az`. */
  siteUrl: string;
  /** The `{product}` of the store addresses, e.g. `getto` in `/e-getto/uniforms` (spec §2.2). */
  storeName: string;
  /** Address of the third-party analytics script; null without one. */
  analyticsScript: string | null;
  /** Further origins that the script sends data to, for the content security policy: `https://api.example.com`. */
  analyticsHosts: readonly string[];
  production: boolean;
  /** A test site: crawlers are kept out. */
  isClosedToCrawlers: boolean;
}

/** What the features declare, joined: for screens that show something of every feature. */
export interface Declarations {
  /** The addresses of all screens that have no parameters. */
  addresses: readonly string[];
  auditWords: Required<AuditWords>;
  /** What each table has of persons. */
  personalDecisions: Readonly<Record<string, PersonalDecision>>;
  /** The records that editors keep in lists. */
  records: readonly RecordRules[];
}

/**
 * Everything that loaders and actions use from outside: database, files, mail, time and random ids. Subjects add their own
 * services.
 */
export interface Services {
  db: Db;
  /** What readers' pages have read: `keepRead` uses it. */
  keptReads: KeptReads;
  config: SiteConfig;
  declarations: Declarations;
  /** The status with which a path of this site is answered to a reader. */
  pageStatus: (address: string) => Promise<number>;
  store: FileStore;
  staffAuth: StaffAuth;
  mailer: Mailer;
  /** Rejects with the reason when mail cannot be sent, or cannot be stored without a mail server. Sends nothing. */
  checkMail: () => Promise<void>;
  /** Mail that was stored while no mail server was configured. */
  storedMail: StoredMailFolder;
  /** A mail server is configured. Otherwise mail is stored as files. */
  isMailSent: boolean;
  /** Every channel of the outbox, also those that are off. */
  channels: readonly ChannelDescription[];
  /** The account with this email (lower case) is always an admin. */
  adminEmail: string | null;
  /** Signs the links of previews. */
  previewSecret: string;
  /** Epoch milliseconds. */
  now: () => number;
  newId: () => string;
  /** Logs an error for the operator. Readers do not see it. */
  logError: (message: string, error: unknown) => void;
  /** A pseudonymous key of the client's network. It changes every day. */
  networkKey: (clientAddress: string) => string;
  /** A keyed hash of the client's network that stays the same, for limits and bans (see `createClientKey`). */
  clientKey: (clientAddress: string, size?: 'network' | 'customer') => string;
  /** A pseudonymous key of one reader; null for robots. It changes every day. */
  readerKey: (visitor: { clientAddress: string; userAgent: string | null }) => string | null;
}

/** The data of one request. */
export interface RequestMetadata {
  requestId: string;
  clientAddress: string;
  /** For inline scripts of pages that are never cached. */
  nonce: string;
}

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestMetadata>();

/** The services of the running server, for a loader or an action. */
export function servicesOf(context: RouteContext): Services {
  return context.get(servicesContext);
}
