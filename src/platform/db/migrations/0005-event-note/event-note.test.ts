import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { correctEvent } from '#features/matches/rules/ledger/record-event.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { eventNote } from './event-note.ts';

describeOnEachDatabase('0005-event-note', (open, engine) => {
  it('takes the reason of a VAR decision from the last entry of the event', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    const decision = {
      type: 'var',
      side: 'home',
      decision: 'goalCancelled',
      minute: 9,
      added: null,
    } as const;
    await writeLedger(db, fixtureId, [kickOff(), { ...decision, note: 'Ofsayt' }]);
    const { id: eventId } = await db
      .selectFrom('fixture_event')
      .select('id')
      .where('type', '=', 'var')
      .executeTakeFirstOrThrow();
    await correctEvent(db, {
      ...{ ...(await asEditor(db)), fixtureId, id: newId(), now: NOON },
      ...{ eventId, event: { ...decision, note: 'Ofsayd' } },
    });
    const notes = () => db.selectFrom('fixture_event').select(['type', 'note']).orderBy('position').execute();
    const before = await notes();
    await sql`alter table fixture_event drop column note`.execute(db);
    await eventNote.up(db, engine);
    expect(before).toContainEqual({ type: 'var', note: 'Ofsayd' });
    expect(await notes()).toEqual(before);
  });
});
