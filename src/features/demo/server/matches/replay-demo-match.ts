import { MINUTE, SECOND } from '#az/format/durations.ts';
import { playRecording } from '#features/match-replay/rules/play-recording.ts';
import { scheduleRecording } from '#features/match-replay/rules/schedule-recording.ts';
import { lockFixture } from '#features/matches/rules/ledger/lock-fixture.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { demoCompetitionId } from './demo-calendar.ts';
import { DEMO_AUTHOR } from './demo-people.ts';
import { demoPlayer, demoTeamId } from './demo-teams.ts';
import { REPLAY_SPEED, replayedMatch } from './replayed-match.ts';

/** How long the result stands before the match begins again. */
const PAUSE_MS = 30 * SECOND;
/** Qarabağ – Neftçi in the round in which a demo begins. */
const ROUND = 13;
const REPLAYED = new RegExp(`^${demoCompetitionId('azerbaijan-premier-league')}\\d{4}r${ROUND}m0$`);

/** Whether this is the demo match that is played again and again. */
export function isReplayed(fixtureId: string): boolean {
  return REPLAYED.test(fixtureId);
}

interface ReplayedMatch {
  id: string;
  season_id: string | null;
  home_id: string;
  away_id: string;
  kick_off: number;
}

/**
 * Brings the match that is played in a loop up to `now` (epoch ms). Half a minute after its end it begins again: its ledger is
 * deleted, which the database allows for sample matches only. Does nothing on a site without the demo.
 */
export async function replayDemoMatch(
  db: Db,
  { now, speed = REPLAY_SPEED }: { now: number; speed?: number },
): Promise<void> {
  const match = await findReplayedMatch(db, now);
  if (!match) return;
  const length = (scheduleRecording(replayedMatch).at(-1)?.offset ?? 0) * (MINUTE / speed);
  if (now < match.kick_off + length + PAUSE_MS) await playOn(db, match, { now, speed });
  else await beginAgain(db, match, { now, speed });
}

/** The match that is played in a loop, of the newest season that has begun; none without the demo. The clubs have few matches at home, so their index is enough. */
export async function findReplayedMatch(db: Db, now: number): Promise<ReplayedMatch | undefined> {
  const matches = await db
    .selectFrom('fixture')
    .select(['id', 'season_id', 'home_id', 'away_id', 'kick_off'])
    .where('home_id', '=', demoTeamId('qarabag'))
    .where('away_id', '=', demoTeamId('neftci'))
    .where('kick_off', '<=', now)
    .orderBy('id', 'desc')
    .execute();
  return matches.find(({ id }) => isReplayed(id));
}

async function playOn(
  db: Db,
  { id, home_id, away_id, kick_off }: ReplayedMatch,
  { now, speed }: { now: number; speed: number },
): Promise<void> {
  const teams = { home: home_id, away: away_id };
  await playRecording(db, {
    ...{ fixtureId: id, recording: replayedMatch, startedAt: kick_off, speed, now },
    // Each time it is played, its entries have other ids: a page takes no goal for one that it has shown before.
    ...{ idPrefix: `${id}-${kick_off.toString(36)}`, authorName: DEMO_AUTHOR },
    findPlayer: (side, name) => demoPlayer(teams[side], Number(name.slice(2))),
  }).catch((error) => {
    // An editor has ended or postponed it at the match desk. It begins again at its time.
    if (!(error instanceof Conflict)) throw error;
  });
}

function beginAgain(db: Db, match: ReplayedMatch, { now, speed }: { now: number; speed: number }) {
  return inTransaction(db, async (tx) => {
    await lockFixture(tx, match.id);
    const { kick_off } = await tx
      .selectFrom('fixture')
      .select('kick_off')
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow();
    // Another instance was faster.
    if (kick_off !== match.kick_off) return;
    await tx.deleteFrom('ledger_entry').where('fixture_id', '=', match.id).execute();
    await tx.deleteFrom('commentary_post').where('fixture_id', '=', match.id).execute();
    await tx.updateTable('fixture').set({ kick_off: now }).where('id', '=', match.id).execute();
    await playOn(tx, { ...match, kick_off: now }, { now, speed });
  });
}
