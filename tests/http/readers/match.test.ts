import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { formatTime, isoBaku } from '#az/format/dates.ts';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { timeText } from '#az/text/time.ts';
import { kindOf, timelineTypes } from '#features/matches/rules/ledger/ledger-event.ts';
import type { LineUpPlayer } from '#features/matches/rules/line-ups/read-line-ups.ts';
import { matchPageText, matchText } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import { writeLedger } from '../../kit/content/ledgers.ts';
import {
  liveColumnsAt,
  stateColumns,
  writeEvents,
  writeFixture,
  writePosts,
  writeStanding,
} from '../../kit/content/matches.ts';
import { expectMetadata, nodeOf, readGraph } from '../../kit/site/expect-metadata.ts';
import { attributesOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const now = Date.now();
const ids = { live: 'canli', old: 'kohne', postponed: 'texire-salinib', moved: 'kocurulub' };

const player = (shirt: number, isStarting = true): LineUpPlayer => ({
  playerId: null,
  name: `Oyunçu Soyad${shirt}`,
  shirt,
  isStarting,
  isCaptain: shirt === 10,
  isGoalkeeper: shirt === 1,
});

const headerOf = (html: string) => {
  const start = html.indexOf('<header data-part="header"');
  return html.slice(start, html.indexOf('</header>', start));
};
const mainText = (html: string) => textOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')));

const postsOf = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, at) => ({
    id: `${prefix}${at}`,
    minute: 1 + (at % 90),
    text: `Yazı ${at}: topa sahib olan komanda hücumu davam etdirir. `.repeat(3),
    author_name: 'Aysel Məmmədli',
    is_key: at === 7 ? (1 as const) : (0 as const),
    is_pinned: at === 3 ? (1 as const) : (0 as const),
  }));

async function fillMatch(db: Db): Promise<void> {
  await writeFixture(db, {
    id: ids.old,
    ...stateColumns.finished,
    teams: ['Neftçi', 'Qarabağ'],
    kick_off: now - 90 * DAY,
  });
  await writeFixture(db, {
    id: ids.live,
    ...stateColumns.live,
    ...liveColumnsAt(67),
    kick_off: now - 80 * MINUTE,
    home_score: 2,
    away_score: 1,
    home_half_time: 1,
    away_half_time: 1,
    broadcast: 'listed',
  });
  await writeEvents(db, ids.live, [
    ['goal', 'home', 'Leandro Andrade', 12],
    ['ownGoal', 'away', 'Medina', 45, 2],
    ['red', 'away', 'Mahmudov', 50],
    ['penaltyGoal', 'home', 'Zubir', 60],
  ]);
  const id = `${ids.live}-var`;
  const cancelled = { id, fixture_id: ids.live, type: 'var', side: 'away', minute: 64, position: 9 } as const;
  await db
    .insertInto('fixture_event')
    .values({ ...cancelled, detail: 'goalCancelled', note: 'Ofsayd' })
    .execute();
  await writeFixture(db, {
    id: ids.postponed,
    ...stateColumns.postponed,
    teams: ['Kəpəz', 'Şamaxı'],
    kick_off: now,
    broadcast: 'none',
    reason: 'Hava şəraiti',
  });
  await writeFixture(db, { id: ids.moved, teams: ['Zirə', 'Sabah'], kick_off: now + DAY });
  await writeLedger(db, ids.moved, [
    { type: 'postponed', reason: 'Qar', at: now },
    { type: 'rescheduled', previousKickOff: NOON, at: now },
  ]);
  await db
    .insertInto('line_up')
    .values({
      fixture_id: ids.live,
      side: 'home',
      formation: '4-3-3',
      coach: 'Qurban Qurbanov',
      is_official: 1,
      version: 1,
      updated_at: now,
      players: JSON.stringify([...Array.from({ length: 11 }, (_, at) => player(at + 1)), player(12, false)]),
    })
    .execute();
  await db
    .insertInto('broadcaster')
    .values({ id: 'cbc', slug: 'cbc', name: 'CBC Sport', address: null, position: 0, version: 1 })
    .execute();
  await db
    .insertInto('fixture_broadcaster')
    .values({ fixture_id: ids.live, broadcaster_id: 'cbc' })
    .execute();
  await db
    .insertInto('official')
    .values({ id: 'ref', name: 'Əliyar Ağayev', sort_key: 'a', version: 1 })
    .execute();
  await db
    .insertInto('fixture_official')
    .values({ fixture_id: ids.live, role: 'referee', official_id: 'ref' })
    .execute();
  await writePosts(db, ids.live, postsOf(500));
  await writePosts(db, ids.old, postsOf(1, 'old'));
  for (const [index, team] of ['Qarabağ', 'Zirə', 'Sabah', 'Neftçi'].entries())
    await writeStanding(db, { team, position: index + 1 });
  const season = await db.selectFrom('season').select('id').executeTakeFirstOrThrow();
  await db.updateTable('fixture').set({ season_id: season.id }).where('id', '=', ids.live).execute();
  const article = await writeArticle(db, { title: 'Derbidən reportaj' });
  await db.insertInto('article_fixture').values({ article_id: article.id, fixture_id: ids.live }).execute();
}

