import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/kit/databases/databases.ts';

/** The scopes that the statements move. */
async function scopesMovedBy({ db, currentRevision, changesSince }: TestDatabase, statements: string[]) {
  const before = await currentRevision();
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { scopes } = await changesSince(before);
  return [...(scopes ?? ['everything'])].sort();
}

/** One article a minute: `one`, `two` and `three`. `two` is in football, has a tag and a picture. */
async function writeContent({ db }: TestDatabase): Promise<Record<string, string>> {
  const one = await writeArticle(db, { category: 'chess', now: NOON });
  const two = await writeArticle(db, { tags: ['Zirə'], image: '/media/a.jpg', now: NOON + MINUTE });
  const three = await writeArticle(db, { category: 'chess', now: NOON + 2 * MINUTE });
  const draft = await writeArticle(db, { status: 'draft', tags: ['Zirə'] });
  await writeCategory(db, 'boxing');
  await db.updateTable('category').set({ position: 7 }).where('slug', '=', 'boxing').execute();
  return { one: one.id, two: two.id, three: three.id, unpublished: draft.id };
}

const aroundTwo = ['article:one', 'article:two', 'article:three'];

describeOnEachDatabase('scopes of articles', (open) => {
  it.each<[change: string, statement: string, scopes: string[]]>([
    ['a draft', `update article set title = 'x' where id = 'unpublished'`, []],
    ['the tags of a draft', `delete from article_tag where article_id = 'unpublished'`, []],
    ['page views', `insert into article_stats (article_id, views, readers) values ('two', 1, 1)`, []],
    [
      'a headline',
      `update article set title = 'x' where id = 'two'`,
      ['articles', 'category-articles:football', ...aroundTwo],
    ],
    [
      'the category of an article',
      `update article set category_id = (select id from category where slug = 'chess') where id = 'two'`,
      ['articles', 'category-articles:chess', 'category-articles:football', ...aroundTwo],
    ],
    [
      'an article that disappears',
      `update article set status = 'draft', published_at = null where id = 'two'`,
      ['articles', 'category-articles:football', ...aroundTwo],
    ],
    [
      'an article that moves to the end',
      `update article set published_at = published_at + 600000 where id = 'one'`,
      ['articles', 'category-articles:chess', ...aroundTwo],
    ],
    [
      'the text of a category',
      `update category set description = 'x' where slug = 'football'`,
      ['category-articles:football'],
    ],
    [
      'the slug of a category',
      `update category set slug = 'x' where slug = 'boxing'`,
      ['category-articles:boxing', 'category-articles:x', 'category:boxing', 'category:x'],
    ],
    ['the count of a category', `update category set article_count = 9 where slug = 'boxing'`, []],
    ['the order of categories', `update category set position = 3 where slug = 'boxing'`, ['categories']],
    [
      'a name that decides the order',
      `update category set name = 'x', sort_key = 'x' where slug = 'chess'`,
      ['categories', 'category:chess'],
    ],
    [
      'a name that does not decide the order',
      `update category set name = 'x', sort_key = 'x' where slug = 'boxing'`,
      ['category:boxing'],
    ],
    [
      'the end of a category',
      `delete from category where slug = 'boxing'`,
      ['categories', 'category-articles:boxing', 'category:boxing'],
    ],
    [
      'the tags of an article',
      `delete from article_tag where article_id = 'two'`,
      ['article:two', 'category-articles:football', 'tag:zire'],
    ],
    ['the name of a tag', `update tag set name = 'x' where slug = 'zire'`, ['tag:zire']],
    [
      'a synonym of a tag',
      `insert into tag_synonym (folded, tag_id, name, created_at) select 'x', id, 'X', 0 from tag`,
      ['names', 'tag:x'],
    ],
    [
      'the picture of an article',
      `insert into media (id, url, path, name, content_type, size, width, height, md5_hash, created_at, updated_at)
       values ('m', '/media/a.jpg', 'a.jpg', 'a.jpg', 'image/jpeg', 1, 1, 1, '', 0, 0)`,
      ['article:two', 'articles', 'category-articles:football'],
    ],
    [
      'another picture',
      `insert into media (id, url, path, name, content_type, size, width, height, md5_hash, created_at, updated_at)
       values ('m', '/media/b.jpg', 'b.jpg', 'b.jpg', 'image/jpeg', 1, 1, 1, '', 0, 0)`,
      [],
    ],
    [
      'a setting',
      `insert into setting (key, value, version, updated_at) values ('phone', '"1"', 1, 0)`,
      ['settings'],
    ],
    ['the front page', `insert into home_pin (slot, article_id) values ('slider-1', 'two')`, ['front-page']],
  ])('%s', async (_, statement, scopes) => {
    const site = await open();
    const ids = await writeContent(site);
    const withIds = statement.replace(/'(one|two|three|unpublished)'/g, (_whole, name) => `'${ids[name]}'`);
    const names = new Map(Object.entries(ids).map(([name, id]) => [`article:${id}`, `article:${name}`]));
    const moved = await scopesMovedBy(site, [withIds]);
    expect(moved.map((scope) => names.get(scope) ?? scope).sort()).toEqual([...scopes].sort());
  });
});

