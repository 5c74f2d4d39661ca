import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { rebuildStaleMatches } from '#features/matches/rules/ledger/rebuild-matches.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { matchLists } from './match-lists.ts';

describeOnEachDatabase('0012-match-lists', (open, engine) => {
  it('gives a match with a new time the reason of its postponement at the next start', async () => {
    const { db } = await open();
    const moved = await writeFixture(db);
    await writeLedger(db, moved, [
      { type: 'postponed', reason: 'Güclü yağış', at: NOON },
      { type: 'rescheduled', at: NOON },
    ]);
    const live = await writeFixture(db, { teams: ['Zirə', 'Sabah'] });
    await writeLedger(db, live, [kickOff()]);
    await db.updateTable('fixture').set({ reason: null }).execute();
    for (const index of ['fixture_scheduled', 'fixture_suspended'])
      await sql.raw(`drop index ${index}`).execute(db);
    await matchLists.up(db, engine);
    expect(await rebuildStaleMatches(db)).toBe(1);
    expect(
      await db.selectFrom('fixture').select(['id', 'reason', 'last_sequence']).orderBy('reason').execute(),
    ).toEqual(
      expect.arrayContaining([
        { id: moved, reason: 'Güclü yağış', last_sequence: 2 },
        { id: live, reason: null, last_sequence: 1 },
      ]),
    );
  });
});
