import { afterAll, describe, expect, test } from 'vitest';
import { formatDayMonth } from '#az/format/dates.ts';
import { DAY, HOUR } from '#az/format/durations.ts';
import { competitionText, tableText, teamText } from '#features/competitions/text.ts';
import { matchText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import {
  stateColumns,
  writeEvents,
  writeFixture,
  writeRound,
  writeSeason,
  writeStanding,
  writeTeam,
} from '../../kit/content/matches.ts';
import { writeKnockOut } from '../../kit/content/ties.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const now = Date.now();

async function fill(db: Db): Promise<void> {
  const season_id = await writeSeason(db, { competition: 'apl' });
  await writeSeason(db, { competition: 'apl', name: '2024/25' });
  const round_id = await writeRound(db, season_id, '12');
  await writeFixture(db, {
    competition: 'superkubok',
    teams: ['Səbail', 'Turan'],
    season_id: await writeSeason(db, { competition: 'superkubok', kind: 'knockout' }),
  });
  const facts = { competition: 'apl', season_id, round_id };
  const played = await writeFixture(db, { ...facts, ...stateColumns.finished, kick_off: now - DAY });
  await writeEvents(db, played, [
    ['goal', 'home', 'Zubir', 3],
    ['penaltyGoal', 'home', 'Zubir', 9],
  ]);
  const old = await writeFixture(db, {
    ...stateColumns.finished,
    competition: 'apl',
    teams: ['Zirə', 'Qarabağ'],
    kick_off: now - 400 * DAY,
  });
  await writeEvents(db, old, [['goal', 'away', 'Köhnə Hücumçu', 3]]);
  const next = { ...facts, teams: ['Zirə', 'Qarabağ'] as [string, string], kick_off: now + DAY };
  await writeFixture(db, { ...next, id: 'novbeti' });
  await writeFixture(db, {
    ...facts,
    ...stateColumns.live,
    teams: ['Kəpəz', 'Qarabağ'],
    kick_off: now - HOUR,
  });
  await writeStanding(db, { competition: 'apl', team: 'Qarabağ' });
  await writeStanding(db, { competition: 'apl', team: 'Zirə', position: 2 });
  const team_id = await writeTeam(db, 'Qarabağ');
  const player = { slug: 'zubir', name: 'Abdellah Zubir', sort_key: 'z', shirt: 10, version: 1 };
  await db
    .insertInto('player')
    .values({ id: 'zubir', ...player, team_id })
    .execute();
  const early = { competition: 'dostluq', kick_off: now + HOUR };
  await writeFixture(db, { ...early, ...stateColumns.live, teams: ['Şamaxı', 'Sumqayıt'] });
  await writeFixture(db, {
    ...early,
    ...stateColumns.finished,
    status: 'awarded',
    teams: ['İmişli', 'Şamaxı'],
  });
  await writeFixture(db, { ...early, teams: ['Şamaxı', 'Qəbələ'] });
  await writeTeam(db, 'neftci');
  await writeArticle(db, { title: 'Qarabağ hazırlaşır', tags: ['Qarabağ'] });
}

describe('competitions and teams', async () => {
  const site = await startSite({ engine: siteEngine(), fill });
  afterAll(site.stop);
  const read = async (path: string) => {
    const answer = await site.fetch(encodeURI(path));
    expect(answer.status, path).toBe(200);
    return answer.text();
  };

  test('an address with capitals or Azerbaijani letters leads to the page, with its sub-pages', async () => {
    for (const [typed, address] of [
      ['/turnir/APL', '/turnir/apl'],
      ['/turnir/Apl/oyunlar?order=month', '/turnir/apl/oyunlar?order=month'],
      ['/turnir/APL/bombardirler', '/turnir/apl/bombardirler'],
      ['/turnir/APL/calendar.ics', '/turnir/apl/calendar.ics'],
      ['/Turnir/APL/bombardirler', '/turnir/apl/bombardirler'],
      ['/komanda/NEFTÇİ', '/komanda/neftci'],
      ['/komanda/Neftci/calendar.ics', '/komanda/neftci/calendar.ics'],
      ['/komanda/Azərbaycan', '/milli-komanda'],
      ['/oyuncu/Zübir', '/oyuncu/zubir'],
    ] as const) {
      const { status, headers } = await site.fetch(encodeURI(typed));
      expect([status, headers.get('location')], typed).toEqual([301, address]);
    }
    for (const path of [
      '/turnir/YOX',
      '/turnir/YOX/calendar.ics',
      '/komanda/Yoxdur/calendar.ics',
      '/oyuncu/Yox',
    ])
      expect((await site.fetch(path)).status, path).toBe(404);
  });

  test('a competition has its table, its matches by round, its seasons and a calendar', async () => {
    const html = await read('/turnir/apl');
    expect(elementsOf(sectionUnder(html, tableText.title), 'table')).toHaveLength(1);
    expect(textOf(sectionUnder(html, competitionText.topScorers))).toContain('Zubir');
    expect(textOf(sectionUnder(html, matchText.upcoming))).toMatch(
      new RegExp(`12-ci tur · .*${formatDayMonth(now + DAY)} .*Zirə .*Qarabağ`),
    );
    expect(textOf(sectionUnder(html, matchText.liveNow))).toMatch(/Kəpəz 0 .*Qarabağ 0/);
    expect(textOf(sectionUnder(html, matchText.recent))).toMatch(/12-ci tur · .*Qarabağ 2 .*Neftçi 1/);
    expect(attributesOf(html, 'href')).toEqual(
      expect.arrayContaining([
        '/turnir/apl?season=2024-25',
        '/turnir/apl/bombardirler',
        '/turnir/apl/calendar.ics',
        encodeURI('/komanda/qarabağ'),
      ]),
    );
    expect(textOf(await read('/turnir/apl?season=2024-25'))).not.toContain(matchText.upcoming);
    for (const path of ['/turnir/yoxdur', '/turnir/apl?season=1999-00', '/turnir/yoxdur/bombardirler'])
      expect((await site.fetch(path)).status, path).toBe(404);
  });

  test('only a season that will have a table says that there is none yet', async () => {
    expect(textOf(await read('/turnir/apl?season=2024-25'))).toContain(tableText.empty);
    expect(textOf(await read('/turnir/superkubok'))).not.toContain(tableText.empty);
  });

  test('the scorers of a season are counted from its events', async () => {
    const [table = ''] = elementsOf(await read('/turnir/apl/bombardirler'), 'table');
    expect(textOf(elementsOf(table, 'tbody')[0] ?? '')).toMatch(/1 Zubir .*Qarabağ 2 1 0 1/);
    expect(textOf(await read('/turnir/apl/bombardirler?season=2024-25'))).toContain(
      competitionText.noScorers,
    );
  });

  test('a team has its matches, form, table, squad, scorers and articles', async () => {
    const html = await read('/komanda/qarabağ');
    expect(textOf(sectionUnder(html, matchText.upcoming))).toMatch(/Zirə .*Qarabağ/);
    expect(textOf(sectionUnder(html, matchText.liveNow))).toContain('Kəpəz');
    expect(textOf(sectionUnder(html, matchText.recent))).not.toContain('Kəpəz');
    expect(attributesOf(html, 'data-result').slice(0, 2), 'the last match stands last').toEqual(['L', 'W']);
    expect(textOf(sectionUnder(html, teamText.squad))).toContain('10 Abdellah Zubir');
    const scorers = textOf(sectionUnder(html, competitionText.scorers));
    expect(scorers).toContain('Zubir');
    expect(scorers, 'of the last year').not.toContain('Köhnə');
    expect(textOf(sectionUnder(html, competitionText.articles))).toContain('Qarabağ hazırlaşır');
    expect((await site.fetch('/komanda/yoxdur')).status).toBe(404);
  });

  test('a match that began or was decided before its time is not among the next ones of a team', async () => {
    const html = await read('/komanda/şamaxı');
    const of = (title: string) => textOf(sectionUnder(html, title));
    expect(of(matchText.liveNow)).toContain('Sumqayıt');
    expect(of(matchText.recent)).toContain('İmişli');
    expect(of(matchText.upcoming)).toMatch(/Qəbələ/);
    expect(of(matchText.upcoming)).not.toMatch(/Sumqayıt|İmişli/);
  });

  test('the national team says that its matches are not entered yet', async () => {
    expect(textOf(await read('/milli-komanda'))).toContain(teamText.noNational);
    const answer = await site.fetch('/komanda/azerbaycan');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/milli-komanda']);
  });

  test.each([
    ['/turnir/apl/calendar.ics', 3],
    ['/komanda/qarabağ/calendar.ics', 4],
  ])('%s is a calendar', async (path, matches) => {
    const answer = await site.fetch(encodeURI(path));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    expect(text.split('BEGIN:VEVENT\r\n')).toHaveLength(matches + 1);
    expect(text).toContain('UID:match-novbeti@');
    expect((await site.fetch(path.replace(/apl|qarabağ/, 'yoxdur'))).status).toBe(404);
  });
});

describe('the bracket of a cup', async () => {
  const score = { home_score: 1, away_score: 0 };
  const states = [
    ['scheduled', stateColumns.scheduled, null],
    ['finished', stateColumns.finished, null],
    ['live', stateColumns.live, matchText.status.live],
    ['halftime', { status: 'live', phase: 'halftime', ...score }, matchText.status.halftime],
    ['suspended', { status: 'suspended', phase: 'secondHalf', ...score }, matchText.status.suspended],
    ['postponed', stateColumns.postponed, matchText.status.postponed],
    ['cancelled', { status: 'cancelled' }, matchText.status.cancelled],
    ['abandoned', { ...stateColumns.finished, status: 'abandoned' }, matchText.status.abandoned],
    ['awarded', { ...stateColumns.finished, status: 'awarded' }, matchText.status.awarded],
  ] as const;
  let season = '';
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      const { stageId, play } = await writeKnockOut(db);
      season = stageId;
      for (const [name, columns] of states) {
        const id = await play('r16', [`${name} ev`, `${name} qonaq`], 0);
        await db.updateTable('fixture').set(columns).where('id', '=', id).execute();
      }
    },
  });
  afterAll(site.stop);

  test.each(['/turnir/apl', '/api/brackets/'])(
    '%s says what happened to each match, with a link to it',
    async (path) => {
      const html = await (await site.fetch(path.replace(/brackets\/$/, `$&${season}`))).text();
      const ties = elementsOf(html.slice(html.indexOf('data-bracket')), 'li');
      const words = states.flatMap(([, , word]) => word ?? []);
      for (const [name, , word] of states) {
        const tie = ties.find((one) => textOf(one).includes(`${name} ev`)) ?? '';
        expect(attributesOf(tie, 'href'), name).toEqual([expect.stringContaining('/oyun/')]);
        expect(
          words.filter((one) => textOf(tie).split('Oyun').at(-1)?.includes(one)),
          name,
        ).toEqual(word === null ? [] : [word]);
      }
    },
  );
});
