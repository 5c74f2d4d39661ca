import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { rebuildMatches } from '#features/matches/rules/ledger/rebuild-matches.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture, writeSeason } from '../../kit/content/matches.ts';
import { siteEngines, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

const MATCHES = 6;
/** `npm run torture -- kill` sets more. */
const CRASHES = Number(process.env.KILLS ?? 5);
const EVENTS = 100 * CRASHES;
const TYPES = ['goal', 'yellow', 'penaltyGoal', 'ownGoal', 'substitution'];

/** The operator of one match, who enters one event after the other and takes some of them back. */
function makeOperator(
  site: TestSite,
  { visitor, writer, fixtureId }: { visitor: Visitor; writer: string; fixtureId: string },
) {
  const acknowledged: string[] = [];
  let pending: string | null = null;

  async function send(fields: Record<string, string>): Promise<number> {
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await site.fetch(`/admin/matches/${fixtureId}/console/data`, {
      method: 'POST',
      headers: { cookie, Origin: site.url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ writer, fields }),
    });
    await response.body?.cancel();
    return response.status;
  }

  /** Enters an event, or takes one back. Repeats it with the same id while there is no answer, as a browser does. */
  async function enter(untilUp: () => Promise<void>): Promise<void> {
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
    for (;;) {
      const status = await send(fields).catch(() => null);
      if (status === 200) break;
      // A retraction that was written before the crash, and that is sent again, is known by its id.
      if (status !== null && status < 500) throw new Error(`${JSON.stringify(fields)}: ${status}`);
      await untilUp();
      await sleep(5);
    }
    pending = null;
    acknowledged.push(id);
  }

  return { fixtureId, acknowledged, isWaiting: () => pending !== null, enter };
}

type Operator = ReturnType<typeof makeOperator>;

/** Expects that every acknowledged entry is in the ledger once, and that matches and tables are what the ledgers say. */
async function expectNothingLost(db: Db, operators: readonly Operator[]): Promise<void> {
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

describe.each(siteEngines())('a match night on %s', (engine) => {
  test(
    'loses no acknowledged event when the server is killed again and again',
    async () => {
      let editor: Actor | undefined;
      const fixtureIds: string[] = [];
      const site = await startSite({
        engine,
        env: { TRUST_PROXY: '1' },
        async fill(db) {
          editor = await writeStaff(db, 'editor');
          const season_id = await writeSeason(db);
          for (let index = 0; index < MATCHES; index++) {
            const teams: [string, string] = [`Ev ${index}`, `Qonaq ${index}`];
            const id = await writeFixture(db, { season_id, teams, kick_off: Date.now() - MINUTE });
            await writeLedger(db, id, [kickOff(Date.now() - MINUTE)]);
            fixtureIds.push(id);
          }
        },
      });
      const { id: writer, email } = editor as unknown as Actor;
      const visitor = await signIn(site, email);
      const operators = fixtureIds.map((fixtureId) => makeOperator(site, { visitor, writer, fixtureId }));
      const count = () => operators.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      let up = Promise.resolve();
      let isOver = false;
      const work = Promise.all(
        operators.map(async (operator) => {
          while (count() < EVENTS && !isOver) await operator.enter(() => up);
        }),
      ).finally(() => {
        isOver = true;
      });
      work.catch(() => {});

      let unanswered = 0;
      for (let crash = 1; crash <= CRASHES && !isOver; crash++) {
        while (count() < (EVENTS * (crash - 0.5)) / CRASHES && !isOver) await sleep(1);
        await sleep(randomInt(8));
        const gate = Promise.withResolvers<void>();
        up = gate.promise;
        await site.crash(async () => {
          unanswered += operators.filter((operator) => operator.isWaiting()).length;
          await site.change((db) => expectNothingLost(db, operators));
        });
        gate.resolve();
      }
      await work;
      await site.change((db) => expectNothingLost(db, operators));
      expect(count()).toBeGreaterThanOrEqual(EVENTS);
      expect(unanswered).toBeGreaterThanOrEqual(CRASHES);
      await site.stop();
    },
    10 * MINUTE + CRASHES * 10_000,
  );
});
