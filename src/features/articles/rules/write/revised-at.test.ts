import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { NOON, newId, writeCategory } from '#tests/kit/content/articles.ts';
import { moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ArticleFields } from '../article-fields.ts';
import { getArticleState } from '../article-state.ts';
import { isVisiblyUpdated, modifiedAt } from '../article-summary.ts';
import { bulkChangeArticles } from '../bulk/bulk-change-articles.ts';
import { deleteArticle } from '../deleted/delete-article.ts';
import { restoreDeletedArticle } from '../deleted/restore-deleted-article.ts';
import { findArticleBySlug } from '../read/find-article-by-slug.ts';
import { restoreRevision } from '../revisions/restore-revision.ts';
import { saveArticle } from './save-article.ts';

const LATER = NOON + 10 * MINUTE;
const title = 'Turun oyunları başladı';

async function save(
  db: Db,
  actor: Actor,
  id: string,
  over: Partial<ArticleFields>,
  { now = LATER, isMinor = false } = {},
) {
  const { version, fields } = await getArticleState(db, { id });
  const sent = { actor, id, baseVersion: version, fields: { ...fields, ...over }, isMinor, now, newId };
  await saveArticle(db, sent);
}

async function read(db: Db, id: string) {
  const { fields } = await getArticleState(db, { id });
  const page = await findArticleBySlug(db, { slug: fields.slug });
  if (!page) throw new Error('Nobody can read it');
  return { isMarked: isVisiblyUpdated(page), modifiedAt: modifiedAt(page) };
}

const asPublished = { isMarked: false, modifiedAt: NOON };
const asRevised = { isMarked: true, modifiedAt: LATER };

describeOnEachDatabase('the label of a revised article', (open) => {
  const publish = async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    await writeCategory(db, 'chess');
    const { id } = await writeOwnArticle(db, actor, { status: 'published' });
    return { db, actor, id };
  };

  it.each<Partial<ArticleFields>>([
    { title },
    { excerpt: 'Nəticələr axşam məlum olacaq.' },
    { content: '<p>Başladı.</p>' },
    { image: 'https://sekil.example.az/tur.jpg' },
  ])('comes with what readers read: %o', async (over) => {
    const { db, actor, id } = await publish();
    await save(db, actor, id, over);
    expect(await read(db, id)).toEqual(asRevised);
  });

  it.each<Partial<ArticleFields>>([
    { category: 'chess' },
    { featured: true },
    { tags: ['Zirə'] },
    { slug: 'basqa-unvan' },
    { author: 'Orxan Quliyev' },
    { seoTitle: 'Axtarış üçün' },
  ])('does not come with what is filed otherwise: %o', async (over) => {
    const { db, actor, id } = await publish();
    await save(db, actor, id, over);
    expect(await read(db, id)).toEqual(asPublished);
    expect(await getArticleState(db, { id })).toMatchObject({ version: 2, updatedAt: LATER });
  });

  it('is not set by a bulk move, nor by archiving and publishing again', async () => {
    const { db, actor, id } = await publish();
    const step = { actor, now: LATER, newId };
    await bulkChangeArticles(db, { ...step, ids: [id], action: 'move', category: 'chess' });
    await moveInForm(db, { ...step, id, move: 'archive' });
    await moveInForm(db, { ...step, id, move: 'publish' });
    expect(await read(db, id)).toEqual(asPublished);
  });

  it('is not set by a minor correction, but by a later change', async () => {
    const { db, actor, id } = await publish();
    await save(db, actor, id, { title }, { isMinor: true });
    expect(await read(db, id)).toEqual(asPublished);
    await save(db, actor, id, { excerpt: 'Nəticələr axşam.' });
    await save(db, actor, id, { title: `${title}!` }, { isMinor: true, now: LATER + MINUTE });
    expect(await read(db, id)).toEqual(asRevised);
  });

  it('is not set in the first minute, nor by changes before the publication', async () => {
    const { db, actor, id } = await publish();
    await save(db, actor, id, { title }, { now: NOON + MINUTE });
    expect(await read(db, id)).toEqual(asPublished);
    await save(db, actor, id, { title: `${title}!` }, { now: NOON + MINUTE + 1 });
    expect(await read(db, id)).toEqual({ isMarked: true, modifiedAt: NOON + MINUTE + 1 });
    const draft = await writeOwnArticle(db, actor);
    await save(db, actor, draft.id, { title }, { now: LATER });
    await moveInForm(db, { actor, id: draft.id, move: 'publish', now: LATER, newId });
    expect(await read(db, draft.id)).toEqual({ isMarked: false, modifiedAt: LATER });
  });

  it('is set when an earlier version is restored, and survives deletion and restoration', async () => {
    const { db, actor, id } = await publish();
    const step = { actor, id, newId };
    await save(db, actor, id, { title }, { isMinor: true });
    await restoreRevision(db, { ...step, version: 1, baseVersion: 2, now: LATER });
    expect(await read(db, id)).toEqual(asRevised);
    await deleteArticle(db, { ...step, now: LATER });
    await restoreDeletedArticle(db, { ...step, now: LATER });
    expect(await getArticleState(db, { id })).toMatchObject({ revisedAt: LATER });
  });
});
