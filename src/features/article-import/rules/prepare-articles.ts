import type { Db } from '#platform/db/schema.ts';
import { importImages, listForeignImages, replaceImages } from './import-images.ts';
import { type ArticleImportReport, addLosses } from './import-report.ts';
import type { ImportRun } from './import-run.ts';
import type { ImportedImage, ImportLossCode, ParsedArticle } from './imported-record.ts';
import { type PlannedArticle, planArticle } from './plan-article.ts';
import { type KnownArticle, readKnownArticles } from './sources/import-sources.ts';

/** An article that has to be written. */
export interface PreparedArticle {
  article: ParsedArticle;
  plan: PlannedArticle;
  fingerprint: string;
  /** What an earlier import made of it. Null: it is new. */
  known: KnownArticle | null;
}

/**
 * Chooses the articles that are new or have changed on the other site, cleans them and fetches their images. All others are
 * counted in the report.
 */
export async function prepareArticles(
  db: Db,
  run: ImportRun,
  articles: readonly ParsedArticle[],
  report: ArticleImportReport,
): Promise<PreparedArticle[]> {
  const sourceIds = articles.map(({ sourceId }) => sourceId);
  const knownArticles = await readKnownArticles(db, { source: run.source, sourceIds });
  const [system = ''] = run.source.split(':');
  const unnamed = sourceIds.filter((id) => run.adopted.has(id) && !knownArticles.has(id));
  for (const [id, known] of await readKnownArticles(db, { source: system, sourceIds: unnamed }))
    knownArticles.set(id, known);
  const prepared: PreparedArticle[] = [];
  const seen = new Set<string>();
  for (const article of articles) {
    const known = knownArticles.get(article.sourceId) ?? null;
    const { fingerprint } = article;
    const reason = seen.has(article.sourceId) ? 'recordInvalid' : findReasonToKeep(known, fingerprint, run);
    seen.add(article.sourceId);
    if (reason !== null) {
      countKept(report, article, reason);
      continue;
    }
    const plan = planArticle(article, run);
    if (plan) prepared.push({ article, plan, fingerprint, known });
    else countKept(report, article, 'contentTooLong');
    await run.pause?.();
  }
  return finishImages(db, run, prepared, report);
}

type KeepReason = Extract<ImportLossCode, 'editedHere' | 'deletedHere' | 'contentTooLong' | 'recordInvalid'>;

function findReasonToKeep(
  known: KnownArticle | null,
  fingerprint: string,
  { retriesImages }: ImportRun,
): KeepReason | 'unchanged' | null {
  if (!known) return null;
  const isSame = known.fingerprint === fingerprint;
  if (isSame && !retriesImages) return 'unchanged';
  if (known.currentVersion === null) return isSame ? 'unchanged' : 'deletedHere';
  if (known.currentVersion !== known.version) return isSame ? 'unchanged' : 'editedHere';
  return null;
}

function countKept(
  report: ArticleImportReport,
  { title, sourceId }: ParsedArticle,
  reason: KeepReason | 'unchanged',
): void {
  if (reason === 'unchanged') {
    report.articles.unchanged += 1;
    return;
  }
  const outcomes = { editedHere: 'kept', deletedHere: 'deleted' } as const;
  report.articles[reason in outcomes ? outcomes[reason as keyof typeof outcomes] : 'skipped'] += 1;
  addLosses(report, { title: title ?? sourceId, losses: [{ code: reason }] });
}

/** Fetches the images, and leaves out the articles that were only prepared for images that are still missing. */
async function finishImages(
  db: Db,
  run: ImportRun,
  prepared: readonly PreparedArticle[],
  report: ArticleImportReport,
): Promise<PreparedArticle[]> {
  const urls = [...new Set(prepared.flatMap(({ plan }) => listForeignImages(plan)))];
  const textsOf = new Map<string, ImportedImage>();
  for (const { article } of prepared) if (article.image) textsOf.set(article.image.url, article.image);
  const { stored, problems } = await importImages(db, {
    source: run.source,
    urls,
    textsOf,
    now: run.now,
    newId: run.newId,
    images: run.isDryRun ? null : run.images,
    createdBy: run.actor?.id ?? null,
  });
  const isFetched = run.images !== null && !run.isDryRun;
  return prepared.filter(({ article, plan, known, fingerprint }) => {
    const images = listForeignImages(plan);
    report.images.found += images.length;
    if (isFetched) {
      const missing = images.filter((url) => !stored.has(url));
      report.images.failed += missing.length;
      report.images.stored += images.length - missing.length;
      for (const url of missing)
        plan.losses.push({ code: problems.get(url) ?? 'imageFailed', detail: url.slice(0, 200) });
    }
    replaceImages(plan, stored);
    const isOnlyForImages = known?.fingerprint === fingerprint;
    if (!isOnlyForImages || images.some((url) => stored.has(url))) return true;
    countKept(report, article, 'unchanged');
    return false;
  });
}
