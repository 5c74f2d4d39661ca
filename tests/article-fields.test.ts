import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { RevisionDiff } from '#features/articles/admin/revisions.tsx';
import { readArticleFields } from '#features/articles/admin/save/read-article-form.ts';
import {
  type ArticleFields,
  articleFieldNames,
  listChangedFields,
} from '#features/articles/rules/article-fields.ts';
import { getArticleState } from '#features/articles/rules/article-state.ts';
import { cleanArticleFields } from '#features/articles/rules/clean-article-fields.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { restoreDeletedArticle } from '#features/articles/rules/deleted/restore-deleted-article.ts';
import { autosaveArticle, findAutosave } from '#features/articles/rules/drafts/autosave-article.ts';
import { type ArticlePage, listShownFields } from '#features/articles/rules/read/article-page.ts';
import { restoreRevision } from '#features/articles/rules/revisions/restore-revision.ts';
import { getRevision } from '#features/articles/rules/revisions/revisions.ts';
import { createArticle } from '#features/articles/rules/write/create-article.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import { findPreviewedArticle } from '#features/articles/site/article/preview-article.server.ts';
import { fieldNames } from '#features/articles/text.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { arbitraryFields, cleanValues } from './kit/content/article-fields.ts';
import { NOON, newId, writeCategory } from './kit/content/articles.ts';
import { writeActor } from './kit/content/newsroom.ts';
import { describeOnEachDatabase } from './kit/databases/databases.ts';

/** Fields as an editor could have written them; a new field is among them without a change here. */
const written = arbitraryFields(cleanValues, {
  slug: fc.uuid(),
  category: fc.constantFrom('football', 'chess'),
}).map(cleanArticleFields);

/** What the form sends of an article with these fields. */
function formOf({ tags, ...fields }: ArticleFields): FormData {
  const form = new FormData();
  for (const tag of tags) form.append('tag', tag);
  for (const [name, value] of Object.entries(fields))
    if (value !== false) form.set(name, value === true ? 'on' : (value ?? ''));
  return form;
}

function expectPage(page: ArticlePage | undefined, fields: ArticleFields): void {
  expect(page).toMatchObject(listShownFields(fields));
  expect(page?.slug).toBe(fields.slug);
  expect(page?.category?.slug).toBe(fields.category);
  expect(page?.picture?.url ?? null).toBe(fields.image);
  expect(page?.tags.map((tag) => tag.name)).toEqual(fields.tags);
}

async function followArticle(db: Db, actor: Actor, [first, second]: [ArticleFields, ArticleFields]) {
  const at = { actor, now: NOON, newId };
  expect(readArticleFields(formOf(first))).toEqual(first);
  const { id } = await createArticle(db, { ...at, article: { ...first, status: 'draft' } });
  const own = { id, staff: actor, now: NOON };
  const preview = async () => (await findPreviewedArticle(db, own))?.article;
  const stored = async () => (await getArticleState(db, { id })).fields;
  expect(await stored()).toEqual(first);
  expectPage(await preview(), first);

  const tab = { actor, articleId: id, tabKey: 'tab' };
  await autosaveArticle(db, { ...tab, sequence: 1, baseVersion: 1, fields: second, now: NOON });
  expect((await findAutosave(db, tab))?.fields).toEqual(second);
  expectPage(await preview(), second);

  const autosave = { tabKey: 'tab', sequence: 1 };
  const saved = await saveArticle(db, { ...at, id, baseVersion: 1, fields: second, autosave });
  expect(saved.after).toEqual(await getArticleState(db, { id }));
  expect(saved.after.fields).toEqual(second);
  expectPage(await preview(), second);
  // The form of somebody else still holds the first version, unchanged.
  const merged = await saveArticle(db, { ...at, id, baseVersion: 1, fields: first });
  expect(merged).toMatchObject({ taken: listChangedFields(first, second), isChanged: false });

  const [before, after] = await Promise.all(
    [1, 2].map((version) => getRevision(db, { articleId: id, version })),
  );
  expect([before?.fields, after?.fields]).toEqual([first, second]);
  if (!before || !after) throw new Error('A revision is missing');
  const html = renderToStaticMarkup(createElement(RevisionDiff, { before, after, labels: {} }));
  for (const name of listChangedFields(first, second)) expect(html).toContain(`>${fieldNames[name]}</dt>`);

  const restored = await restoreRevision(db, { ...at, id, version: 1, baseVersion: 2 });
  expect(restored).toEqual(await getArticleState(db, { id }));
  expect(restored.fields).toEqual(first);
  await deleteArticle(db, { ...at, id, now: NOON + MINUTE });
  await restoreDeletedArticle(db, { ...at, id, now: NOON + MINUTE });
  expect(await stored()).toEqual(first);
  expectPage(await preview(), first);
}

describeOnEachDatabase('every field of an article', (open) => {
  it('survives form, create, autosave, preview, save, merge, revision, restore, deletion and return', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    await writeCategory(db, 'football');
    await writeCategory(db, 'chess');
    const differing = new Set<string>();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(written, written, async (...versions) => {
        run += 1;
        // The articles of all runs share a database, and fast-check gives some values again.
        const ofRun = (fields: ArticleFields) => ({ ...fields, slug: `${fields.slug}-${run}` });
        const [first, second] = [ofRun(versions[0]), ofRun(versions[1])];
        for (const name of listChangedFields(first, second)) differing.add(name);
        await followArticle(db, actor, [first, second]);
      }),
      { numRuns: 15 },
    );
    expect([...differing].sort()).toEqual([...articleFieldNames].sort());
  });
});
