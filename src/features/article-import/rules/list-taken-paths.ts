import { parseOldPath } from '#features/redirects/rules/parse-old-path.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';

const ARTICLE = href('/article/:slug', { slug: '' });

/**
 * The old paths of articles that lead to something else already: to an article of another source or of this site, or to
 * where an admin has sent them. Two sites of WordPress both have `/?p=12`, and the first one keeps it. A path of the same
 * source, and one whose page was deleted, is free.
 */
export async function listTakenPaths(
  db: Db,
  { source, articles }: { source: string; articles: readonly { id: string; oldPaths: readonly string[] }[] },
): Promise<Set<string>> {
  const wanted = articles.flatMap(({ id, oldPaths }) =>
    oldPaths.flatMap((path) => {
      const old = parseOldPath(path);
      return old ? [{ path, id, key: old.path + old.query }] : [];
    }),
  );
  if (wanted.length === 0) return new Set();
  const keys = [...new Set(wanted.map(({ key }) => key))];
  const recorded = await db
    .selectFrom('old_address')
    .select(['path', 'target'])
    .where('path', 'in', keys)
    .where('target', 'is not', null)
    .execute();
  if (recorded.length === 0) return new Set();
  const targetOf = new Map(recorded.map(({ path, target }) => [path, target ?? '']));
  const ownerOf = await readOwners(db, [...targetOf.values()]);
  const sourceOf = await readSources(db, [...ownerOf.values()]);
  const isTaken = (target: string, id: string) => {
    if (!target.startsWith(ARTICLE)) return true;
    const owner = ownerOf.get(target);
    return owner !== undefined && owner !== id && sourceOf.get(owner) !== source;
  };
  return new Set(
    wanted.flatMap(({ path, id, key }) => {
      const target = targetOf.get(key);
      return target !== undefined && isTaken(target, id) ? [path] : [];
    }),
  );
}

/** The ids of the articles at these addresses, by the address. */
async function readOwners(db: Db, targets: readonly string[]): Promise<Map<string, string>> {
  const addressOf = new Map(
    targets.flatMap((target) =>
      target.startsWith(ARTICLE) ? [[target.slice(ARTICLE.length).split(/[?#]/, 1)[0] ?? '', target]] : [],
    ),
  );
  const slugs = [...addressOf.keys()];
  if (slugs.length === 0) return new Map();
  const moved = await db
    .selectFrom('article_redirect')
    .select(['slug', 'article_id as id'])
    .where('slug', 'in', slugs)
    .execute();
  const current = await db.selectFrom('article').select(['slug', 'id']).where('slug', 'in', slugs).execute();
  return new Map([...moved, ...current].map(({ slug, id }) => [addressOf.get(slug) ?? '', id]));
}

async function readSources(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('import_source')
    .select(['our_id', 'source'])
    .where('our_id', 'in', ids)
    .where('kind', '=', 'article')
    .execute();
  return new Map(rows.map(({ our_id, source }) => [our_id, source]));
}
