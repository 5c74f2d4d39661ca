import { MINUTE, SECOND } from '#az/format/durations.ts';
import { playRecording } from '#features/match-replay/rules/play-recording.ts';
import { type RecordedStep, scheduleRecording } from '#features/match-replay/rules/recording.ts';
import { lockFixture } from '#features/matches/rules/ledger/match-ledger.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { makeRandomOf } from '../generate/make-random.ts';
import { demoCompetitionId } from './demo-calendar.ts';
import { demoPlayer } from './demo-players.ts';
import { statisticsStep } from './demo-statistics.ts';
import { DEMO_AUTHOR, demoTeamId } from './demo-teams.ts';

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
    fixtureId: id,
    recording: replayedMatch,
    startedAt: kick_off,
    speed,
    now,
    // Each time it is played, its entries have other ids: a page takes no goal for one that it has shown before.
    idPrefix: `${id}-${kick_off.toString(36)}`,
    authorName: DEMO_AUTHOR,
    findPlayer: (side, name) => demoPlayer(teams[side], Number(name.slice(2))),
  }).catch((error) => {
    // An editor has ended or postponed it at the match desk. It begins again at its time.
    if (!(error instanceof Conflict)) throw error;
  });
}

const time = (minute: number, added: number | null = null) => ({ minute, added });
const mark = (name: 'kickOff' | 'halfTime' | 'secondHalf' | 'fullTime', minute: number, added?: number) =>
  ({ type: 'mark', mark: name, ...time(minute, added) }) as const;
const goal = (
  side: 'home' | 'away',
  shirt: number,
  assist: number | null,
  minute: number,
  added?: number,
) => ({
  type: 'goal' as const,
  side,
  player: `№ ${shirt}`,
  assist: assist === null ? null : `№ ${assist}`,
  ...time(minute, added),
});
const post = (minute: number, text: string, isKey = false, added?: number): RecordedStep => ({
  type: 'commentary',
  text,
  isKey,
  ...time(minute, added),
});

/** The demo match that is played again and again. */
const replayedMatch: { steps: RecordedStep[] } = {
  steps: [
    mark('kickOff', 1),
    post(1, 'Bu, nümunə oyundur: hadisələr uydurulub və 20 dəfə sürətlə göstərilir.', true),
    post(1, 'Hakim oyunu başladır. Stadion doludur.', true),
    { type: 'yellow', side: 'away', player: '№ 5', ...time(7) },
    goal('home', 9, 10, 12),
    post(13, 'Ev sahibləri ilk təhlükəli hücumdan hesabı açır.', true),
    goal('away', 7, 8, 19),
    post(20, 'Cavab çox çəkmir: bərabərlik.'),
    { type: 'penaltyGoal', side: 'home', player: '№ 10', assist: null, ...time(33) },
    { type: 'ownGoal', side: 'away', player: '№ 4', ...time(41) },
    { type: 'addedTime', minutes: 2, ...time(45) },
    statisticsStep({ home: 2, away: 2 }, makeRandomOf('statistics'), { minute: 45, added: 2 }),
    mark('halfTime', 45, 2),
    post(45, 'Fasilə. İlk hissədə dörd qol vuruldu.', true, 2),
    mark('secondHalf', 46),
    { type: 'substitution', side: 'away', playerIn: '№ 17', playerOut: '№ 11', isInjury: false, ...time(46) },
    { type: 'yellow', side: 'home', player: '№ 6', ...time(50) },
    goal('home', 9, 7, 56),
    goal('away', 17, null, 60),
    post(61, 'Ehtiyatdan daxil olan oyunçu fərqlənir, hesab yenə bərabərdir.', true),
    { type: 'red', side: 'away', player: '№ 5', ...time(68) },
    post(69, 'Qonaqlar meydanda on nəfər qalır.', true),
    goal('home', 18, 8, 71),
    { type: 'substitution', side: 'home', playerIn: '№ 14', playerOut: '№ 9', isInjury: true, ...time(74) },
    { ...goal('home', 11, 14, 79), key: 'offside' },
    post(80, 'Top tordadır, lakin VAR epizodu yoxlayır.'),
    { type: 'retraction', of: 'offside', reason: 'Ofsayd', ...time(81) },
    { type: 'var', side: 'home', decision: 'goalCancelled', note: 'Ofsayd', ...time(81) },
    post(82, 'VAR qolu ləğv edir: hücumçu ofsayd vəziyyətində idi.', true),
    goal('away', 8, 17, 88),
    { type: 'addedTime', minutes: 5, ...time(90) },
    goal('home', 10, 11, 90, 3),
    post(90, 'Son dəqiqələrdə qələbə qolu!', true, 4),
    statisticsStep({ home: 5, away: 4 }, makeRandomOf('statistics'), { minute: 90, added: 5 }),
    mark('fullTime', 90, 5),
  ],
};

/** How many times as fast as a real match it is played. */
export const REPLAY_SPEED = 20;
/** How much of the match, with the break, has been played at the first start: much happens in the first minute then. */
export const FIRST_MINUTES = 88;

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
