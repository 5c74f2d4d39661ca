import { afterAll, describe, expect, test } from 'vitest';
import { footballDay, formatDay } from '#az/format/dates.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { timeText } from '#az/text/time.ts';
import { tableText } from '#features/competitions/text.ts';
import { matchText, statText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import {
  liveColumnsAt,
  stateColumns,
  writeCompetition,
  writeEvents,
  writeFixture,
  writeSeason,
  writeStanding,
  writeTeam,
  writeVenue,
} from '../../kit/content/matches.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const now = Date.now();
const today = footballDay(now);

interface ApiMatches {
  data: { id: string; url: string }[];
}

/** A live match in Baku and one in England, a result, one to come tonight at 00:00, one the day after tomorrow. */
async function fillMatches(db: Db): Promise<void> {
  await writeCompetition(db, 'azerbaijan-premier-league', { position: 0 });
  await writeCompetition(db, 'premier-league', { position: 1, region: 'europe' });
  await writeCompetition(db, 'apl', { position: 2 });
  await writeArticle(db, { title: 'Arsenal qalib gəldi', category: 'premier-league' });
  // Before six in the morning of Baku this was yesterday, and live matches belong to today all the same.
  const begun = now - 50 * MINUTE;
  const id = await writeFixture(db, {
    ...stateColumns.live,
    competition: 'azerbaijan-premier-league',
    kick_off: begun,
    ...liveColumnsAt(40),
    home_score: 2,
    venue_id: await writeVenue(db, 'Tofiq Bəhramov stadionu'),
    updated_at: now,
  });
  await writeEvents(db, id, [
    ['goal', 'home', '№ 9', 3],
    ['yellow', 'away', '№ 4', 9],
    ['goal', 'home', '№ 10', 33],
  ]);
  const ended = Math.max(today.start, begun);
  const english = { competition: 'premier-league', updated_at: now };
  await writeFixture(db, { ...stateColumns.live, ...english, teams: ['Arsenal', 'Çelsi'], kick_off: begun });
  await writeFixture(db, {
    ...stateColumns.finished,
    ...english,
    teams: ['Liverpul', 'Everton'],
    kick_off: ended,
  });
  const postponed = { teams: ['Kəpəz', 'Şamaxı'] as [string, string], kick_off: today.start };
  await writeFixture(db, { ...stateColumns.postponed, ...postponed });
  const midnight = today.start + 18 * HOUR;
  // A sample, because from 00:05 until 06:00 the server would log that nobody has started it.
  const tonight = {
    teams: ['Barselona', 'İnter'] as [string, string],
    kick_off: midnight,
    sample: 1 as const,
  };
  await writeFixture(db, { ...stateColumns.scheduled, ...tonight });
  await writeFixture(db, { teams: ['Zirə', 'Sabah'], kick_off: today.start + 2 * DAY + HOUR });
  await writeStanding(db, { competition: 'azerbaijan-premier-league', zone: 'ucl' });
  await writeStanding(db, { competition: 'premier-league', team: 'Arsenal', form: 'WDL' });
  const league = 'azerbaijan-premier-league';
  const zones = [{ from: 1, to: 1, kind: 'playoff' as const, label: 'Finala çıxır' }];
  const past = await writeSeason(db, { competition: league, name: '2024/25', regulation: { zones } });
  await writeStanding(db, { competition: league, season: '2024/25', team: 'Zirə', zone: 'playoff' });
  const team_id = await writeTeam(db, 'Zirə');
  await db
    .insertInto('point_deduction')
    .values({ id: 'd', stage_id: past, team_id, points: 6, footnote: 'Lisenziya qaydaları' })
    .execute();
  await db
    .insertInto('standing_place')
    .values({ stage_id: past, team_id, position: 3, footnote: 'AFFA-nın qərarı' })
    .execute();
}

describe('the pages of matches', async () => {
  const site = await startSite({ engine: siteEngine(), fill: fillMatches });
  afterAll(site.stop);
  const read = async (path: string) => {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  /** The words of each match of the page's own part: a row ends where the next begins. */
  const namesIn = (html: string) => {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    return main
      .split(/<li data-match=/)
      .slice(1)
      .map((row) => textOf(`<li ${row}`));
  };

  /** The live matches stand above the first heading below that of the page. */
  const liveIn = (html: string) => {
    const main = html.slice(html.indexOf('<main'));
    return namesIn(`${main.slice(0, main.indexOf('<h2'))}</main>`);
  };
  const sectionIn = (html: string, heading: string) => `<main>${sectionUnder(html, heading)}</main>`;

  test('/todays-games counts the matches and shows for each its state, league, place, score or time', async () => {
    const html = await read('/todays-games');
    const words = textOf(html);
    expect(words).toContain(matchText.matchCount(5));
    expect(words).toContain(matchText.liveCount(2));
    const rows = namesIn(html);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(/40' Canlı .*Qarabağ 2 .*Neftçi 0 .*3' № 9 · 33' № 10 .*Tofiq Bəhramov stadionu/);
    expect(rows.some((row) => /Bitib .*Liverpul 2 .*Everton 1/.test(row))).toBe(true);
    expect(rows.some((row) => /00:00 Başlamayıb .*Barselona .*İnter .*Gecə/.test(row))).toBe(true);
    expect(elementsOf(html, 'h2').map(textOf)).toContain('Liqa premier-league');
    expect(new Set(attributesOf(html, 'data-status'))).toEqual(
      new Set(['live', 'finished', 'scheduled', 'postponed']),
    );
  });

  test('/todays-games?date= steps through the days and names the next day with matches', async () => {
    const tomorrow = footballDay(today.start + DAY);
    const empty = textOf(await read(`/todays-games?date=${tomorrow.day}`));
    expect(empty).toContain(matchText.noMatchesOn);
    expect(empty).toContain(matchText.nextMatchDay(formatDay(today.start + 2 * DAY)));
    const later = await read(`/todays-games?date=${footballDay(today.start + 2 * DAY).day}`);
    expect(namesIn(later)[0]).toContain('Zirə');
    expect(attributesOf(await read('/todays-games'), 'href')).toContain(`/todays-games?date=${tomorrow.day}`);
  });

  test.each(['sabah', '2026-13-01', '1999-01-01'])('/todays-games?date=%s is not found', async (date) => {
    expect((await site.fetch(`/todays-games?date=${date}`)).status).toBe(404);
  });

  test('today has one address', async () => {
    const answer = await site.fetch(`/todays-games?date=${today.day}`);
    expect(answer.headers.get('location')).toBe('/todays-games');
  });

  test('/live-scores has minute, score, the last two events, a table, the week and the time of the data', async () => {
    const html = await read('/live-scores');
    const rows = liveIn(html);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/40' Canlı .*Qarabağ 2 .*Neftçi 0 .*33' Qol № 10.*9' Sarı vərəqə № 4/);
    expect(rows[0]).not.toContain("3' Qol № 9");
    const words = textOf(html);
    expect(words).toMatch(/Son yenilənmə: \d\d:\d\d/);
    expect(words).toContain(matchText.refresh);
    expect(words).toContain(statText.weekly);
    expect(elementsOf(html, 'table')).toHaveLength(1);
  });

  test('/live-scores goes on with what begins later today and what has ended', async () => {
    const html = await read('/live-scores');
    expect(namesIn(sectionIn(html, matchText.laterToday))).toEqual([expect.stringContaining('Barselona')]);
    expect(namesIn(sectionIn(html, matchText.endedToday))).toEqual([expect.stringContaining('Liverpul')]);
    const home = await read('/live-scores?league=azerbaijan');
    expect(home).not.toContain('Liverpul');
  });

  test.each(['/', '/todays-games', '/todays-games?lite=1', '/live-scores', '/turnir/apl'])(
    '%s says once that its kick-offs are in the time of Baku',
    async (path) => {
      expect(textOf(await read(path)).split(timeText.bakuTime)).toHaveLength(2);
    },
  );

  test.each([
    ['azerbaijan', 'Qarabağ', 'Arsenal'],
    ['europe', 'Arsenal', 'Qarabağ'],
  ])('/live-scores?league=%s shows %s and not %s', async (league, shown, hidden) => {
    const rows = liveIn(await read(`/live-scores?league=${league}`)).join(' ');
    expect(rows).toContain(shown);
    expect(rows).not.toContain(hidden);
  });

  test('an unknown league redirects to all leagues', async () => {
    const answer = await site.fetch('/live-scores?league=mars');
    expect(answer.headers.get('location')).toBe('/live-scores');
  });

  test.each([
    ['/gettoscore', 'azerbaijan-premier-league', 'Qarabağ'],
    ['/tournament-tables', 'azerbaijan-premier-league', 'Qarabağ'],
    ['/premier-league/table', 'premier-league', 'Arsenal'],
  ])('%s opens on the table of %s', async (path, league, first) => {
    const html = await read(path);
    const [table = ''] = elementsOf(html, 'table');
    expect(textOf(elementsOf(table, 'caption')[0] ?? '')).toContain(tableText.caption(`Liqa ${league}`));
    expect(textOf(elementsOf(table, 'tbody')[0] ?? '')).toContain(first);
    expect(attributesOf(table, 'title')).toContain(tableText.pointsLong);
    expect(attributesOf(html, 'href')).toEqual(
      expect.arrayContaining(['/tournament-tables', '/premier-league/table']),
    );
    expect(textOf(html)).toContain(matchText.recent);
  });

  test('the recent form is shown as letters with a label for screen readers', async () => {
    const html = await read('/premier-league/table');
    expect(attributesOf(html, 'data-result')).toEqual(['W', 'D', 'L']);
    expect(attributesOf(html, 'title')).toEqual(expect.arrayContaining(Object.values(tableText.formWord)));
  });

  test('a competition without a table is not found', async () => {
    for (const query of ['competition=yoxdur', 'season=1899-00'])
      expect((await site.fetch(`/tournament-tables?${query}`)).status, query).toBe(404);
  });

  test('the competition and the season of a table can be chosen, and the old address leads to the new one', async () => {
    const html = await read('/tournament-tables?competition=azerbaijan-premier-league&season=2024-25');
    const [table = ''] = elementsOf(html, 'table');
    expect(textOf(elementsOf(table, 'caption')[0] ?? '')).toContain('2024/25');
    expect(textOf(table)).toContain('Zirə 1');
    expect(textOf(html)).toContain('1 Zirə: 6 xal silinib. Lisenziya qaydaları');
    expect(textOf(html)).toContain('1 Zirə: 3-cü yer qərarla müəyyən edilib. AFFA-nın qərarı');
    expect(textOf(html)).toContain('Finala çıxır');
    expect(textOf(html)).not.toContain(matchText.upcoming);
    const links = attributesOf(html, 'href');
    expect(links).toContain('/tournament-tables?season=2024-25');
    expect(links).toContain('/premier-league/table');
    const old = await site.fetch('/tournament-tables?league=premier-league');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/premier-league/table']);
  });

  test("every page has the score strip with its scores, the front page today's matches", async () => {
    for (const path of ['/', '/category/all', '/premier-league/table', '/terms']) {
      const html = await read(path);
      const strip = html.slice(html.indexOf(`aria-label="${matchText.liveStrip}"`), html.indexOf('<main'));
      expect(textOf(strip)).toMatch(/40' Canlı Qarabağ 2 Neftçi 0 .*Arsenal 0 Çelsi 0/);
    }
    expect(namesIn(await read('/'))[0]).toMatch(/Qarabağ 2/);
  });

  test('the section of a competition has its table', async () => {
    expect(elementsOf(await read('/category/premier-league'), 'table')).toHaveLength(1);
    expect(elementsOf(await read('/category/chess'), 'table')).toHaveLength(0);
  });

  test('an article of the section has the table in its rail, without a stream', async () => {
    const html = await read('/article/arsenal-qalib-geldi');
    const table = html.indexOf('<table');
    expect(table).toBeGreaterThan(html.indexOf('class="article-text'));
    expect(html.slice(html.indexOf('<main'))).not.toContain('data-standings');
  });

  test('a proxy may cache a page with a live match for at most five seconds', async () => {
    const list = (await (await site.fetch('/api/v1/matches?status=live')).json()) as ApiMatches;
    const { id, url } = list.data[0] ?? { id: '', url: '' };
    const page = new URL(url).pathname;
    expect(page).toMatch(/^\/oyun\//);
    for (const path of [
      '/',
      page,
      `${page}?lite=1`,
      '/live-scores',
      '/live-scores?lite=1',
      '/todays-games',
      '/premier-league/table',
      '/api/live-scores',
      '/api/v1/matches',
      '/api/v1/matches?status=live',
      `/api/v1/matches/${id}`,
      '/api/v1/standings',
      '/api/v1/standings/azerbaijan-premier-league',
    ]) {
      const answer = await site.fetch(path);
      expect(answer.status, path).toBe(200);
      const control = answer.headers.get('cache-control') ?? '';
      const seconds = [...control.matchAll(/\b(?:max-age|s-maxage|stale-\S+)=(\d+)/g)].map(([, one]) =>
        Number(one),
      );
      expect(control, path).toMatch(/s-maxage=[1-9]/);
      expect(
        seconds.reduce((sum, one) => sum + one),
        `${path}: ${control}`,
      ).toBeLessThanOrEqual(5);
    }
  });

  test('/api/live-scores answers JSON that is cached briefly, and 304 when it is unchanged', async () => {
    const answer = await site.fetch('/api/live-scores?league=azerbaijan');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2');
    const scoreboard = await answer.json();
    expect(scoreboard.matches.map((match: { home: { name: string } }) => match.home.name)).toContain(
      'Qarabağ',
    );
    expect(JSON.stringify(scoreboard)).not.toContain('Arsenal');
    const etag = answer.headers.get('etag') ?? '';
    const again = await site.fetch('/api/live-scores?league=azerbaijan', {
      headers: { 'If-None-Match': etag },
    });
    expect([etag === '', again.status]).toEqual([false, 304]);
    expect((await site.fetch('/api/live-scores?league=mars')).status).toBe(404);
  });
});

describe('a day without football', async () => {
  const site = await startSite();
  afterAll(site.stop);

  test('says so everywhere and shows no strip', async () => {
    const words = async (path: string) => textOf(await (await site.fetch(path)).text());
    expect(await words('/todays-games')).toContain(matchText.noMatches);
    expect(await words('/todays-games')).toContain(matchText.noUpcoming);
    expect(await words('/live-scores')).toContain(matchText.noLive);
    expect(await words('/tournament-tables')).toContain(tableText.empty);
    expect(await (await site.fetch('/')).text()).not.toContain(matchText.liveStrip);
  });
});
