import { slugify, slugifyOr } from '#az/characters/slug.ts';
import { isSameValue, listChangedFields } from '#features/articles/rules/article-fields.ts';
import { type ArticleState, getArticleState } from '#features/articles/rules/article-state.ts';
import { findFreeSlugs } from '#features/articles/rules/write/article-slugs.ts';
import { changeArticle } from '#features/articles/rules/write/change-article.ts';
import { insertArticles } from '#features/articles/rules/write/insert-articles.ts';
import {
  addOldAddresses,
  isRecordable,
  type OldAddress,
} from '#features/redirects/rules/add-old-addresses.ts';
import { parseOldPath } from '#features/redirects/rules/parse-old-path.ts';
import { ensureTags, lockCountedRows } from '#features/tags/rules/article-tags.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { type ArticleImportReport, addChange, addLosses, addSample } from './import-report.ts';
import type { ImportRun } from './import-run.ts';
import type { PlannedArticle } from './plan-article.ts';
import type { PreparedArticle } from './prepare-articles.ts';
import { writeSources } from './sources/import-sources.ts';

/** What an article is after the import. */
interface WrittenArticle {
  prepared: PreparedArticle;
  id: string;
  slug: string;
  version: number;
}

/** Writes the articles of a batch, and remembers what they became. A dry run only counts. */
export async function writeArticles(
  tx: Db,
  run: ImportRun,
  batch: readonly PreparedArticle[],
  report: ArticleImportReport,
): Promise<void> {
  const { names, source, isDryRun, now } = run;
  const before = isDryRun ? await readStates(tx, batch) : await lockRows(tx, run, batch);
  for (const { plan } of batch) plan.fields.author = await names.findByline(tx, plan.fields.author);
  const inserted = await (isDryRun ? predictArticles : writeNewArticles)(tx, run, batch.filter(isNew));
  const written: WrittenArticle[] = [];
  /** The other site has changed something that makes no difference here. */
  const same: WrittenArticle[] = [];
  for (const prepared of batch) {
    const { article, plan, known } = prepared;
    const result = known ? await change(known.id) : (inserted.get(prepared) ?? null);
    if (result === null) {
      report.articles.kept += 1;
      addLosses(report, { title: plan.fields.title, losses: [{ code: 'editedHere' }] });
      continue;
    }
    if (known && !result.isChanged) {
      report.articles.unchanged += 1;
      if (known.fingerprint !== prepared.fingerprint) same.push({ prepared, ...result });
      continue;
    }
    if (!known) {
      if (article.slug && article.slug !== result.slug)
        plan.losses.push({ code: 'slugChanged', detail: `${article.slug} → ${result.slug}` });
      addSample(report, { title: plan.fields.title, slug: result.slug, status: plan.status });
    }
    report.articles[known ? 'changed' : 'new'] += 1;
    if (known) addChange(report, { id: known.id, title: known.title, newTitle: plan.fields.title });
    addLosses(report, { title: plan.fields.title, losses: plan.losses });
    written.push({ prepared, ...result });

    /** Null: somebody has edited the article since it was prepared. */
    async function change(id: string) {
      const state = before.get(id);
      if (!state || state.version !== known?.version) return null;
      const { slug } = state.fields;
      if (isSameArticle(plan, state)) return { id, slug, version: state.version, isChanged: false };
      const version = isDryRun ? state.version : await changeImported(tx, run, prepared, state);
      return { id, slug, version, isChanged: true };
    }
  }
  report.oldAddresses += await writeAddresses(tx, run, written, report);
  if (isDryRun) return;
  await writeViews(tx, written);
  const sourcesOf = (articles: readonly WrittenArticle[]) =>
    articles.map(({ prepared, id, version }) => ({
      kind: 'article' as const,
      sourceId: prepared.article.sourceId,
      ourId: id,
      version,
      fingerprint: prepared.fingerprint,
    }));
  const added = written.filter(({ prepared }) => isNew(prepared));
  const changed = [...written.filter(({ prepared }) => !isNew(prepared)), ...same];
  await writeSources(tx, { source, now, rows: sourcesOf(added), onlyNew: true });
  await writeSources(tx, { source, now, rows: sourcesOf(changed) });
}

const isNew = ({ known }: PreparedArticle) => known === null;

type NewArticles = Map<PreparedArticle, { id: string; slug: string; version: number; isChanged: boolean }>;

async function writeNewArticles(
  tx: Db,
  { now, newId }: ImportRun,
  batch: readonly PreparedArticle[],
): Promise<NewArticles> {
  const articles = batch.map(({ plan: { fields, status, scheduledAt, moments } }) => ({
    article: { ...fields, status, scheduledAt },
    id: newId(),
    imported: moments,
  }));
  const inserted = await insertArticles(tx, { articles, by: null, now, newId });
  return new Map(
    batch.map((prepared, at) => {
      const state = inserted[at]?.state;
      if (!state) throw new Error('The new id of an article is taken');
      const { id, version, fields } = state;
      return [prepared, { id, slug: fields.slug, version, isChanged: true }];
    }),
  );
}

