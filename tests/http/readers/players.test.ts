import { afterAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { playerText } from '#features/competitions/text.ts';
import { matchText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import {
  stateColumns,
  writeEvents,
  writeFixture,
  writeSeason,
  writeTeam,
} from '../../kit/content/matches.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const now = Date.now();

async function fill(db: Db): Promise<void> {
  const team_id = await writeTeam(db, 'Qarabağ');
  const player = { sort_key: 'z', version: 1 };
  await db
    .insertInto('player')
    .values([
      {
        ...player,
        id: 'zubir',
        slug: 'abdellah-zubir',
        name: 'Abdellah Zubir',
        team_id,
        shirt: 10,
        position: 'midfielder',
        born_on: Date.UTC(1991, 11, 4, 20),
      },
      { ...player, id: 'yeni', slug: 'yeni-oyuncu', name: 'Yeni Oyunçu' },
    ])
    .execute();
  await db
    .insertInto('player')
    .values({ ...player, id: 'tekrar', slug: 'a-zubir', name: 'A. Zubir', merged_into: 'zubir' })
    .execute();
  await db.insertInto('player_redirect').values({ slug: 'zubir', player_id: 'zubir' }).execute();
  const [current, before] = [await writeSeason(db), await writeSeason(db, { name: '2024/25' })];
  for (const [season_id, days, teams, score] of [
    [before, 300, ['Qarabağ', 'Zirə'], 2],
    [current, 20, ['Neftçi', 'Qarabağ'], 1],
    [current, 10, ['Qarabağ', 'Sabah'], 3],
  ] as const) {
    const side = teams[0] === 'Qarabağ' ? 'home' : 'away';
    const id = await writeFixture(db, {
      ...stateColumns.finished,
      season_id,
      teams: [...teams],
      home_score: score,
      away_score: score,
      kick_off: now - days * DAY,
    });
    await writeEvents(db, id, [
      ['penaltyGoal', side, 'Abdellah Zubir', 10],
      ['yellow', side, 'Abdellah Zubir', 20],
      ['ownGoal', side === 'home' ? 'away' : 'home', 'Abdellah Zubir', 30],
    ]);
  }
  await db
    .updateTable('fixture_event')
    .set({ player_id: 'zubir' })
    .where('player', '=', 'Abdellah Zubir')
    .execute();
  await writeArticle(db, { title: 'Zubir müqavilə bağladı', tags: ['Abdellah Zubir'] });
}

describe('the page of a player', async () => {
  const site = await startSite({ engine: siteEngine(), fill });
  afterAll(site.stop);
  const read = async (path: string) => {
    const answer = await site.fetch(encodeURI(path));
    expect(answer.status, path).toBe(200);
    return answer.text();
  };

  test('has his facts, a line for each season with the sums, his last matches and his articles', async () => {
    const html = await read('/oyuncu/abdellah-zubir');
    expect(textOf(elementsOf(html, 'h1').join())).toBe('Abdellah Zubir');
    expect(textOf(elementsOf(html, 'header').find((part) => part.includes('<h1')) ?? '')).toContain(
      'Qarabağ Yarımmüdafiəçi · № 10 · 5 dekabr 1991',
    );
    const rows = elementsOf(sectionUnder(html, playerText.seasons), 'tr').map(textOf);
    expect(rows.slice(1)).toEqual([
      'Liqa apl 2025/26 Qarabağ 2 2 0 2 0',
      'Liqa apl 2024/25 Qarabağ 1 1 0 1 0',
      `${playerText.total} 3 3 0 3 0`,
    ]);
    const links = attributesOf(html, 'href').map(decodeURI);
    expect(links).toContain('/turnir/apl?season=2024-25');
    const recent = textOf(sectionUnder(html, matchText.recent));
    expect(recent).toMatch(/Sabah.*Neftçi.*Zirə/);
    expect(textOf(html)).toContain('Zubir müqavilə bağladı');
  });

  test('an address of a duplicate and an old one lead to the player, an unknown one to nobody', async () => {
    for (const slug of ['a-zubir', 'zubir']) {
      const answer = await site.fetch(`/oyuncu/${slug}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/oyuncu/abdellah-zubir']);
    }
    expect((await site.fetch('/oyuncu/yoxdur')).status).toBe(404);
  });

  test('a player without matches has a page that says so, until he plays', async () => {
    const empty = textOf(await read('/oyuncu/yeni-oyuncu'));
    for (const words of [playerText.noSeasons, playerText.noMatches]) expect(empty).toContain(words);
    expect(empty).not.toContain(playerText.total);
    await site.change(async (db) => {
      const id = await writeFixture(db, {
        ...stateColumns.finished,
        teams: ['Turan', 'Kəpəz'],
        kick_off: now - DAY,
      });
      await writeEvents(db, id, [['goal', 'away', 'Yeni Oyunçu', 5]]);
      await db.updateTable('fixture_event').set({ player_id: 'yeni' }).where('fixture_id', '=', id).execute();
    });
    // Another process has written it.
    await expect
      .poll(async () => elementsOf(await read('/oyuncu/yeni-oyuncu'), 'tr').map(textOf))
      .toContain('Liqa apl Kəpəz 1 1 0 0 0');
  });

  test('a match that is being played stands apart from his last ones', async () => {
    await site.change(async (db) => {
      const id = await writeFixture(db, {
        ...stateColumns.live,
        teams: ['Kəpəz', 'Şamaxı'],
        kick_off: Date.now() - HOUR,
      });
      await writeEvents(db, id, [['yellow', 'home', 'Yeni Oyunçu', 5]]);
      await db.updateTable('fixture_event').set({ player_id: 'yeni' }).where('fixture_id', '=', id).execute();
    });
    const sections = async () => {
      const html = await read('/oyuncu/yeni-oyuncu');
      return [matchText.liveNow, matchText.recent].map(
        (title) => /Turan|Şamaxı/.exec(textOf(sectionUnder(html, title)))?.[0],
      );
    };
    await expect.poll(sections).toEqual(['Şamaxı', 'Turan']);
  });
});
