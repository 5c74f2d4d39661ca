import { afterAll, describe, expect, test } from 'vitest';
import { footballDay } from '#az/format/dates.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { mediaKindText } from '#features/articles/text.ts';
import { tableText } from '#features/competitions/text.ts';
import { homeText } from '#features/front-page/text.ts';
import { matchText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeCompetition, writeFixture, writeStanding } from '../../kit/content/matches.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const LEAGUE = 'azerbaijan-premier-league';
const now = Date.now();

const VIDEO =
  '<figure data-embed="youtube" data-address="https://www.youtube.com/watch?v=abcdefghijk"></figure>';
const PICTURES = '<figure><img src="https://example.org/b.jpg" alt="Meydança" /></figure>'.repeat(3);

/** A story of a category without a section. */
const story = (title: string, content: string, age: number) => ({
  title,
  content,
  category: 'analysis',
  image: 'https://example.org/a.jpg',
  now: now - age,
});

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
  // The first is new enough for the row of its category too.
  for (const [n, hours] of [33, 102, 103].entries())
    await writeArticle(db, story(`Video ${n + 1}`, VIDEO, hours * HOUR));
  await writeArticle(db, story('Foto 1', PICTURES, 99 * HOUR));
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

describe('the blocks of the front page', async () => {
  const site = await startSite({ engine: siteEngine(), fill: fillFrontPage });
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

  test('have sections with a lead, stories with pictures beside it and a list', () => {
    const sections = elementsOf(html, 'section').filter((section) => section.includes('id="section-'));
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      const stories = elementsOf(section, 'article').length;
      const lines = elementsOf(section, 'li').length;
      // A lead and three rows beside a list of three lines or more, or up to five rows without a list.
      expect(lines === 0 ? stories <= 6 : stories === 4 && lines >= 3, `${stories} and ${lines}`).toBe(true);
      expect(section.match(/<img/g)).toHaveLength(stories);
      expect(attributesOf(section, 'href')[0]).toMatch(/^\/category\//);
    }
    expect(sections.map((section) => textOf(elementsOf(section, 'h2')[0] ?? ''))).not.toContain('analysis');
    expect(elementsOf(sectionUnder(html, homeText.media), 'article')).toHaveLength(4);
  });

  test('have rows of videos and photo stories, each marked in words, when there are two', async () => {
    const cards = (page: string, heading: string) =>
      elementsOf(sectionUnder(page, heading), 'article').map((card) =>
        textOf(elementsOf(card, 'h3')[0] ?? ''),
      );
    expect(cards(html, mediaKindText.video)).toEqual(['Video: Video 1', 'Video: Video 2', 'Video: Video 3']);
    expect(elementsOf(html, 'h2').map(textOf)).not.toContain(mediaKindText.photos);
    await site.change(async (db) => void (await writeArticle(db, story('Foto 2', PICTURES, 95 * HOUR))));
    await expect.poll(read).toContain('Foto 2');
    const later = await read();
    expect(cards(later, mediaKindText.photos)).toEqual(['Foto: Foto 2', 'Foto: Foto 1']);
    expect(textOf(await (await site.fetch('/category/analysis')).text())).toContain('Video: Video 1');
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
