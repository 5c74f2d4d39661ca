import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { mergeTags } from '#features/tags/rules/change-tag.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { changed, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import type { ArticleFields } from '../article-fields.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import { autosaveArticle, findAutosave } from '../drafts/autosave-article.ts';
import { findArticleBySlug } from '../read/find-article-by-slug.ts';
import { ArticleConflict } from '../revisions/merge-with-current.ts';
import { listRevisions } from '../revisions/revisions.ts';
import { saveArticle } from './save-article.ts';

const LATER = NOON + MINUTE;

/** Saves changes based on an earlier state and its version. */
function save(
  db: Db,
  actor: Actor,
  seen: ArticleState,
  over: Partial<ArticleFields>,
  more: Partial<Parameters<typeof saveArticle>[1]> = {},
) {
  const fields = changed(seen, over);
  return saveArticle(db, {
    actor,
    id: seen.id,
    baseVersion: seen.version,
    fields,
    now: LATER,
    newId,
    ...more,
  });
}

describeOnEachDatabase('saveArticle', (open) => {
  async function opened() {
    const { db } = await open();
    const editor = await writeActor(db, 'editor', 'Leyla');
    const other = await writeActor(db, 'editor', 'Murad');
    return { db, editor, other, article: await writeOwnArticle(db, editor, { tags: ['Zirə'] }) };
  }

  it('writes every field, cleaned, as the next version', async () => {
    const { db, editor, article } = await opened();
    await writeCategory(db, 'chess');
    const saved = await save(db, editor, article, {
      title: '  Qәbәlə  uddu ',
      slug: 'Qəbələ uddu!',
      excerpt: ' Qısa ',
      content: '<p onclick="x">Mətn</p><script>1</script>',
      category: 'chess',
      author: ' Rəşad ',
      image: ' https://example.org/a.jpg ',
      tags: ['Sabah', ' SABAH', '', 'zirə'],
      featured: true,
      seoTitle: ' Axtarış ',
      seoDescription: '',
    });
    expect(saved).toMatchObject({ before: article, taken: [], isChanged: true });
    expect(saved.after).toEqual(await getArticleState(db, { id: article.id }));
    expect(await getArticleState(db, { id: article.id })).toMatchObject({
      version: 2,
      status: 'draft',
      updatedAt: LATER,
      createdAt: NOON,
      fields: {
        title: 'Qəbələ uddu',
        slug: 'qebele-uddu',
        excerpt: 'Qısa',
        content: '<p>Mətn</p>',
        category: 'chess',
        author: 'Rəşad',
        image: 'https://example.org/a.jpg',
        tags: ['Sabah', 'Zirə'],
        featured: true,
        seoTitle: 'Axtarış',
        seoDescription: '',
      },
    });
    expect(await listRevisions(db, { articleId: article.id })).toEqual([
      { version: 2, kind: 'save', staffName: 'Leyla', at: LATER },
      { version: 1, kind: 'create', staffName: 'Leyla', at: NOON },
    ]);
  });

  it('reports every problem and writes nothing', async () => {
    const { db, editor, article } = await opened();
    const failure = await save(db, editor, article, {
      title: ' ',
      excerpt: 'ə'.repeat(501),
      content: '<p></p>',
      category: '',
      author: '',
      image: 'javascript:1',
      seoTitle: 'a'.repeat(200),
    }).catch((error) => error);
    expect(failure).toBeInstanceOf(InvalidInput);
    expect(failure.problems.map((problem: { code: string }) => problem.code)).toEqual([
      'title.required',
      'excerpt.tooLong',
      'content.required',
      'category.required',
      'author.required',
      'image.url',
      'seoTitle.tooLong',
    ]);
    await expect(save(db, editor, article, { category: 'nowhere' })).rejects.toThrow('category.unknown');
    await expect(save(db, editor, article, { slug: '⚽' })).rejects.toThrow('slug.invalid');
    for (const version of [9, 0, 0.5, Number.NaN])
      await expect(save(db, editor, { ...article, version }, {})).rejects.toMatchObject({
        problems: [{ field: 'form', code: 'form.invalid' }],
      });
    await expect(save(db, editor, { ...article, id: 'nobody' }, {})).rejects.toThrow(NotFound);
    expect(await getArticleState(db, { id: article.id })).toEqual(article);
  });

  it('merges changes of different fields', async () => {
    const { db, editor, other, article } = await opened();
    await save(db, editor, article, { title: 'Yeni başlıq', tags: ['Sabah'] });
    const saved = await save(db, other, article, { excerpt: 'Yeni qısa məzmun' });
    expect(saved).toMatchObject({ after: { version: 3 }, taken: ['title', 'tags'] });
    expect((await getArticleState(db, { id: article.id })).fields).toMatchObject({
      title: 'Yeni başlıq',
      excerpt: 'Yeni qısa məzmun',
      tags: ['Sabah'],
    });
    const [last] = await listRevisions(db, { articleId: article.id });
    expect(last).toMatchObject({ kind: 'merge', staffName: 'Murad' });
  });

  it('reports a conflict in the same field, and applies the choice', async () => {
    const { db, editor, other, article } = await opened();
    await save(db, editor, article, { title: 'Bir', excerpt: 'Onun məzmunu' });
    const mine = { title: 'İki', author: 'Murad' };
    const conflict = await save(db, other, article, mine).catch((error) => error);
    expect(conflict).toBeInstanceOf(ArticleConflict);
    expect(conflict).toMatchObject({
      code: 'version.conflict',
      version: 2,
      taken: ['excerpt'],
      by: { name: 'Leyla', at: LATER },
      conflicts: [{ field: 'title', base: article.fields.title, mine: 'İki', theirs: 'Bir' }],
      merged: { title: 'İki', excerpt: 'Onun məzmunu', author: 'Murad' },
    });
    expect((await getArticleState(db, { id: article.id })).version).toBe(2);

    // The field changes again before the choice arrives: it is a conflict again.
    const seen = await getArticleState(db, { id: article.id });
    await save(db, editor, seen, { title: 'Üç' });
    const choice = { resolutions: { version: 2, choices: { title: 'mine' as const } } };
    const again = await save(db, other, article, mine, choice).catch((error) => error);
    expect(again).toMatchObject({ version: 3, conflicts: [{ theirs: 'Üç' }] });
    const last = { resolutions: { version: 3, choices: { title: 'mine' as const } } };
    expect(await save(db, other, article, mine, last)).toMatchObject({
      after: { version: 4 },
      taken: ['excerpt'],
    });
    expect((await getArticleState(db, { id: article.id })).fields).toMatchObject({
      title: 'İki',
      excerpt: 'Onun məzmunu',
      author: 'Murad',
    });
  });

  it('applies the choice of theirs, also when another field has changed since', async () => {
    const { db, editor, other, article } = await opened();
    await save(db, editor, article, { title: 'Bir' });
    await save(db, editor, await getArticleState(db, { id: article.id }), { author: 'Leyla' });
    const choice = { resolutions: { version: 2, choices: { title: 'theirs' as const } } };
    await save(db, other, article, { title: 'İki', excerpt: 'Mənim' }, choice);
    expect((await getArticleState(db, { id: article.id })).fields).toMatchObject({
      title: 'Bir',
      author: 'Leyla',
      excerpt: 'Mənim',
    });
  });

  it('merges the text by paragraph, and reports only those that both changed', async () => {
    const { db, editor, other, article } = await opened();
    const [A, B, C] = [
      '<p>Oyun saat doqquzda başlayacaq.</p>',
      '<p>Biletlər satışdadır.</p>',
      '<p>Son söz.</p>',
    ];
    await save(db, editor, article, { content: A + B + C });
    const seen = await getArticleState(db, { id: article.id });
    await save(db, editor, seen, { content: `<p>Oyun saat səkkizdə başlayacaq.</p>${B}${C}` });
    const mine = { content: `${A}<p>Biletlər artıq satışdadır.</p>${C}` };
    expect(await save(db, other, seen, mine)).toMatchObject({ after: { version: 4 }, taken: ['content'] });
    const text = async () => (await getArticleState(db, { id: article.id })).fields.content;
    const merged = `<p>Oyun saat səkkizdə başlayacaq.</p><p>Biletlər artıq satışdadır.</p>${C}`;
    expect(await text()).toBe(merged);

    const both = { content: `<p>Oyun saat yeddidə başlayacaq.</p>${B}${C}<p>Əlavə.</p>` };
    const conflict = await save(db, other, seen, both).catch((error) => error);
    expect(conflict).toBeInstanceOf(ArticleConflict);
    expect(conflict).toMatchObject({
      taken: ['content'],
      conflicts: [
        { field: 'content', name: 'content.0-1', base: A, mine: '<p>Oyun saat yeddidə başlayacaq.</p>' },
      ],
    });
    // Somebody changes another paragraph before the choice arrives: the choice still holds.
    const now = await getArticleState(db, { id: article.id });
    await save(db, editor, now, { content: `${merged}<p>Daha bir söz.</p>` });
    const choice = { resolutions: { version: 4, choices: { 'content.0-1': 'theirs' as const } } };
    await save(db, other, seen, both, choice);
    expect(await text()).toBe(`${merged}<p>Daha bir söz.</p><p>Əlavə.</p>`);
  });

  it('saves once when the form is sent twice', async () => {
    const { db, editor, article } = await opened();
    const twice = () => save(db, editor, article, { title: 'Yeni' }, { move: () => ({ move: 'publish' }) });
    expect(await twice()).toMatchObject({ after: { version: 2 }, isChanged: true });
    expect(await twice()).toMatchObject({ after: { version: 2 }, isChanged: false });
    const state = await getArticleState(db, { id: article.id });
    expect(state).toMatchObject({ status: 'published', publishedAt: LATER, version: 2 });
    expect(await save(db, editor, state, {})).toMatchObject({ after: { version: 2 }, isChanged: false });
  });

  it('can merge an imported article without a revision', async () => {
    const { db, editor, other } = await opened();
    const { id } = await writeArticle(db);
    await db.deleteFrom('article_revision').where('article_id', '=', id).execute();
    const seen = await getArticleState(db, { id });
    await save(db, editor, seen, { title: 'Bir' });
    expect(await save(db, other, seen, { excerpt: 'İki' })).toMatchObject({ taken: ['title'] });
    const kinds = (await listRevisions(db, { articleId: id })).map((line) => line.kind);
    expect(kinds).toEqual(['merge', 'save', 'before']);
  });

  it('sees no change where a tag was only renamed or merged meanwhile', async () => {
    const { db, editor, article } = await opened();
    await writeArticle(db, { tags: ['Zirə FK'] });
    const tags = await db.selectFrom('tag').select(['id', 'slug']).orderBy('slug').execute();
    const [into, from] = [tags[1]?.id ?? '', tags[0]?.id ?? ''];
    await mergeTags(db, { actor: editor, fromId: from, intoId: into, now: NOON, newId });
    expect(await save(db, editor, article, {})).toMatchObject({ taken: [], isChanged: false });
    const saved = await save(db, editor, article, { title: 'Yeni' });
    expect(saved.after.version).toBe(2);
    expect((await getArticleState(db, { id: article.id })).fields.tags).toEqual(['Zirə FK']);
  });

  it('discards the autosave that it saves, but no newer one', async () => {
    const { db, editor, article } = await opened();
    const tab = { actor: editor, articleId: article.id, tabKey: 'tab', now: NOON };
    const typed = { ...tab, baseVersion: 1, fields: article.fields };
    await autosaveArticle(db, { ...typed, sequence: 5 });
    await save(db, editor, article, { title: 'A' }, { autosave: { tabKey: 'tab', sequence: 5 } });
    expect(await findAutosave(db, tab)).toBeNull();
    expect(await autosaveArticle(db, { ...typed, sequence: 4 })).toEqual({ isKept: false });
    expect(await autosaveArticle(db, { ...typed, sequence: 6 })).toEqual({ isKept: true });
    const now = await getArticleState(db, { id: article.id });
    await save(db, editor, now, { title: 'B' }, { autosave: { tabKey: 'tab', sequence: 5 } });
    expect(await findAutosave(db, tab)).toMatchObject({ sequence: 6 });
  });

  it('shows readers the new text', async () => {
    const { db, editor } = await opened();
    const published = await writeOwnArticle(db, editor, { status: 'published' });
    const { after } = await save(db, editor, published, { title: 'Yeni', seoTitle: 'SEO' });
    expect(await findArticleBySlug(db, { slug: after.fields.slug })).toMatchObject({
      title: 'Yeni',
      seoTitle: 'SEO',
    });
  });
});

describeOnPostgres('saveArticle, concurrently', (open) => {
  it('loses no change: each field is saved or reported as a conflict', async () => {
    const { db } = await open();
    const editors = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => writeActor(db, 'editor', `E${n}`)));
    const article = await writeOwnArticle(db, editors[0] as Actor, { status: 'published', tags: ['Zirə'] });
    const changes: Partial<ArticleFields>[] = [
      { title: 'T' },
      { excerpt: 'E' },
      { author: 'A' },
      { tags: ['Sabah'] },
      { featured: true },
      { title: 'T2' },
    ];
    const results = await Promise.allSettled(
      changes.map((change, at) => save(db, editors[at] as Actor, article, change)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason)).toEqual([expect.any(ArticleConflict)]);
    const { fields, version } = await getArticleState(db, { id: article.id });
    expect(version).toBe(6);
    expect(fields).toMatchObject({ excerpt: 'E', author: 'A', tags: ['Sabah'], featured: true });
    expect(['T', 'T2']).toContain(fields.title);
    const revisions = await listRevisions(db, { articleId: article.id });
    expect(revisions.map((line) => line.version)).toEqual([6, 5, 4, 3, 2, 1]);
  });
});
