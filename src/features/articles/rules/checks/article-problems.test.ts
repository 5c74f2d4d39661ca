import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { updateMedia } from '#features/media/rules/change-media.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { articleInput, NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { openStore, writeMedia } from '#tests/kit/content/media.ts';
import { changed, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ArticleStatus } from '../../tables.ts';
import { getArticleState } from '../article-state.ts';
import type { ArticleMove } from '../article-workflow.ts';
import { bulkChangeArticles } from '../bulk/bulk-change-articles.ts';
import { createArticle } from '../write/create-article.ts';
import { publishDueArticles } from '../write/publish-due-articles.ts';
import { saveArticle } from '../write/save-article.ts';

const LATER = NOON + MINUTE;
const step = { now: LATER, newId, scheduledAt: NOON + 20 * MINUTE };
const problem = [{ field: 'image', code: 'alt.required' }];

async function problemsOf(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  );
  return error instanceof InvalidInput ? error.problems : error;
}

const writeMute = async (db: Db, actor: Actor, words = {}) =>
  (await writeMedia(db, openStore(), { actor, metadata: words })).url;

describeOnEachDatabase('an image without alternative text', (open) => {
  it.each(['pending', 'scheduled', 'published'] as const)('begins no article as %s', async (status) => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    await writeCategory(db, 'football');
    const image = await writeMute(db, actor);
    const create = (over: { image: string | null; status: ArticleStatus; title?: string }) =>
      createArticle(db, { actor, article: articleInput({ ...over, ...step }), ...step });
    expect(await problemsOf(create({ image, status }))).toEqual(problem);
    expect(await problemsOf(create({ image, status, title: '' }))).toEqual([
      { field: 'title', code: 'title.required' },
      ...problem,
    ]);
    await create({ image, status: 'draft' });
    await create({ image: await writeMute(db, actor, { decorative: true }), status });
    await create({ image: await writeMute(db, actor, { alt: 'Qol anı' }), status });
    await create({ image: 'https://sekil.example.az/qol.jpg', status });
    const deleted = create({ image: '/media/articles/1-gone.webp', status });
    expect(await problemsOf(deleted)).toEqual([{ field: 'image', code: 'image.gone' }]);
    await create({ image: null, status });
  });

  it.each(['submit', 'schedule', 'publish'] as const)('lets no draft %s', async (move) => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const image = await writeMute(db, actor);
    const draft = await writeOwnArticle(db, actor, { image });
    const { id } = draft;
    expect(await problemsOf(moveInForm(db, { actor, id, move, ...step }))).toEqual(problem);
    const save = (over: object, how: ArticleMove | null, baseVersion = 1) =>
      saveArticle(db, {
        actor,
        id,
        baseVersion,
        fields: changed(draft, over),
        ...step,
        move: () => how && { move: how, scheduledAt: step.scheduledAt },
      });
    expect(await problemsOf(save({ title: '' }, move))).toEqual([
      { field: 'title', code: 'title.required' },
      ...problem,
    ]);
    expect(await getArticleState(db, { id })).toEqual(draft);
    await save({ title: 'Qaralama azaddır' }, null);
    await save({ title: 'Qaralama azaddır', image: null }, move, 2);
  });

  it('cannot be added to a published article, but does not block corrections of one that has it', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const image = await writeMute(db, actor);
    const { id } = await writeArticle(db, { image, title: 'Köhnə xəbər' });
    const state = await getArticleState(db, { id });
    const save = (over: object, baseVersion: number) =>
      saveArticle(db, { actor, id, baseVersion, fields: changed(state, over), ...step });
    await save({ title: 'Köhnə xəbər, düzəlişlə' }, 1);
    const other = { image: await writeMute(db, actor) };
    expect(await problemsOf(save(other, 2))).toEqual(problem);
    await moveInForm(db, { actor, id, move: 'archive', ...step });
    expect(await problemsOf(moveInForm(db, { actor, id, move: 'publish', ...step }))).toEqual(problem);
  });

  it('is reported for each article of a bulk change', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const image = await writeMute(db, actor);
    const mute = await writeOwnArticle(db, actor, { image, title: 'Təsvirsiz' });
    const sound = await writeOwnArticle(db, actor, { title: 'Tam' });
    const ids = [mute.id, sound.id];
    const outcome = await bulkChangeArticles(db, { actor, ids, action: 'publish', ...step });
    expect(outcome).toMatchObject({
      done: [sound.id],
      refused: [{ id: mute.id, title: 'Təsvirsiz', code: 'alt.required' }],
    });
    const archive = { actor, ids: [sound.id], action: 'archive' as const, ...step };
    expect(await bulkChangeArticles(db, archive)).toMatchObject({ done: [sound.id], refused: [] });
  });

  it('does not block scheduled publishing', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const image = await writeMute(db, actor);
    await writeArticle(db, { image, status: 'scheduled', scheduledAt: LATER });
    expect(await publishDueArticles(db, { now: LATER, newId })).toHaveLength(1);
  });

  it('can get its other metadata first while it belongs to a draft', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const store = openStore();
    const media = await writeMedia(db, store, { actor, metadata: {} });
    const words = { ...media, credit: 'Foto: AFFA', caption: '' };
    const update = (over: object, isDraft: boolean) =>
      updateMedia(db, store, { actor, id: media.id, metadata: { ...words, ...over }, isDraft, ...step });
    await expect(update({}, false)).rejects.toThrow('alt.required');
    expect(await update({}, true)).toMatchObject({ credit: 'Foto: AFFA', alt: '' });
    await update({ alt: 'Qol anı' }, true);
    await expect(update({ alt: '' }, true)).rejects.toThrow('alt.required');
  });
});
