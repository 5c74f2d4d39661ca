import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import {
  pasteLineUp,
  stateColumns,
  writeFixture,
  writePosts,
  writeVenue,
} from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { changeFixtureStatus, type StatusDecision } from '../fixtures/change-fixture-status.ts';
import { COMMENTARY_PAGE_SIZE, findCommentaryPage, listCommentary } from './list-commentary.ts';
import { listHeadToHead } from './list-head-to-head.ts';
import { findMatch, readMatchDetails } from './read-match-details.ts';

/** Posts with these ids and texts. Two share each moment. */
const postsOf = (ids: readonly string[]) =>
  ids.map((id, at) => ({ id, text: id, created_at: NOON + Math.floor(at / 2), updated_at: NOON + at }));

describeOnEachDatabase('the page of a match', (open) => {
  it('finds a match by an address whose id and slugs have hyphens', async () => {
    const { db } = await open();
    for (const id of ['a', 'a-b', 'a-b-c']) await writeFixture(db, { id });
    const idOf = async (parameter: string) => (await findMatch(db, { parameter }))?.id;
    expect(await idOf('a-qarabağ-neftçi')).toBe('a');
    expect(await idOf('a-b-qarabağ-neftçi')).toBe('a-b');
    expect(await idOf('a-b-c')).toBe('a-b-c');
    expect(await idOf('b-a')).toBeUndefined();
    // Two slugs and an id are never longer, and have no more hyphens.
    expect(await idOf(`a-${'x'.repeat(318)}`)).toBe('a');
    expect(await idOf(`a-${'x'.repeat(319)}`)).toBeUndefined();
    expect(await idOf(`a${'-x'.repeat(59)}`)).toBe('a');
    expect(await idOf(`a${'-x'.repeat(60)}`)).toBeUndefined();
  });

  it('lists the last results of two teams at either ground, also awarded ones, and sums them up', async () => {
    const { db } = await open();
    const played = (home: string, away: string, day: number, home_score: number, away_score: number) =>
      writeFixture(db, {
        ...stateColumns.finished,
        teams: [home, away],
        kick_off: NOON - day * DAY,
        home_score,
        away_score,
      });
    await played('Qarabağ', 'Neftçi', 1, 3, 1);
    await played('Neftçi', 'Qarabağ', 2, 2, 2);
    await played('Neftçi', 'Qarabağ', 3, 1, 0);
    await played('Qarabağ', 'Neftçi', 4, 0, 1);
    await played('Neftçi', 'Qarabağ', 5, 0, 3);
    await db
      .updateTable('fixture')
      .set({ status: 'awarded' })
      .where('kick_off', '=', NOON - 5 * DAY)
      .execute();
    await played('Qarabağ', 'Zirə', 4, 9, 0);
    await played('Qarabağ', 'Neftçi', -1, 9, 0);
    await writeFixture(db, { ...stateColumns.postponed, kick_off: NOON - DAY });
    const id = await writeFixture(db, {});
    const match = await findMatch(db, { parameter: id });
    if (!match) throw new Error('no match');
    const { matches, grounds, ...sums } = await listHeadToHead(db, { match });
    expect(matches.map(({ score }) => `${score.home}:${score.away}`)).toEqual([
      '3:1',
      '2:2',
      '1:0',
      '0:1',
      '0:3',
    ]);
    expect(sums).toEqual({ wins: 2, draws: 1, losses: 2, goalsFor: 8, goalsAgainst: 5 });
    expect(grounds).toEqual({
      home: { wins: 1, draws: 0, losses: 1, goalsFor: 3, goalsAgainst: 2 },
      away: { wins: 1, draws: 1, losses: 1, goalsFor: 5, goalsAgainst: 3 },
    });
    expect((await listHeadToHead(db, { match, limit: 1 })).matches).toHaveLength(1);
  });

  it('shows the city of the stadium, and the line-ups as they are known', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const venue_id = await writeVenue(db, 'Tofiq Bəhramov');
    await db.updateTable('venue').set({ city: 'Bakı' }).execute();
    const fixtureId = await writeFixture(db, { venue_id });
    await pasteLineUp(db, { actor, fixtureId, side: 'away', sheet: 'Sxem: 4-3-3\n1. Rza\nMəşqçi: Qurban' });
    const read = () => readMatchDetails(db, { fixtureId });
    const away = {
      formation: '4-3-3',
      coach: 'Qurban',
      isOfficial: false,
      players: [{ name: 'Rza', shirt: 1 }],
    };
    expect(await read()).toMatchObject({ city: 'Bakı', lineUps: { away } });
    await db.updateTable('line_up').set({ is_official: 1 }).execute();
    expect(await read()).toMatchObject({ lineUps: { away: { isOfficial: true } } });
    expect((await read()).lineUps.home).toBeUndefined();
    expect(await readMatchDetails(db, { fixtureId: 'none' })).toMatchObject({ city: null, lineUps: {} });
  });

  it('distinguishes no channel from unknown channels', async () => {
    const { db } = await open();
    for (const broadcast of ['unknown', 'none'] as const) {
      const fixtureId = await writeFixture(db, { broadcast });
      const { broadcasters } = await readMatchDetails(db, { fixtureId });
      expect(broadcasters).toEqual(broadcast === 'none' ? [] : null);
    }
  });

  it('returns the earlier kick-offs of a rescheduled match, and none for one that was never moved', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db, { kick_off: NOON });
    const at = { actor: await writeActor(db, 'editor'), id: fixtureId, now: NOON - DAY, newId };
    const decide = (decision: StatusDecision) => changeFixtureStatus(db, { ...at, decision });
    const read = async () => (await readMatchDetails(db, { fixtureId })).earlierKickOffs;
    expect(await read()).toBeNull();
    await decide({ kind: 'postponed', reason: 'Qar', kickOff: null });
    expect(await read()).toBeNull();
    await decide({ kind: 'rescheduled', kickOff: NOON + DAY });
    expect(await read()).toEqual([NOON]);
    await decide({ kind: 'postponed', reason: 'Yağış', kickOff: NOON + 2 * DAY });
    expect(await read()).toEqual([NOON, NOON + DAY]);
    await writeLedger(db, fixtureId, [kickOff()]);
    expect(await read()).toBeNull();
  });

  it('knows that a match was rescheduled before earlier kick-offs were recorded', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db, {});
    await writeLedger(db, fixtureId, [
      { type: 'postponed', reason: 'Qar', at: NOON },
      { type: 'rescheduled', at: NOON },
    ]);
    expect((await readMatchDetails(db, { fixtureId })).earlierKickOffs).toEqual([]);
  });

  it('shows every post on exactly the page that its link names, in both orders', async () => {
    const { db } = await open();
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(Array.from({ length: COMMENTARY_PAGE_SIZE * 3 }, (_, at) => `post${at}`)),
        fc.boolean(),
        async (ids, isNewestFirst) => {
          const fixtureId = await writeFixture(db, {});
          await writePosts(db, fixtureId, postsOf(ids));
          const first = await listCommentary(db, { fixtureId, isNewestFirst });
          const changedAt = NOON + ids.length - 1;
          expect(first).toMatchObject(
            ids.length === 0
              ? { startedAt: null, changedAt: null, pages: 1 }
              : { startedAt: NOON, changedAt },
          );
          const seen: string[] = [];
          for (let page = 1; page <= first.pages; page++) {
            const { posts } = await listCommentary(db, { fixtureId, isNewestFirst, page });
            const [post] = posts;
            if (post)
              expect(await findCommentaryPage(db, { fixtureId, postId: post.id, isNewestFirst })).toBe(page);
            seen.push(...posts.map(({ id }) => id));
          }
          expect(seen.toSorted()).toEqual(ids.toSorted());
          expect(first.total).toBe(ids.length);
          await db.deleteFrom('commentary_post').execute();
        },
      ),
      { numRuns: 8 },
    );
  });

  it('leaves deleted posts out, and lists pinned posts on the first page', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db, {});
    await writePosts(db, fixtureId, postsOf(['a', 'b', 'c']));
    const posts = db.updateTable('commentary_post');
    await posts.set({ deleted_at: NOON }).where('id', '=', 'b').execute();
    await posts.set({ is_pinned: 1 }).where('id', '=', 'c').execute();
    await posts.set({ is_key: 1 }).where('id', '=', 'a').execute();
    const page = await listCommentary(db, { fixtureId, isNewestFirst: false });
    expect(page).toMatchObject({ total: 2, pinned: [{ id: 'c' }], posts: [{ id: 'a' }, { id: 'c' }] });
    expect(page.posts.map(({ isKey, isPinned }) => [isKey, isPinned])).toEqual([
      [true, false],
      [false, true],
    ]);
    const second = await listCommentary(db, { fixtureId, isNewestFirst: false, page: 2 });
    expect(second).toMatchObject({ total: 2, pinned: [], posts: [] });
    expect(await findCommentaryPage(db, { fixtureId, postId: 'b', isNewestFirst: true })).toBeNull();
  });
});