/** What a dry run says of new articles: the slugs that they would get. */
async function predictArticles(
  db: Db,
  { claimedSlugs }: ImportRun,
  batch: readonly PreparedArticle[],
): Promise<NewArticles> {
  const bases = batch.map(({ plan }) => slugify(plan.fields.slug) || slugifyOr(plan.fields.title, 'xeber'));
  const slugs = await findFreeSlugs(db, { bases, claimed: claimedSlugs });
  return new Map(
    batch.map((prepared, at) => [prepared, { id: '', slug: slugs[at] ?? '', version: 1, isChanged: true }]),
  );
}

async function readStates(db: Db, batch: readonly PreparedArticle[]): Promise<Map<string, ArticleState>> {
  const states = new Map<string, ArticleState>();
  for (const { known } of batch) if (known) states.set(known.id, await getArticleState(db, { id: known.id }));
  return states;
}

/** Acquires the locks of the batch in the order of all writers: articles by id, tags, counted rows. Returns the articles. */
async function lockRows(tx: Db, { now, newId, names }: ImportRun, batch: readonly PreparedArticle[]) {
  const states = new Map<string, ArticleState>();
  for (const id of batch.flatMap(({ known }) => known?.id ?? []).sort())
    states.set(id, await getArticleState(tx, { id, lock: true }));
  const tags = await ensureTags(tx, { names: batch.flatMap(({ plan }) => plan.fields.tags), now, newId });
  const categoryIds = batch.map(({ plan }) => names.findCategory(plan.fields.category)?.id ?? null);
  const tagIds = tags.map(({ id }) => id);
  await lockCountedRows(tx, { articleId: '', categoryIds: [...new Set(categoryIds)], tagIds });
  return states;
}

/** Keeps the address of the article: the other site's old address leads to it already. */
function toChange({ fields, status, scheduledAt, moments }: PlannedArticle, before: ArticleState) {
  const { publishedAt } = moments;
  return { fields: { ...fields, slug: before.fields.slug }, status, scheduledAt, publishedAt };
}

/** Whether a record that is another one now makes the same article. */
function isSameArticle(plan: PlannedArticle, before: ArticleState): boolean {
  const { fields, ...next } = toChange(plan, before);
  return (
    listChangedFields(before.fields, fields).length === 0 &&
    isSameValue(Object.values(next), [before.status, before.scheduledAt, before.publishedAt])
  );
}

/** Returns the new version. */
async function changeImported(
  tx: Db,
  { now, newId }: ImportRun,
  { plan }: PreparedArticle,
  before: ArticleState,
): Promise<number> {
  const change = toChange(plan, before);
  const after = await changeArticle(tx, {
    before,
    change,
    kind: 'save',
    by: null,
    isMinor: true,
    isAnnounced: false,
    now,
    newId,
  });
  return after.version;
}

async function writeViews(tx: Db, written: readonly WrittenArticle[]): Promise<void> {
  const rows = written.flatMap(({ prepared: { article, known }, id }) =>
    known === null && article.views > 0 ? [{ article_id: id, views: article.views, readers: 0 }] : [],
  );
  if (rows.length > 0) await tx.insertInto('article_stats').values(rows).execute();
}

/** Only readers had the old address of an article. That of a draft leads nowhere. */
async function writeAddresses(
  tx: Db,
  { source, isDryRun, now }: ImportRun,
  written: readonly WrittenArticle[],
  report: ArticleImportReport,
): Promise<number> {
  const shown = written.filter(
    ({ prepared: { plan } }) => plan.status === 'published' || plan.status === 'archived',
  );
  const taken = await listTakenPaths(tx, {
    source,
    articles: shown.map(({ id, prepared }) => ({ id, oldPaths: prepared.article.oldPaths })),
  });
  const addresses: OldAddress[] = [];
  for (const { prepared, slug } of shown)
    for (const path of prepared.article.oldPaths)
      if (!taken.has(path)) addresses.push({ path, target: href('/article/:slug', { slug }) });
      else
        addLosses(report, {
          title: prepared.plan.fields.title,
          losses: [{ code: 'addressTaken', detail: path.slice(0, 200) }],
        });
  return isDryRun ? addresses.filter(isRecordable).length : addOldAddresses(tx, { addresses, now });
}

const ARTICLE = href('/article/:slug', { slug: '' });

/**
 * The old paths of articles that lead to something else already: to an article of another source or of this site, or to
 * where an admin has sent them. Two sites of WordPress both have `/?p=12`, and the first one keeps it. A path of the same
 * source, and one whose page was deleted, is free.
 */
async function listTakenPaths(
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
