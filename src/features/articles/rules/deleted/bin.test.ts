import { expect, it } from 'vitest';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { reportComment } from '#features/comments/rules/report-comment.ts';
import { createIssue, deleteIssue } from '#features/newsletter/rules/change-issue.ts';
import { createNote } from '#features/notes/rules/change-note.ts';
import { findOldAddress } from '#features/redirects/rules/old-addresses.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden } from '#platform/errors.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { reader, writeComment, writeDiscussion } from '#tests/kit/content/comments.ts';
import { writeMediaRow } from '#tests/kit/content/media.ts';
import { changed, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getArticleState } from '../article-state.ts';
import { autosaveArticle, listAutosaves } from '../drafts/autosave-article.ts';
import { touchPresence } from '../presence/presence.ts';
import { findArticleBySlug } from '../read/find-article-by-slug.ts';
import { getRevision, listRevisions } from '../revisions/revisions.ts';
import { saveArticle } from '../write/save-article.ts';
import { deleteArticle } from './delete-article.ts';
import { listDeletedArticles, purgeNewsroom } from './deleted-articles.ts';
import { restoreDeletedArticle } from './restore-deleted-article.ts';
import { deleteRowsInBin, listRowsInBin } from './rows-in-bin.ts';

const LATER = NOON + MINUTE;