const MATCH_FACTS = [
  `insert into competition (id, slug, name, region, category_slug, position) values ('c', 'apl', 'APL', 'azerbaijan', 'apl', 1)`,
  ...['a', 'b'].map(
    (id) =>
      `insert into team (id, slug, name, short_name, primary_color, secondary_color) values ('${id}', '${id}', '${id}', '${id}', '#000000', '#ffffff')`,
  ),
  `insert into season (id, competition_id, slug, name, starts_on) values ('s', 'c', '2026-27', '2026/27', 0)`,
  `insert into stage (id, season_id, kind, position, regulation) values ('g', 's', 'league', 1, '{}')`,
  `insert into round (id, season_id, stage_id, key, position) values ('r', 's', 'g', 'final', 1)`,
  ...['17', '18'].map(
    (
      id,
    ) => `insert into fixture (id, competition_id, season_id, stage_id, home_id, away_id, kick_off, edited_at, updated_at, status, phase, home_score, away_score)
      values ('${id}', 'c', 's', 'g', 'a', 'b', 0, 0, 0, 'live', 'halftime', 0, 0)`,
  ),
];

describeOnEachDatabase('scopes of matches', (open) => {
  it.each<[change: string, statement: string, scopes: string[]]>([
    ['statistics', `update fixture set statistics = '{}' where id = '17'`, ['match:17', 'season:s']],
    ['a goal', `update fixture set home_score = 1 where id = '17'`, ['match:17', 'season:s']],
    [
      'an event',
      `insert into fixture_event (id, fixture_id, type, side, minute, position) values ('e', '17', 'goal', 'home', 9, 1)`,
      ['match:17'],
    ],
    [
      'the end of a match',
      `update fixture set status = 'finished', phase = null where id = '17'`,
      ['match:17', 'matches', 'season:s'],
    ],
    [
      'a postponement of the kick-off',
      `update fixture set kick_off = 9 where id = '17'`,
      ['match:17', 'matches', 'season:s'],
    ],
    [
      'a new season for a match',
      `update fixture set season_id = null, stage_id = null where id = '17'`,
      ['match:17', 'matches', 'season:s'],
    ],
    ['the end of a fixture', `delete from fixture where id = '18'`, ['match:18', 'matches', 'season:s']],
    ['the name of a team', `update team set name = 'x' where id = 'a'`, ['matches', 'names']],
    ['the colour of a team', `update team set primary_color = '#000000' where id = 'a'`, ['matches']],
    [
      'a line of a table',
      `insert into standing (season_id, stage_id, team_id, position, played, won, drawn, lost, goals_for, goals_against, points, form)
       values ('s', 'g', 'a', 1, 0, 0, 0, 0, 0, 0, 0, '')`,
      ['standings:s'],
    ],
    [
      'a tie',
      `insert into tie (id, stage_id, round_id, position) values ('t', 'g', 'r', 1)`,
      ['matches', 'season:s'],
    ],
    ['the rules of a stage', `update stage set regulation = '[]'`, ['matches', 'season:s', 'standings:s']],
    [
      'a commentary post',
      `insert into commentary_post (id, fixture_id, text, author_name, created_at, updated_at) values ('p', '17', 'x', 'x', 0, 0)`,
      ['coverage:17'],
    ],
  ])('%s', async (_, statement, scopes) => {
    const site = await open();
    for (const fact of MATCH_FACTS) await sql.raw(fact).execute(site.db);
    expect(await scopesMovedBy(site, [statement])).toEqual(scopes);
  });
});

describeOnEachDatabase('the list of scopes', (open) => {
  it('counts more than a thousand changed scopes as a change of everything', async () => {
    const site = await open();
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      scope: `article:${index}`,
      revision: 9_000_000,
    }));
    await site.db.insertInto('revision_scope').values(rows.slice(0, 1000)).execute();
    const before = await site.currentRevision();
    expect((await site.changesSince(before)).scopes?.size).toBe(1000);
    await site.db.insertInto('revision_scope').values(rows.slice(1000)).execute();
    expect((await site.changesSince(before)).scopes).toBeNull();
  });

  it('forgets scopes after ten thousand revisions, and then everything counts as changed', async () => {
    const site = await open();
    await writeCategory(site.db, 'chess');
    const before = await site.currentRevision();
    await sql.raw('update site_revision set revision = revision + 10000').execute(site.db);
    await sql.raw(`update category set color = '#000000'`).execute(site.db);
    expect(await site.db.selectFrom('revision_scope').select('scope').execute()).toEqual([
      { scope: 'category:chess' },
    ]);
    expect((await site.changesSince(before)).scopes).toBeNull();
  });
});
