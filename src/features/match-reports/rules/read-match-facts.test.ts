import { expect, it } from 'vitest';
import type { PlayerRef } from '#features/matches/rules/event-fields.ts';
import { mergePlayers } from '#features/matches/rules/merge-players.ts';
import { playerRules } from '#features/teams/rules/definitions/player.ts';
import type { Db } from '#platform/db/schema.ts';
import { emptyTyped } from '#platform/records/record.ts';
import { createRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { kickOff, periodMark, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { writeMatchArticle } from './write-match-article.ts';

describeOnEachDatabase('the names of players in a report', (open) => {
  async function newsroom() {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const create = async (name: string, genitive = '') => {
      const id = newId();
      const typed = { ...emptyTyped(playerRules), name, genitive };
      await createRecord(db, playerRules, { ...editor, id, typed });
      return id;
    };
    return { db, editor, create };
  }

  async function describeOwnGoals(db: Db, players: readonly PlayerRef[], meanwhile?: () => Promise<void>) {
    const id = await writeFixture(db);
    const goals = players.map((player, at) => ({
      type: 'ownGoal' as const,
      side: 'home' as const,
      player,
      minute: at + 1,
      added: null,
    }));
    await writeLedger(db, id, [kickOff(), ...goals, periodMark('fullTime')]);
    await meanwhile?.();
    const { html } = await writeMatchArticle(db, { fixtureId: id, now: NOON });
    return Array.from(html.matchAll(/dəqiqədə (.+?) avtoqolundan/g), ([, name]) => name);
  }

  it('take the endings that editors have set', async () => {
    const { db, create } = await newsroom();
    const shaw = await create('Luke Shaw', '-nun');
    const own = await create('Elvin Nəbiyev');
    const players = [
      { id: shaw, name: 'Luke Shaw' },
      { id: shaw, name: 'L. Shaw' },
      { id: shaw, name: 'Luk Şou' },
      { id: own, name: 'Elvin Nəbiyev' },
      { id: null, name: 'Luke Shaw' },
    ];
    expect(await describeOwnGoals(db, players)).toEqual([
      'Luke Shaw-nun',
      'L. Shaw-nun',
      'Luk Şounun',
      'Elvin Nəbiyevin',
      'Luke Shawın',
    ]);
  });

  it('take those of the player into whom a duplicate was merged', async () => {
    const { db, editor, create } = await newsroom();
    const [fromId, intoId] = [await create('L. Shaw'), await create('Luke Shaw', '-nun')];
    const sentences = await describeOwnGoals(db, [{ id: fromId, name: 'L. Shaw' }], () =>
      mergePlayers(db, { ...editor, fromId, intoId }),
    );
    expect(sentences).toEqual(['L. Shaw-nun']);
  });
});
