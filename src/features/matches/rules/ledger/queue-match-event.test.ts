import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, result, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { takeEvents } from '#tests/kit/content/outbox.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createCommentaryPost, deleteCommentaryPost } from '../commentary/change-commentary.ts';
import { appendEntries } from './append-entries.ts';

describeOnEachDatabase('the events of a match', (open) => {
  it('have the sequences of the appended entries, and none for entries that are known', async () => {
    const { db } = await open();
    const subjectId = await writeFixture(db);
    await writeLedger(db, subjectId, [kickOff(), goal('home', 3)]);
    expect(await takeEvents(db)).toEqual([
      { type: 'match.changed', subjectId, detail: { sequences: [1, 2] } },
    ]);
    const entries = [{ id: newId(), action: 'add' as const, event: goal('away', 5) }];
    const sent = { fixtureId: subjectId, entries, source: 'desk', staffId: null, now: NOON };
    for (let times = 0; times < 2; times++) await appendEntries(db, sent);
    expect(await takeEvents(db)).toMatchObject([{ detail: { sequences: [3] } }]);
  });

  it('are not recorded for imported seasons and sample matches', async () => {
    const { db } = await open();
    await writeLedger(db, await writeFixture(db, { sample: 1 }), [kickOff()]);
    const entries = [{ id: newId(), action: 'add' as const, event: result(2, 1) }];
    const fixtureId = await writeFixture(db);
    await appendEntries(db, { fixtureId, entries, source: 'import', staffId: null, now: NOON });
    expect(await takeEvents(db)).toEqual([]);
  });

  it('say that the commentary has changed', async () => {
    const { db } = await open();
    const at = { actor: await writeActor(db, 'editor'), id: newId(), now: NOON, newId };
    const fixtureId = await writeFixture(db);
    const post = { text: 'Qol!', minute: 3, added: null, isKey: false, isPinned: false };
    await createCommentaryPost(db, { ...at, fixtureId, post, eventId: null });
    await deleteCommentaryPost(db, { ...at, fixtureId, version: 1 });
    const event = { type: 'commentary.changed', subjectId: fixtureId, detail: {} };
    expect(await takeEvents(db)).toEqual([event, event]);
  });
});
