import { expect } from 'vitest';
import type { RevisionFields } from '#features/articles/rules/revisions/revisions.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleWriter, ConfirmedArticle, PendingWrite, WrittenText } from './article-writer.ts';

/**
 * Expects that every confirmed write is in the database, that an unconfirmed write is there completely or not at all, and
 * that nothing else is, beside the articles `others`.
 */
export async function expectArticles(
  db: Db,
  writers: readonly ArticleWriter[],
  others: readonly string[] = [],
): Promise<void> {
  const stored = await db.selectFrom('article').selectAll().execute();
  const articles = stored.filter(({ id }) => !others.includes(id));
  const revisions = await db.selectFrom('article_revision').selectAll().orderBy('version').execute();
  const autosaves = await db.selectFrom('article_autosave').selectAll().execute();
  const audited = await db
    .selectFrom('audit_log')
    .select('subject_id')
    .where('subject_type', '=', 'article')
    .execute();
  const revisionsOf = Map.groupBy(revisions, (revision) => revision.article_id);
  const auditedOf = Map.groupBy(audited, (line) => line.subject_id ?? '');
  const expected = new Set<string>();

  for (const { articles: confirmed, pending } of writers) {
    for (const article of confirmed) {
      expected.add(article.id);
      const own = pending?.articleId === article.id ? pending : null;
      const row = articles.find(({ id }) => id === article.id);
      const versions = (revisionsOf.get(article.id) ?? []).map(({ fields }) => wordsOf(fields));
      const wanted = [...article.versions, ...(isNextVersion(own, versions, article) ? [own.words] : [])];
      expect(versions).toEqual(wanted);
      expect(row).toMatchObject({ version: wanted.length, title: wanted.at(-1)?.title });
      expect(row?.content).toBe(wanted.at(-1)?.content);
      expect(auditedOf.get(article.id)).toHaveLength(wanted.length);
      if (article.isPublished) expect(row?.status).toBe('published');
      expectAutosave(
        autosaves.find(({ tab_key }) => tab_key === article.tabKey),
        article,
        own,
      );
    }
    if (pending?.kind === 'create') expected.add(pending.articleId);
  }
  for (const { id, version } of articles) {
    expect(expected).toContain(id);
    expect(revisionsOf.get(id)).toHaveLength(version);
    expect(auditedOf.get(id)).toHaveLength(version);
  }
  expect(revisions.every(({ article_id }) => stored.some(({ id }) => id === article_id))).toBe(true);
  await expectTrueCounts(db);
}

function isNextVersion(
  pending: PendingWrite | null,
  versions: readonly WrittenText[],
  { versions: confirmed }: ConfirmedArticle,
): pending is PendingWrite {
  return pending !== null && pending.kind !== 'autosave' && versions.length > confirmed.length;
}

function expectAutosave(
  row: { sequence: number; fields: string | null } | undefined,
  { autosave }: ConfirmedArticle,
  pending: PendingWrite | null,
): void {
  if (pending && row?.sequence === autosave.sequence + 1) {
    const title = row.fields === null ? null : wordsOf(row.fields).title;
    expect(title).toBe(pending.kind === 'autosave' ? pending.words.title : null);
    return;
  }
  expect(row?.sequence).toBe(autosave.sequence);
  expect(row?.fields ? wordsOf(row.fields).title : null).toBe(autosave.title);
}

function wordsOf(fields: string): WrittenText {
  const { title, content, category, tags } = JSON.parse(fields) as RevisionFields;
  return { title, content, category, tag: tags.join() };
}

/** Expects that the counts maintained by triggers are correct. */
async function expectTrueCounts(db: Db): Promise<void> {
  const published = await db
    .selectFrom('article')
    .select(['id', 'category_id'])
    .where('status', '=', 'published')
    .execute();
  const tagged = await db.selectFrom('article_tag').select(['article_id', 'tag_id']).execute();
  const ids = new Set(published.map(({ id }) => id));
  for (const { id, article_count } of await db.selectFrom('category').selectAll().execute())
    expect(article_count).toBe(published.filter(({ category_id }) => category_id === id).length);
  for (const { id, article_count } of await db.selectFrom('tag').selectAll().execute())
    expect(article_count).toBe(tagged.filter((tag) => tag.tag_id === id && ids.has(tag.article_id)).length);
}
