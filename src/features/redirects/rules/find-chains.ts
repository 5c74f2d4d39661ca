import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import type { OldAddress } from './add-old-addresses.ts';
import { parseOldPath, parseSitePath } from './parse-old-path.ts';

/** Rows of one statement. Other requests are answered between two. */
const BATCH_SIZE = 500;
const ARTICLE = /^\/article\/([^/]+)$/;

/** Why a redirect must not be written: its target is an old address itself. */
export interface Chain {
  path: string;
  /** Where the target leads now; null when its page was deleted. */
  leadsTo: string | null;
}

/**
 * The redirects whose target is an old address too, so that readers would be sent on twice or to a page that was deleted. An
 * article that exists at the target ends a chain: it is shown whatever is recorded. `addresses` are looked up among
 * themselves and in the database.
 */
export async function findChains(db: Db, addresses: readonly OldAddress[]): Promise<Chain[]> {
  const wanted = addresses.flatMap(({ path, target }) => {
    const url = target === null ? null : parseSitePath(target);
    const old = url && parseOldPath(url.pathname + url.search);
    return old ? [{ path, at: old.path + old.query }] : [];
  });
  const recorded = await readTargets(
    db,
    wanted.map(({ at }) => at),
  );
  for (const { path, target } of addresses) recorded.set(path, target);
  const shown = await readShownArticles(db, [...recorded.keys()]);
  return wanted.flatMap(({ path, at }) => {
    const leadsTo = shown.has(at) ? undefined : recorded.get(at);
    return leadsTo === undefined ? [] : [{ path, leadsTo }];
  });
}

/** What is recorded for these paths, and former addresses of articles, which lead to their current ones. */
async function readTargets(db: Db, paths: readonly string[]): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  for (let first = 0; first < paths.length; first += BATCH_SIZE) {
    if (first > 0) await yieldToRequests();
    const batch = paths.slice(first, first + BATCH_SIZE);
    const rows = await db
      .selectFrom('old_address')
      .select(['path', 'target'])
      .where('path', 'in', batch)
      .execute();
    for (const { path, target } of rows) found.set(path, target);
    const slugs = batch.flatMap((path) => ARTICLE.exec(path)?.[1] ?? []);
    if (slugs.length === 0) continue;
    const moved = await db
      .selectFrom('article_redirect')
      .innerJoin('article', 'article.id', 'article_redirect.article_id')
      .select(['article_redirect.slug as former', 'article.slug as current'])
      .where('article_redirect.slug', 'in', slugs)
      .execute();
    for (const { former, current } of moved) found.set(addressOf(former), addressOf(current));
  }
  return found;
}

/** The slug of an article has ASCII letters only, so the stored path is its address. */
function addressOf(slug: string): string {
  return href('/article/:slug', { slug });
}

/** The paths of these at which readers see an article. */
async function readShownArticles(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const slugs = paths.flatMap((path) => ARTICLE.exec(path)?.[1] ?? []);
  const found = new Set<string>();
  for (let first = 0; first < slugs.length; first += BATCH_SIZE) {
    const rows = await db
      .selectFrom('article')
      .select('slug')
      .where('slug', 'in', slugs.slice(first, first + BATCH_SIZE))
      .where('status', 'in', ['published', 'archived'])
      .execute();
    for (const { slug } of rows) found.add(addressOf(slug));
  }
  return found;
}

/** Whether readers see an article at this path, so that a redirect from it would do nothing. */
export async function showsArticle(db: Db, { path }: { path: string }): Promise<boolean> {
  return (await readShownArticles(db, [path])).size > 0;
}