describeOnEachDatabase('a deleted article', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor', 'Leyla');
    const at = { actor, now: LATER, newId };
    const events = async () =>
      (await db.selectFrom('outbox_event').select(['type', 'subject_id', 'detail']).execute()).filter(
        ({ type }) => type.startsWith('article.'),
      );
    return { db, actor, at, events };
  }
  const lineOf = (db: Db, action: string) =>
    db
      .selectFrom('audit_log')
      .select(['subject_id', 'actor_id', 'before', 'after'])
      .where('action', '=', action)
      .executeTakeFirstOrThrow();

  it.each(['published', 'archived'] as const)(
    'that was %s is gone everywhere, and recorded',
    async (status) => {
      const { db, actor, at, events } = await prepare();
      const { id, slug } = await writeArticle(db, { title: 'Derbi', tags: ['Zirə'], status });
      const state = await getArticleState(db, { id });
      const fields = changed(state, { slug: 'yeni' });
      await saveArticle(db, { ...at, id, baseVersion: 1, fields });
      await db.deleteFrom('outbox_event').execute();
      const address = `/article/${slug}`;
      expect(await findOldAddress(db, { address })).toBeNull();
      expect(await deleteArticle(db, { ...at, id, baseVersion: 2 })).toMatchObject({ id, version: 2 });
      for (const gone of [address, '/article/yeni'])
        expect(await findOldAddress(db, { address: gone })).toMatchObject({ target: null });
      const lists = { category: 'football', tags: ['zire'], author: 'aysel-memmedli' };
      const [event] = await events();
      expect(event).toMatchObject({ type: 'article.deleted', subject_id: id });
      expect(JSON.parse(String(event?.detail))).toEqual({ slug: 'yeni', title: 'Derbi', lists });
      const line = await lineOf(db, 'article.delete');
      expect(line).toMatchObject({ subject_id: id, actor_id: actor.id });
      expect(JSON.parse(line.before ?? '')).toMatchObject({ title: 'Derbi', slug: 'yeni', status });
    },
  );

  it('that was never public leaves no address, and nobody is told', async () => {
    const { db, actor, at, events } = await prepare();
    const { id, fields } = await writeOwnArticle(db, actor);
    await touchPresence(db, { actor, subjectId: id, tabKey: 'a', now: NOON });
    await touchPresence(db, { actor, subjectId: 'other', tabKey: 'a', now: NOON });
    await deleteArticle(db, { ...at, id });
    expect(await findOldAddress(db, { address: `/article/${fields.slug}` })).toBeNull();
    expect(await events()).toEqual([]);
    const present = await db.selectFrom('article_presence').select('article_id').execute();
    expect(present).toEqual([{ article_id: 'other' }]);
    await restoreDeletedArticle(db, { ...at, id });
    expect(await events()).toEqual([]);
  });

  it('comes back with its status and time, and readers are told of a published one', async () => {
    const { db, at, events } = await prepare();
    const due = LATER + MINUTE;
    const planned = await writeArticle(db, { status: 'scheduled', scheduledAt: due, title: 'Planda' });
    const shown = await writeArticle(db, { title: 'Derbi' });
    for (const { id } of [planned, shown]) await deleteArticle(db, { ...at, id });
    await db.deleteFrom('outbox_event').execute();
    await restoreDeletedArticle(db, { ...at, id: planned.id });
    expect(await getArticleState(db, planned)).toMatchObject({ status: 'scheduled', scheduledAt: due });
    await restoreDeletedArticle(db, { ...at, id: shown.id });
    expect(await events()).toMatchObject([{ type: 'article.published', subject_id: shown.id }]);
    const lines = await db
      .selectFrom('audit_log')
      .select(['subject_id', 'after'])
      .where('action', '=', 'article.undelete')
      .execute();
    const after = new Map(lines.map((line) => [line.subject_id, JSON.parse(line.after ?? '')]));
    expect(after.get(planned.id)).toEqual({ title: 'Planda', slug: 'planda', status: 'scheduled' });
    expect(await getRevision(db, { articleId: shown.id, version: 2 })).toMatchObject({
      kind: 'undo',
      staffName: 'Leyla',
      at: LATER,
    });
  });

  it('comes back without what was deleted meanwhile: its picture, its writer, an address that another took', async () => {
    const { db, actor, at } = await prepare();
    const writer = await writeActor(db, 'author');
    const image = await writeMediaRow(db, 'qol.webp');
    await db.updateTable('media').set({ alt: 'Qol' }).execute();
    const state = await writeOwnArticle(db, writer, { title: 'Bir', image });
    const published = { ...at, id: state.id, fields: state.fields };
    await saveArticle(db, { ...published, baseVersion: 1, move: () => ({ move: 'publish' }) });
    const fields = changed(state, { slug: 'iki' });
    await saveArticle(db, { ...published, baseVersion: 2, fields });
    const last = changed(state, { slug: 'uc' });
    await saveArticle(db, { ...published, baseVersion: 3, fields: last });
    await deleteArticle(db, { ...at, id: state.id });
    await db.deleteFrom('media').execute();
    await db.deleteFrom('staff').where('id', '=', writer.id).execute();
    const other = await writeArticle(db, { title: 'Bir' });
    expect(other.slug).toBe('bir');
    await restoreDeletedArticle(db, { actor, id: state.id, now: LATER, newId });
    const restored = await getArticleState(db, { id: state.id });
    expect(restored).toMatchObject({ createdBy: null, fields: { slug: 'uc', image: null } });
    const redirects = await db.selectFrom('article_redirect').select('slug').execute();
    expect(redirects).toEqual([{ slug: 'iki' }]);
    expect(await findArticleBySlug(db, { slug: 'bir' })).toMatchObject({ id: other.id });
  });

  it('is restored by editors, and by authors when they deleted it themselves', async () => {
    const { db, at } = await prepare();
    const author = await writeActor(db, 'author');
    const [mine, taken] = [await writeOwnArticle(db, author), await writeOwnArticle(db, author)];
    await deleteArticle(db, { ...at, actor: author, id: mine.id });
    await deleteArticle(db, { ...at, id: taken.id });
    const restore = (id: string) => restoreDeletedArticle(db, { ...at, actor: author, id });
    await expect(restore(taken.id)).rejects.toThrow(Forbidden);
    const operator = await writeActor(db, 'operator');
    const byOperator = restoreDeletedArticle(db, { ...at, actor: operator, id: taken.id });
    await expect(byOperator).rejects.toThrow(Forbidden);
    const { articles } = await listDeletedArticles(db, { actor: author });
    expect(articles).toEqual([
      {
        id: mine.id,
        title: mine.fields.title,
        slug: mine.fields.slug,
        author: mine.fields.author,
        status: 'draft',
        deletedAt: LATER,
        deletedByName: author.name,
        canRestore: true,
      },
    ]);
    await restore(mine.id);
    expect(await getArticleState(db, { id: mine.id })).toMatchObject({ createdBy: author.id });
  });

  it('comes back with its picture, and to the issues of the newsletter that still exist', async () => {
    const { db, actor, at } = await prepare();
    const image = await writeMediaRow(db, 'qol.webp');
    await db.updateTable('media').set({ alt: 'Qol' }).execute();
    const { id } = await writeArticle(db, { image });
    const issue = { kind: 'weekly', subject: 'Həftə', intro: '', articleIds: [id] };
    const write = () => createIssue(db, { actor, issue, now: NOON, newId });
    const [{ id: kept }, { id: gone }] = [await write(), await write()];
    await deleteArticle(db, { ...at, id });
    await deleteIssue(db, { ...at, id: gone });
    await restoreDeletedArticle(db, { ...at, id });
    expect((await getArticleState(db, { id })).fields.image).toBe(image);
    expect(
      await db.selectFrom('newsletter_issue_article').select(['issue_id', 'article_id']).execute(),
    ).toEqual([{ issue_id: kept, article_id: id }]);
  });

  it('without comments does not keep those of others from being taken out', async () => {
    const { db, at } = await prepare();
    const { id: bare } = await writeArticle(db);
    const { articleId } = await writeDiscussion(db);
    const comment = await writeComment(db, articleId, { status: 'approved', name: 'Rauf' });
    for (const id of [bare, articleId]) await deleteArticle(db, { ...at, id });
    const { snapshot } = await db
      .selectFrom('deleted_article')
      .select('snapshot')
      .where('id', '=', bare)
      .executeTakeFirstOrThrow();
    // As the bin was written before it kept comments.
    const older = JSON.stringify({ article: JSON.parse(snapshot).article, rows: {} });
    await db.updateTable('deleted_article').set({ snapshot: older }).where('id', '=', bare).execute();
    await deleteRowsInBin(db, ({ table, row }) => table === 'comment' && row.id === comment.id);
    for (const id of [bare, articleId]) await restoreDeletedArticle(db, { ...at, id });
    expect(await db.selectFrom('comment').select('id').execute()).toEqual([]);
  });

  it('comes back with its comments, but for those that were taken out with their reports', async () => {
    const { db, at } = await prepare();
    const { articleId: id } = await writeDiscussion(db);
    const [kept, erased] = [
      await writeComment(db, id, { status: 'approved', name: 'Rauf' }),
      await writeComment(db, id, { ...reader(2), status: 'approved', name: 'Nigar' }),
    ];
    for (const one of [kept, erased])
      await reportComment(db, { ...reader(3), id: one.id, reason: 'spam', now: LATER });
    await deleteArticle(db, { ...at, id });
    const listed = [];
    for await (const { table, row } of listRowsInBin(db))
      if (table === 'comment') listed.push([row.id, row.article_id]);
    expect(listed.sort()).toEqual([kept, erased].map((one) => [one.id, id]).sort());
    await deleteRowsInBin(db, ({ table, row }) => table === 'comment' && row.id === erased.id);
    await restoreDeletedArticle(db, { ...at, id });
    expect(await db.selectFrom('comment').select(['id', 'article_id']).execute()).toEqual([
      { id: kept.id, article_id: id },
    ]);
    expect(await db.selectFrom('comment_report').select('comment_id').execute()).toEqual([
      { comment_id: kept.id },
    ]);
  });

  it('is purged with all that was written about it, and what else is old', async () => {
    const { db, actor, at } = await prepare();
    const [old, fresh] = [await writeOwnArticle(db, actor), await writeOwnArticle(db, actor)];
    const about = async ({ id, fields }: typeof old, now: number) => {
      await createNote(db, { actor, articleId: id, adminEmail: null, text: 'Bax', now, newId });
      const tab = { articleId: id, tabKey: 't', sequence: 1, baseVersion: 1 };
      await autosaveArticle(db, { ...tab, actor, fields, now });
    };
    const end = LATER + 30 * DAY;
    await about(old, end);
    await about(fresh, end);
    await deleteArticle(db, { ...at, id: old.id, now: LATER - 1 });
    await deleteArticle(db, { ...at, id: fresh.id });
    const draft = { actor, tabKey: 't', sequence: 1, baseVersion: null, fields: old.fields };
    await autosaveArticle(db, { ...draft, articleId: newId(), now: LATER - 1 });
    const kept = newId();
    await autosaveArticle(db, { ...draft, articleId: kept, now: LATER });
    for (const [tabKey, now] of [
      ['old', end - DAY - 1],
      ['fresh', end - DAY],
    ] as const) {
      await touchPresence(db, { actor, subjectId: 'match', tabKey, now });
      const undo = { id: tabKey, staff_id: actor.id, created_at: now, items: '[]' };
      await db.insertInto('bulk_undo').values(undo).execute();
    }
    expect(await purgeNewsroom(db, { now: end })).toBe(1);
    expect(await listRevisions(db, { articleId: old.id })).toEqual([]);
    expect(await listRevisions(db, { articleId: fresh.id })).toHaveLength(1);
    const saves = await listAutosaves(db, { actor });
    expect(saves.map(({ articleId }) => articleId).sort()).toEqual([fresh.id, kept].sort());
    expect(await db.selectFrom('article_note').select('article_id').execute()).toEqual([
      { article_id: fresh.id },
    ]);
    expect(await db.selectFrom('article_presence').select('tab_key').execute()).toEqual([
      { tab_key: 'fresh' },
    ]);
    expect(await db.selectFrom('bulk_undo').select('id').execute()).toEqual([{ id: 'fresh' }]);
  });
});
