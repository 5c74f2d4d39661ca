import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeCompetition, writeFixture, writeStanding } from '../../kit/content/matches.ts';
import { sendLoad } from '../../kit/site/send-load.ts';
import { siteEngines, startSite, type TestSite } from '../../kit/site/site.ts';

const card = (fixture: string) => `<p>Mətn</p><div data-match-card="${fixture}"></div>`;
const lineUp = (fixture: string) => `<p>Mətn</p><div data-line-up="${fixture}"></div>`;
const now = Date.now();

describe.each(siteEngines())('pages are rendered again when what they show has changed (%s)', (engine) => {
  let site: TestSite;
  /** The addresses of all pages, and the live match of one of the articles. */
  const pages: Record<string, string> = {
    front: '/',
    today: '/todays-games',
    live: '/live-scores',
    europe: '/live-scores?league=europe',
    football: '/category/football',
    chess: '/category/chess',
    league: '/category/premier-league',
    all: '/category/all',
    rss: '/rss',
    privacy: '/privacy',
    contact: '/contact',
    scores: '/api/live-scores',
    breaking: '/api/breaking',
  };
  let fixture = '';
  let line = 0;

  async function fill(db: Db): Promise<void> {
    await writeCompetition(db, 'premier-league', { region: 'europe' });
    const live = async (competition: string, teams: [string, string]) => {
      const id = await writeFixture(db, { competition, teams, kick_off: now - 50 * MINUTE });
      await writeLedger(db, id, [kickOff(now - 40 * MINUTE)]);
      return id;
    };
    fixture = await live('apl', ['Qarabağ', 'Neftçi']);
    const other = await live('premier-league', ['Arsenal', 'Çelsi']);
    const write = async (category: string, content: string, at: number) =>
      `/article/${(await writeArticle(db, { category, content, now: now - at * MINUTE })).slug}`;
    pages.withLineUp = await write('football', lineUp(fixture), 60);
    pages.withMatch = await write('football', card(fixture), 50);
    pages.between = await write('boxing', '<p>Mətn</p>', 40);
    pages.withOther = await write('chess', card(other), 30);
    await write('boxing', '<p>Mətn</p>', 20);
    // The table of its league stands beside it.
    pages.withTable = await write('premier-league', '<p>Mətn</p>', 120);
    await writeStanding(db, { competition: 'premier-league', team: 'Arsenal', points: 70 });
    // The most read articles, which the lists and the rails show.
    for (const at of [70, 80, 90, 100, 110]) {
      const { id } = await writeArticle(db, {
        title: `Oxunan ${at}`,
        category: 'tennis',
        now: now - at * MINUTE,
      });
      await db
        .insertInto('article_stats')
        .values({ article_id: id, views: 1000 - at, readers: 1 })
        .execute();
    }
  }

  beforeAll(async () => {
    site = await startSite({ engine, fill, env: { LOG_LEVEL: 'debug' } });
  });
  afterAll(() => site.stop());

  /** The pages that were rendered since this line of the log. */
  function rendersSince(line: number): string[] {
    const names = new Map(Object.entries(pages).map(([name, address]) => [site.url + address, name]));
    const rendered = site
      .logged()
      .slice(line)
      .filter((text) => text.includes('page rendered'));
    return rendered.flatMap((text) => names.get(JSON.parse(text).address) ?? []).sort();
  }

  /** The pages that are rendered while readers ask for all of them, during and after a change. */
  async function rendersAfter(change: (db: Db) => Promise<unknown>, isSeen: () => Promise<boolean>) {
    const addresses = Object.values(pages);
    for (const address of addresses) expect((await site.fetch(address)).status, address).toBe(200);
    line = site.logged().length;
    const load = () =>
      sendLoad({
        port: Number(new URL(site.url).port),
        connections: 8,
        count: addresses.length * 20,
        pathOf: (number) => addresses[number % addresses.length] as string,
      });
    await Promise.all([load(), site.change(async (db) => void (await change(db)))]);
    await expect.poll(isSeen).toBe(true);
    expect((await load()).failures).toBe(0);
    return rendersSince(line);
  }

  const shows = (page: string, text: string) => async () =>
    (await (await site.fetch(pages[page] as string)).text()).includes(text);

  test('a goal renders only the pages that show the match, each once', async () => {
    const renders = await rendersAfter(
      (db) => writeLedger(db, fixture, [goal('home', 39, 'Camal Cəfərov')]),
      shows('withMatch', 'Camal'),
    );
    expect(renders).toEqual(['front', 'live', 'scores', 'today', 'withLineUp', 'withMatch']);
  });

  test('a line-up renders only the article that shows it', async () => {
    const player = { playerId: null, name: 'Ruslan Quliyev', shirt: 3 };
    const players = [{ ...player, isStarting: true, isCaptain: false, isGoalkeeper: false }];
    const renders = await rendersAfter(
      (db) =>
        db
          .insertInto('line_up')
          .values({
            fixture_id: fixture,
            side: 'home',
            formation: null,
            coach: null,
            is_official: 1,
            players: JSON.stringify(players),
            version: 1,
            updated_at: now,
          })
          .execute(),
      shows('withLineUp', 'Quliyev'),
    );
    expect(renders).toEqual(['withLineUp']);
  });

  test('an article renders its lists and the articles around it', async () => {
    const renders = await rendersAfter(
      (db) =>
        db
          .updateTable('article')
          .set({ title: 'Yeni başlıq' })
          .where('slug', '=', slugOf('between'))
          .execute(),
      shows('between', 'Yeni başlıq'),
    );
    expect(renders).toEqual(['all', 'between', 'front', 'rss', 'withMatch', 'withOther']);
  });

  test('one of the most read articles renders the pages that list it', async () => {
    const renders = await rendersAfter(
      (db) =>
        db.updateTable('article').set({ title: 'Oxunan xəbər' }).where('title', '=', 'Oxunan 90').execute(),
      shows('chess', 'Oxunan xəbər'),
    );
    expect(renders).toEqual([
      'all',
      'between',
      'chess',
      'football',
      'front',
      'league',
      'rss',
      'withLineUp',
      'withMatch',
      'withOther',
      'withTable',
    ]);
  });

  test('a table renders the category and the articles that it stands beside, and no other article', async () => {
    const renders = await rendersAfter(
      (db) => db.updateTable('standing').set({ points: 73 }).execute(),
      async () => (await shows('withTable', '>73<')()) && (await shows('league', '>73<')()),
    );
    expect(renders).toEqual(['europe', 'league', 'withTable']);
  });

  test('the text of a category renders only its page and its articles', async () => {
    const renders = await rendersAfter(
      (db) =>
        db
          .updateTable('category')
          .set({ description: 'Şahmat haqqında' })
          .where('slug', '=', 'chess')
          .execute(),
      shows('chess', 'Şahmat haqqında'),
    );
    expect(renders).toEqual(['chess', 'withOther']);
  });

  test('the front page renders only itself', async () => {
    const { id } = await idOf('withMatch');
    const renders = await rendersAfter(
      (db) =>
        db
          .insertInto('home_pin')
          .values({ slot: 'slider-1', article_id: id, expires_at: null, allow_duplicate: 0 })
          .execute(),
      async () => (await site.fetch('/')).ok && rendersSince(line).includes('front'),
    );
    expect(renders).toEqual(['front']);
  });

  test('a setting renders everything', async () => {
    const setting = { key: 'site.phone', value: '"+994 12 111 11 11"', version: 1, updated_at: now };
    const renders = await rendersAfter(
      (db) => db.insertInto('setting').values(setting).execute(),
      shows('contact', '+994 12 111 11 11'),
    );
    expect(renders).toEqual(Object.keys(pages).sort());
  });

  const slugOf = (page: string) => (pages[page] as string).split('/').at(-1) as string;
  async function idOf(page: string): Promise<{ id: string }> {
    let found = { id: '' };
    await site.change(async (db) => {
      found = await db
        .selectFrom('article')
        .select('id')
        .where('slug', '=', slugOf(page))
        .executeTakeFirstOrThrow();
    });
    return found;
  }
});
