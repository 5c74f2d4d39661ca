import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryResult } from 'pg';

/** Who may answer the queries of a page for readers instead of the primary. */
export interface PageQueries {
  /** Null: the primary has to answer this query. */
  ask(text: string, parameters: readonly unknown[]): Promise<QueryResult | null>;
}

/** Set while a page for readers is rendered on a site with a read replica. */
export const pageQueries = new AsyncLocalStorage<PageQueries>();
