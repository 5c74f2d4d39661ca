import { expect, it } from 'vitest';
import { Forbidden } from '#platform/errors.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { kickOff } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createCommentaryPost, deleteCommentaryPost } from './commentary/change-commentary.ts';
import { deleteFixture } from './fixtures/change-fixture.ts';
import { changeFixtureStatus } from './fixtures/change-fixture-status.ts';
import { writeDeskEntry } from './ledger/write-desk-entry.ts';
import { saveLineUp } from './line-ups/save-line-up.ts';

const lineUp = {
  side: 'home',
  sheet: '1 Ter-Steqen',
  isOfficial: false,
  createsPlayers: false,
  shownPlayers: [],
  version: 0,
} as const;

describeOnEachDatabase('the match desk', (open) => {
  it.each([
    ['operator', 'allowed', 'forbidden'],
    ['moderator', 'forbidden', 'forbidden'],
    ['author', 'forbidden', 'forbidden'],
    ['editor', 'allowed', 'allowed'],
    ['chief', 'allowed', 'allowed'],
    ['admin', 'allowed', 'allowed'],
  ] as const)('of the role %s: live %s, facts %s', async (role, live, facts) => {
    const { db } = await open();
    const actor = await writeActor(db, role);
    const fixtureId = await writeFixture(db);
    const at = { actor, fixtureId, now: NOON, newId };
    const postId = newId();
    const event = { kind: 'add', event: kickOff(), isSure: true } as const;
    const attempts: [string, () => unknown][] = [
      [live, () => writeDeskEntry(db, { ...at, id: newId() }, () => event)],
      [
        live,
        () =>
          createCommentaryPost(db, {
            ...at,
            id: postId,
            eventId: null,
            post: { text: 'Oyun başladı', minute: 1, added: null, isKey: false, isPinned: false },
          }),
      ],
      [live, () => deleteCommentaryPost(db, { ...at, id: postId, version: 1 })],
      [live, () => saveLineUp(db, { ...at, ...lineUp })],
      [
        facts,
        () =>
          changeFixtureStatus(db, { ...at, id: fixtureId, decision: { kind: 'suspended', reason: 'yağış' } }),
      ],
      [facts, () => deleteFixture(db, { ...at, id: fixtureId })],
    ];
    for (const [expected, act] of attempts) {
      const result = await (async () => act())().then(
        () => 'allowed',
        (error) => (error instanceof Forbidden ? 'forbidden' : 'allowed'),
      );
      expect(result).toBe(expected);
    }
    const written = await db.selectFrom('audit_log').select('action').execute();
    const actions = written.map(({ action }) => action).filter((action) => action !== 'match.lineUp');
    const ofLive = ['commentary.create', 'commentary.delete', 'match.events'];
    expect(actions.filter((action) => ofLive.includes(action)).sort()).toEqual(
      live === 'allowed' ? ofLive : [],
    );
    expect(actions.filter((action) => !ofLive.includes(action)).length > 0).toBe(facts === 'allowed');
  });
});
