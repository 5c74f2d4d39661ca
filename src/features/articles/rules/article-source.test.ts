import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { indexChangedArticles } from '#features/search/rules/index-changed-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { articleInput, NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { changed, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { cleanArticleInput } from './article-input.ts';
import { getArticleState } from './article-state.ts';
import { cleanArticleFields, parseArticleFields } from './clean-article-fields.ts';
import { deleteArticle } from './deleted/delete-article.ts';
import { restoreDeletedArticle } from './deleted/restore-deleted-article.ts';
import { findArticleBySlug } from './read/find-article-by-slug.ts';
import { listLatestArticles } from './read/select-cards.ts';
import { restoreRevision } from './revisions/restore-revision.ts';
import { getRevision } from './revisions/revisions.ts';
import { saveArticle } from './write/save-article.ts';

const reuters = { origin: 'source', source: 'Reuters', sourceUrl: 'https://www.reuters.com/sports' } as const;
const revisionOf = async (db: Db) =>
  (await db.selectFrom('site_revision').select('revision').executeTakeFirstOrThrow()).revision;

it('requires the name of the source, and a valid address when one is given', () => {
  const problemsOf = (over: Parameters<typeof articleInput>[0]) => {
    try {
      cleanArticleInput(articleInput(over), NOON);
      return [];
    } catch (error) {
      return (error as InvalidInput).problems.map(({ field, code }) => `${field} ${code}`);
    }
  };
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ origin: 'exclusive' })).toEqual([]);
  expect(problemsOf(reuters)).toEqual([]);
  expect(problemsOf({ ...reuters, sourceUrl: '' })).toEqual([]);
  for (const origin of ['source', 'translation', 'release'] as const)
    expect(problemsOf({ origin, source: '  ' })).toEqual(['source source.required']);
  expect(problemsOf({ ...reuters, source: 'a'.repeat(121) })).toEqual(['source source.tooLong']);
  for (const sourceUrl of [
    'reuters.com/a',
    'javascript:alert(1)',
    'ftp://reuters.com',
    'https://',
    'https://a b',
    'https://ad:sifre@reuters.com',
    `https://reuters.com/${'a'.repeat(1000)}`,
  ])
    expect(problemsOf({ ...reuters, sourceUrl })).toEqual(['sourceUrl sourceUrl.invalid']);
});

it('clears the source of an own article', () => {
  const fields = parseArticleFields({ ...articleInput(), ...reuters });
  expect(cleanArticleFields({ ...fields, origin: 'own' })).toMatchObject({ source: '', sourceUrl: '' });
  expect(cleanArticleFields({ ...fields, source: ' Reuters ' })).toMatchObject({ source: 'Reuters' });
  expect(parseArticleFields({})).toMatchObject({ origin: 'own', source: '', sourceUrl: '' });
  expect(() => parseArticleFields({ origin: 'stolen' })).toThrow(
    new InvalidInput([{ field: 'form', code: 'form.invalid' }]),
  );
});

describeOnEachDatabase('the source of an article', (open) => {
  it('is read with the article, which is an own article without one', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Özümüzün' });
    const { slug } = await writeArticle(db, { title: 'Onların', now: NOON + MINUTE, ...reuters });
    expect(await findArticleBySlug(db, { slug })).toMatchObject(reuters);
    const cards = await listLatestArticles(db);
    expect(cards.map(({ origin, source }) => [origin, source])).toEqual([
      ['source', 'Reuters'],
      ['own', ''],
    ]);
  });

  it('is changed, stored in revisions, merged and restored like any field', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const state = await writeOwnArticle(db, actor, { status: 'published' });
    const { id } = state;
    const at = { actor, id, now: NOON, newId };
    const before = await revisionOf(db);
    await saveArticle(db, { ...at, baseVersion: 1, fields: changed(state, reuters) });
    expect(await revisionOf(db)).toBeGreaterThan(before);
    const { after, taken } = await saveArticle(db, {
      ...at,
      baseVersion: 1,
      fields: changed(state, { title: 'Başqa başlıq' }),
    });
    expect(taken).toEqual(['origin', 'source', 'sourceUrl']);
    expect((await getArticleState(db, { id })).fields).toMatchObject({ ...reuters, title: 'Başqa başlıq' });
    expect((await getRevision(db, { articleId: id, version: 1 })).fields).toMatchObject({ origin: 'own' });
    await restoreRevision(db, { ...at, version: 1, baseVersion: after.version });
    expect((await getArticleState(db, { id })).fields).toMatchObject({ origin: 'own', source: '' });
  });

  it('is restored from the bin, and is found by its name', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const { id } = await writeOwnArticle(db, actor, { status: 'published', ...reuters });
    await indexChangedArticles(db, { limit: 100 });
    const words = await db.selectFrom('article_search').select('lead_words').executeTakeFirstOrThrow();
    expect(words.lead_words).toContain('Reuters');
    await deleteArticle(db, { actor, id, now: NOON, newId });
    await restoreDeletedArticle(db, { actor, id, now: NOON, newId });
    expect((await getArticleState(db, { id })).fields).toMatchObject(reuters);
  });
});