describe('the page of a match', async () => {
  const site = await startSite({ engine: siteEngine(), fill: fillMatch });
  afterAll(site.stop);
  const address = () => `/oyun/${ids.live}-qarabağ-neftçi`;
  const read = async (path: string) => {
    const answer = await site.fetch(encodeURI(path));
    expect(answer.status).toBe(200);
    return answer.text();
  };

  test('names the officials once in its light version', async () => {
    const words = textOf(await read(`${address()}?lite=1`));
    expect(words).toContain('Hakimlər: Əliyar Ağayev');
    expect(words.split('Hakimlər:')).toHaveLength(2);
  });

  test('has one address, to which others redirect', async () => {
    for (const path of [`/oyun/${ids.live}`, `/oyun/${ids.live}-kecmis-ad`, `${address()}-x`]) {
      const answer = await site.fetch(encodeURI(path));
      expect([answer.status, answer.headers.get('location')]).toEqual([301, encodeURI(address())]);
    }
    for (const path of ['/oyun/yoxdur', `/oyun/${'a-'.repeat(90)}`])
      expect((await site.fetch(path)).status).toBe(404);
  });

  test('shows a live match: score, minute, events, a goal that VAR cancelled, line-ups, television', async () => {
    const html = await read(address());
    const words = mainText(html);
    expect(words).toMatch(/Qarabağ 2 : – 1 67' Canlı N Neftçi/);
    expect(words).toContain(matchPageText.halfTime('1:1'));
    const events = textOf(sectionUnder(html, matchPageText.events));
    expect(events).toMatch(/12' Qol Leandro Andrade 1:0 .*45\+2' Avtoqol Medina \(avtoqol\) 1:1 /);
    expect(events).toMatch(/60' Penaltidən qol Zubir \(pen\.\) 2:1/);
    expect(events).toContain('VAR: qol ləğv edildi');
    expect(events).toContain('Ofsayd');
    expect(events.match(/ (Qol|Avtoqol|Penaltidən qol) /g)).toHaveLength(3);
    expect(words).toMatch(/Rəsmi heyət · Sxem 4-3-3/);
    expect(words).toMatch(/Ehtiyat oyunçular 12 Oyunçu Soyad12 .*Baş məşqçi: Qurban Qurbanov/);
    expect(html.split('class="pitch-shirt"')).toHaveLength(12);
    expect(textOf(sectionUnder(html, matchPageText.whereToWatch))).toContain('CBC Sport');
    expect(words).toContain('Baş hakim Əliyar Ağayev');
    expect(textOf(sectionUnder(html, matchPageText.statistics))).toContain('0 Qırmızı vərəqələr 1');
    expect(textOf(sectionUnder(html, matchPageText.headToHead))).toMatch(/Son 1 oyun .*Neftçi 2:1 Qarabağ/);
    expect(textOf(sectionUnder(html, matchPageText.articles))).toContain('Derbidən reportaj');
  });

  test('names in its header who scored for each side, an own goal on the side that gets it, and red cards', async () => {
    const html = headerOf(await read(address()));
    const [home = '', away = ''] = html
      .split(/class="match-scorers-/)
      .slice(1)
      .map((list) => textOf(`<ul class="${list.slice(0, list.indexOf('</ul>'))}`));
    expect(home).toMatch(/^Qol 12' Leandro Andrade Penaltidən qol 60' Zubir \(pen\.\)$/);
    expect(away).toMatch(/^Avtoqol 45\+2' Medina \(avtoqol\) Qırmızı vərəqə 50' Mahmudov$/);
    for (const icon of ['goal', 'penaltyGoal', 'ownGoal', 'red'])
      expect(html).toMatch(new RegExp(`href="/assets/event-icons-[^"]+\\.svg#${icon}"`));
  });

  test('has a picture for every icon', async () => {
    const html = await read(address());
    const [file = ''] = attributesOf(html, 'href').flatMap(
      (link) => /^\S*event-icons\S*\.svg/.exec(link) ?? [],
    );
    const pictures = attributesOf(await read(file), 'id');
    expect(new Set(pictures)).toEqual(
      new Set([
        ...timelineTypes.flatMap((type) => kindOf({ type }).icon(null) ?? []),
        'penaltyGoal',
        'in',
        'out',
      ]),
    );
  });

  test('says its status in words only where the time or the minute does not', async () => {
    const timed = async (path: string) => attributesOf(headerOf(await read(path)), 'data-timed').length;
    expect(await timed(address())).toBe(1);
    expect(await timed(`/oyun/${ids.moved}-zirə-sabah`)).toBe(1);
    expect(await timed(`/oyun/${ids.postponed}-kəpəz-şamaxı`)).toBe(0);
    expect(await timed(`/oyun/${ids.old}-neftçi-qarabağ`)).toBe(0);
  });

  test('is small, with the newest posts of a long commentary, and pages for the others', async () => {
    const html = await read(address());
    expect(html.length).toBeLessThan(200_000);
    expect(gzipSync(html).length).toBeLessThan(60_000);
    const posts = attributesOf(html, 'data-post');
    expect([posts.length, posts[0], posts.at(-1)]).toEqual([50, 'p499', 'p450']);
    expect(textOf(sectionUnder(html, matchPageText.commentary))).toMatch(/Sancaqlanıb Yazı 3:/);
    expect(attributesOf(html, 'href')).toContain(`${encodeURI(address())}?page=2#commentary`);
    expect(attributesOf(await read(`${address()}?page=10`), 'data-post').at(-1)).toBe('p0');
    expect(attributesOf(await read(`${address()}?post=p7`), 'data-post')).toContain('p7');
    expect((await site.fetch(encodeURI(`${address()}?page=11`))).status).toBe(404);
    for (const query of ['?page=x', '?post=yoxdur'])
      expect((await site.fetch(encodeURI(address() + query))).headers.get('location')).toBe(
        encodeURI(address()),
      );
  });

  test('has structured data', async () => {
    const html = await read(address());
    const [event, broadcast, blog] = readGraph(html);
    expect(event).toMatchObject({
      '@type': 'SportsEvent',
      eventStatus: 'https://schema.org/EventScheduled',
      homeTeam: { name: 'Qarabağ' },
      awayTeam: { name: 'Neftçi' },
    });
    expect(broadcast).toMatchObject({ '@type': 'BroadcastEvent', publishedOn: { name: 'CBC Sport' } });
    expect(blog).toMatchObject({
      '@type': 'LiveBlogPosting',
      coverageStartTime: expect.stringMatching(/\+04:00$/),
    });
    expect(blog?.liveBlogUpdate).toHaveLength(50);
    expect(blog?.coverageEndTime).toBeUndefined();
    expect(html).toMatch(/<link rel="next" href="[^"]+\?page=2"/);
    expect(nodeOf(await read(`/oyun/${ids.old}-neftçi-qarabağ`), 'LiveBlogPosting')).toMatchObject({
      coverageEndTime: expect.stringMatching(/\+04:00$/),
    });
  });

  test('gives the reason and the earlier time of a rescheduled match', async () => {
    const words = mainText(await read(`/oyun/${ids.moved}-zirə-sabah`));
    expect(words).toContain(`${matchPageText.moved}. ${matchPageText.earlierTime}: 7 mart 2026`);
    expect(words).toContain('Səbəb: Qar');
  });

  test('says that its kick-off is in the time of Baku, and so does its share picture', async () => {
    const html = await read(`/oyun/${ids.moved}-zirə-sabah`);
    expect(mainText(html)).toContain(`${formatTime(now + DAY)} (${timeText.bakuTime})`);
    expect(expectMetadata(html, site.url).meta.get('og:image:alt')?.[0]).toMatch(
      new RegExp(`^Zirə ${formatTime(now + DAY)} Sabah, .*${timeText.bakuTime}$`),
    );
  });

  test('names the earlier kick-off of a match that was rescheduled', async () => {
    expect(nodeOf(await read(`/oyun/${ids.moved}-zirə-sabah`), 'SportsEvent')).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: isoBaku(now + DAY),
      previousStartDate: [isoBaku(NOON)],
    });
  });

  test('tells search engines and those who share it that a match is not played, without its old day', async () => {
    const html = await read(`/oyun/${ids.postponed}-kəpəz-şamaxı`);
    const { meta } = expectMetadata(html, site.url);
    const [title = ''] = /<title>[^<]*/.exec(html) ?? [];
    const texts = ['description', 'og:title', 'og:description', 'og:image:alt'].map(
      (name) => meta.get(name)?.[0],
    );
    for (const text of [title, ...texts]) expect(text).toContain(matchText.status.postponed);
    for (const text of texts) expect(text).not.toMatch(/ 20\d\d|Heyətlər/);
    const live = expectMetadata(await read(address()), site.url).meta;
    expect(live.get('description')?.[0]).toMatch(/ 20\d\d, .*Heyətlər/);
  });

  test('says why a match is not played, and that no channel shows it', async () => {
    const html = await read(`/oyun/${ids.postponed}-kəpəz-şamaxı`);
    const words = mainText(html);
    expect(words).toContain(matchText.status.postponed);
    expect(words).toContain('Səbəb: Hava şəraiti');
    const label = `${matchPageText.earlierTime}: `;
    expect(words, 'the time at which it would have begun').toContain(label);
    expect(words).toContain(matchPageText.notShown);
    expect(html).toContain('https://schema.org/EventPostponed');
    expect(mainText(await read(`/oyun/${ids.old}-neftçi-qarabağ`))).not.toContain(matchPageText.whereToWatch);
  });
});
