import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { InvalidInput } from '#platform/errors.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { changed, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { bulkChangeArticles } from '../bulk/bulk-change-articles.ts';
import { sanitiseContent } from '../sanitise-content.ts';
import { saveArticle } from '../write/save-article.ts';
import { listPictureProblems } from './list-picture-problems.ts';

const figure = (attributes: string) => `<figure><img src="/media/a.jpg" ${attributes}></figure>`;
const isRefused = (html: string, before?: string) =>
  listPictureProblems(sanitiseContent(html), { before: before && sanitiseContent(before) }).length > 0;

it.each(['', 'alt=""', 'alt=" "', 'alt="&nbsp;"', 'alt="" title="Qol"'])(
  'refuses a picture with %j',
  (attributes) => {
    expect(isRefused(`<p>a</p>${figure(attributes)}`)).toBe(true);
  },
);

it.each(['alt="Qol anı"', 'alt="a > b"', 'role="presentation" alt=""'])(
  'takes a picture with %j',
  (attributes) => {
    expect(isRefused(figure(attributes))).toBe(false);
  },
);

it('refuses one of many, and no text without pictures', () => {
  expect(isRefused(figure('alt="Qol"') + figure('alt=""'))).toBe(true);
  expect(isRefused('<p>Mətn</p>')).toBe(false);
});

it('lets pictures stay that readers see already', () => {
  expect(isRefused(`<p>Düzəliş</p>${figure('')}`, figure(''))).toBe(false);
  expect(isRefused(figure('') + figure('width="2"'), figure(''))).toBe(true);
});

it('a described picture is never decorative', () => {
  expect(sanitiseContent(figure('alt="Qol" role="presentation"'))).not.toContain('role');
  expect(sanitiseContent(figure('alt="" role="button"'))).not.toContain('role');
});

describeOnEachDatabase('a picture in the text without description', (open) => {
  it('can be saved in a draft, but not published, planned or sent, by the form or in bulk', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const bare = figure('alt=""');
    const problems = [{ field: 'content', code: 'content.altRequired' }];
    const base = { actor, now: NOON + MINUTE, newId };
    for (const status of ['published', 'pending'] as const)
      await expect(writeOwnArticle(db, actor, { status, content: bare })).rejects.toMatchObject({ problems });
    const draft = await writeOwnArticle(db, actor, { content: bare });
    const bulk = await bulkChangeArticles(db, { ...base, ids: [draft.id], action: 'publish' });
    expect(bulk.refused).toMatchObject([{ code: 'content.altRequired' }]);
    const save = (content: string, move: 'publish' | 'submit' | 'schedule' | null, version = 1) =>
      saveArticle(db, {
        ...base,
        id: draft.id,
        baseVersion: version,
        fields: changed(draft, { content }),
        move: () => move && { move, scheduledAt: NOON + HOUR },
      });
    for (const move of ['publish', 'submit', 'schedule'] as const)
      await expect(save(bare, move)).rejects.toMatchObject({ problems });
    expect((await save(figure('alt="Qol anı"'), 'publish')).after.status).toBe('published');
    await expect(save(bare, null, 2)).rejects.toThrow(InvalidInput);
  });
});
