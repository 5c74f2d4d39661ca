import { expect } from 'vitest';
import { rebuildMatches } from '#features/matches/rules/ledger/rebuild-matches.ts';
import type { Db } from '#platform/db/schema.ts';
import { newId } from '../content/articles.ts';
import type { TestSite } from '../site/site.ts';
import type { Visitor } from '../site/visitor.ts';
import { insist, type Writer } from './kill-repeatedly.ts';

const TYPES = ['goal', 'yellow', 'penaltyGoal', 'ownGoal', 'substitution'];

/** The operator of one match, who enters one event after the other and takes some of them back. */
export interface MatchOperator extends Writer {
  fixtureId: string;
  /** The ids of the entries that the server has confirmed. */
  acknowledged: string[];
}

export function makeMatchOperator(
  site: Pick<TestSite, 'fetch'>,
  { visitor, staffId, fixtureId }: { visitor: Visitor; staffId: string; fixtureId: string },
): MatchOperator {
  const acknowledged: string[] = [];
  let pending: string | null = null;

  async function send(fields: Record<string, string>): Promise<Response> {
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await site.fetch(`/admin/matches/${fixtureId}/console/data`, {
      method: 'POST',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ writer: staffId, fields }),
    });
    await answer.body?.cancel();
    return answer;
  }

  /** Enters an event, or takes one back. Repeats it with the same id while there is no answer, as a browser does. */
  async function write(untilUp: () => Promise<void>): Promise<void> {
    const id = newId();
    const count = acknowledged.length;
    const target = acknowledged.at(-2);
    const isRetraction = count % 9 === 8 && target !== undefined;
    const fields: Record<string, string> = isRetraction
      ? { intent: 'retract', id, eventId: target, reason: 'Ofsayd' }
      : {
          intent: 'add',
          id,
          type: TYPES[count % TYPES.length] ?? 'goal',
          isSure: 'on',
          team: count % 2 ? 'home' : 'away',
          player: `№ ${count}`,
          minute: `${1 + (count % 90)}`,
        };
    pending = id;
    const { status } = await insist(() => send(fields), untilUp);
    // A retraction that was written before the crash, and that is sent again, is known by its id.
    if (status !== 200) throw new Error(`${JSON.stringify(fields)}: ${status}`);
    pending = null;
    acknowledged.push(id);
  }

  return { fixtureId, acknowledged, isWaiting: () => pending !== null, write };
}

/** Expects that every acknowledged entry is in the ledger once, and that matches and tables are what the ledgers say. */
export async function expectLedgers(db: Db, operators: readonly MatchOperator[]): Promise<void> {
  for (const { fixtureId, acknowledged } of operators) {
    const ledger = await db
      .selectFrom('ledger_entry')
      .select(['id', 'sequence'])
      .where('fixture_id', '=', fixtureId)
      .orderBy('sequence')
      .execute();
    const ids = ledger.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(ledger.map(({ sequence }) => sequence)).toEqual(ids.map((_, index) => index + 1));
    expect(ids.length - 1 - acknowledged.length).toBeOneOf([0, 1]);
  }
  const read = async () => [
    await db.selectFrom('fixture').selectAll().orderBy('id').execute(),
    await db.selectFrom('fixture_event').selectAll().orderBy('id').execute(),
    await db.selectFrom('standing').selectAll().orderBy('team_id').execute(),
  ];
  const before = await read();
  await rebuildMatches(db);
  expect(await read()).toEqual(before);
}
