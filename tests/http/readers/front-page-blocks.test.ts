import { afterAll, describe, expect, test } from 'vitest';
import { footballDay } from '#az/format/dates.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { tableText } from '#features/competitions/text.ts';
import { homeText } from '#features/front-page/text.ts';
import { matchText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeCompetition, writeFixture, writeStanding } from '../../kit/content/matches.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';

const LEAGUE = 'azerbaijan-premier-league';
const now = Date.now();

/** Sixty stories of four categories, an evening with more live matches than the block of today shows, and a table. */
async function fillFrontPage(db: Db): Promise<void> {
  for (const slug of ['football', 'chess', 'analysis', LEAGUE]) await writeCategory(db, slug);
  for (let n = 0; n < 60; n += 1)
    await writeArticle(db, {
      title: `Xəbər ${n}.`,
      category: (['football', 'chess', 'analysis', LEAGUE] as const)[n % 4] ?? '',
      featured: n < 3,
      image: `https://example.org/${n}.jpg`,
      now: now - n * HOUR,
    });
  await writeCompetition(db, 'premier-league', { region: 'europe', position: 0 });
  await writeCompetition(db, LEAGUE, { position: 1 });
  const live = async (competition: string, teams: [string, string]) => {
    const id = await writeFixture(db, { competition, teams, kick_off: now - 50 * MINUTE });
    await writeLedger(db, id, [kickOff(now - 40 * MINUTE)]);
  };
  for (let n = 0; n < 9; n += 1) await live('premier-league', [`Ev ${n}`, `Qonaq ${n}`]);
  await live(LEAGUE, ['Qarabağ', 'Neftçi']);
  const next = footballDay(now).end + DAY;
  await writeFixture(db, { competition: LEAGUE, teams: ['Zirə', 'Sabah'], kick_off: next });
  for (let n = 1; n < 9; n += 1)
    await writeStanding(db, { competition: LEAGUE, team: `Klub ${n}`, position: n });
}

describe.each(siteEngines())('the blocks of the front page on %s', async (engine) => {
  const site = await startSite({ engine, fill: fillFrontPage });
  afterAll(site.stop);
  const read = async () => (await site.fetch('/')).text();
  const html = await read();

  test('stand in the order of the screen: strip, lead, latest, matches, categories, sections, league', () => {
    const marks = [
      'id="slide-1"',
      homeText.latest,
      homeText.todaysMatches,
      homeText.mostRead,
      homeText.categories,
      'id="section-',
      tableText.fullTable,
      homeText.media,
    ];
    const body = html.slice(html.indexOf('<main'));
    const places = marks.map((mark) => body.indexOf(mark));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(html.indexOf(matchText.liveStrip)).toBeLessThan(html.indexOf('<main'));
    expect(html).not.toMatch(/class="[^"]*\border-(?:first|last|\d)/);
  });

  test('show each story and its headline once', () => {
    const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const stories = attributesOf(body, 'href').filter((to) => to.startsWith('/article/'));
    expect(stories.length).toBeGreaterThan(25);
    expect(stories).toEqual([...new Set(stories)]);
  });

  test('have sections with a lead, two stories with pictures and a list', () => {
    const sections = elementsOf(html, 'section').filter((section) => section.includes('id="section-'));
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      expect(elementsOf(section, 'article')).toHaveLength(3);
      expect(section.match(/<img/g)).toHaveLength(3);
      expect(elementsOf(section, 'li').length).toBeGreaterThan(0);
      expect(attributesOf(section, 'href')[0]).toMatch(/^\/category\//);
    }
    expect(sections.map((section) => textOf(elementsOf(section, 'h2')[0] ?? ''))).not.toContain('analysis');
    expect(elementsOf(sectionUnder(html, homeText.media), 'article')).toHaveLength(4);
  });

  test('have the head of the table of the home league and its next match', () => {
    const [table = ''] = elementsOf(html, 'table');
    expect(elementsOf(table, 'tr')).toHaveLength(1 + 6);
    expect(html).toContain('href="/tournament-tables"');
    expect(textOf(sectionUnder(html, matchText.upcoming))).toMatch(/Zirə .*Sabah/);
    expect(elementsOf(sectionUnder(html, homeText.todaysMatches), 'li')).toHaveLength(8);
  });

  test('put the Azerbaijani match first, and have the newest score after a goal', async () => {
    const strip = (page: string) =>
      textOf(elementsOf(page, 'nav').find((nav) => nav.includes(matchText.liveStrip)) ?? '');
    expect(strip(html)).toMatch(/^\d+' Canlı Qarabağ 0 Neftçi 0 /);
    expect(textOf(sectionUnder(html, homeText.todaysMatches))).toMatch(
      /^Günün oyunları \d+' Canlı Q Qarabağ 0 N Neftçi 0/,
    );
    await site.change(async (db) => {
      const { id } = await db
        .selectFrom('fixture')
        .innerJoin('team', 'team.id', 'home_id')
        .select('fixture.id')
        .where('team.name', '=', 'Ev 8')
        .executeTakeFirstOrThrow();
      await writeLedger(db, id, [goal('away', 38)]);
    });
    // A match that only the strip shows.
    await expect.poll(async () => strip(await read())).toMatch(/Ev 8 0 Qonaq 8 1/);
  });
});
