import { createContext, type RouterContextProvider } from 'react-router';
import type { Db } from '#db/schema.ts';
import type { Opening } from '#domain/analytics/record-openings.ts';
import type { FileStore } from '#domain/media/file-store.ts';

/** What the screens may know of the configuration; the server reads it from the environment. */
export interface SiteConfig {
  siteName: string;
  /** Public address without a trailing slash, e.g. `https://gettosport.az`. */
  siteUrl: string;
  /** The `{product}` of the store addresses, e.g. `getto` in `/e-getto/uniforms` (spec §2.2). */
  storeName: string;
  production: boolean;
}

/** Everything a loader or an action needs from outside: data, files, time and chance. */
export interface Services {
  db: Db;
  config: SiteConfig;
  store: FileStore;
  /** Epoch milliseconds. */
  now: () => number;
  newId: () => string;
  /** Tells the operator what went wrong; readers never see it. */
  logError: (message: string, error: unknown) => void;
  /** Adds an opening to an article's views; answers after the commit, null when there is no such article. */
  countOpening: (opening: Opening) => Promise<number | null>;
  /** A key for one reader within a day that leads back to nobody; null for robots. */
  readerKey: (visitor: { clientAddress: string; userAgent: string | null }) => string | null;
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
