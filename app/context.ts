import { createContext, type RouterContextProvider } from 'react-router';
import type { Db } from '#db/schema.ts';
import type { StaffRole } from '#db/tables/accounts.ts';
import type { PageView } from '#domain/analytics/page-views/page-view.ts';
import type { Mailer } from '#domain/mailer.ts';
import type { FileStore } from '#domain/media/files/file-store.ts';
import type { Search } from '#domain/search/record-searches.ts';
import type { FirstAdminPrompt } from './first-admin-prompt.ts';
import type { StaffAuth } from './staff-auth.ts';
import type { StoredMailFolder } from './stored-mail.ts';

/** What the screens may know of the configuration; the server reads it from the environment. */
export interface SiteConfig {
  siteName: string;
  /** Public address without a trailing slash, e.g. `https://gettosport.az`. */
  siteUrl: string;
  /** The `{product}` of the store addresses, e.g. `getto` in `/e-getto/uniforms` (spec §2.2). */
  storeName: string;
  /** Address of an outside script that counts readers; null: there is none. */
  analyticsScript: string | null;
  /** Where it reports to beside its own host, as a policy names them: `https://api.example.com`. */
  analyticsHosts: readonly string[];
  production: boolean;
}

/** An account of the demo newspaper, whose password may stand on the sign-in page. */
export interface DemoAccount {
  email: string;
  password: string;
  role: StaffRole;
}

/** Everything a loader or an action needs from outside: data, files, time and chance. */
export interface Services {
  db: Db;
  config: SiteConfig;
  store: FileStore;
  staffAuth: StaffAuth;
  mailer: Mailer;
  /** Resolves when letters can be sent (or kept, without a mail server); sends nothing. Rejects with what is wrong. */
  checkMail: () => Promise<void>;
  /** The mails that were kept while no mail server was configured; they stay readable once one is. */
  storedMail: StoredMailFolder;
  /** A mail server is configured; otherwise mails are kept as files. */
  isMailSent: boolean;
  /** Empty in production and without demo content. */
  demoAccounts: readonly DemoAccount[];
  /** The account with this address is always an admin (lower case). */
  adminEmail: string | null;
  firstAdminDesk: FirstAdminPrompt;
  /** Seals the links to previews. */
  previewSecret: string;
  /** Epoch milliseconds. */
  now: () => number;
  newId: () => string;
  /** Tells the operator what went wrong; readers never see it. */
  logError: (message: string, error: unknown) => void;
  /** Adds an opening to an article's views; answers after the commit, null when there is no such article. */
  countPageView: (opening: PageView) => Promise<number | null>;
  /** A key of the network that an address belongs to, the same within a day; it leads back to nobody. */
  networkKey: (clientAddress: string) => string;
  /** A key for one reader within a day that leads back to nobody; null for robots. */
  readerKey: (visitor: { clientAddress: string; userAgent: string | null }) => string | null;
  /** Remembers what readers look for, for the newsroom to see; nobody waits for it. */
  searchLog: { add: (search: Search) => void };
  /** Tells the operator, now and then, that readers' browsers did not get the analytics script. */
  noteAnalyticsFailure: (script: string) => void;
}

/** What belongs to one request alone. */
export interface RequestFacts {
  requestId: string;
  clientAddress: string;
  /** For inline scripts of pages that are never cached. */
  nonce: string;
}

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestFacts>();

/** The services of the running server, for a loader or an action. */
export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return context.get(servicesContext);
}
