import type { Db } from '#platform/db/schema.ts';
import type { MatchPhase } from '../../tables.ts';
import type { PeriodMark } from '../event-fields.ts';
import type { Score } from '../fixture.ts';
import type { MatchState } from '../ledger/derive-match.ts';

const AFTER: Record<MatchPhase, readonly PeriodMark[]> = {
  firstHalf: ['halfTime'],
  halftime: ['secondHalf'],
  secondHalf: ['fullTime', 'extraTimeBreak'],
  extraTimeBreak: ['extraTime', 'shootOut'],
  extraTimeFirst: ['extraTimeHalf'],
  extraTimeHalftime: ['extraTimeSecondHalf'],
  extraTimeSecond: ['fullTime', 'shootOut'],
  shootOut: ['fullTime'],
};

/**
 * The marks that can follow in this state, the usual one first. A tie that is level does not end: extra time comes first, then
 * the shoot-out, which goes on until it has a winner.
 */
export function listNextMarks(
  { status, phase, score, shootOut }: Pick<MatchState, 'status' | 'phase' | 'score' | 'shootOut'>,
  tie: Tie | null,
): readonly PeriodMark[] {
  if (status === 'scheduled' || status === 'postponed') return ['kickOff'];
  if (status !== 'live' || !phase) return [];
  if (phase === 'shootOut' && shootOut?.home === shootOut?.away) return [];
  const next = AFTER[phase];
  const { home = 0, away = 0 } = score ?? {};
  const isLevel = home + (tie?.firstLeg?.home ?? 0) === away + (tie?.firstLeg?.away ?? 0);
  return tie && isLevel && next[0] === 'fullTime' ? next.toReversed() : next;
}

/** A knock-out match that decides who goes through. */
export interface Tie {
  /** The score of the first leg, with home and away as in this match. Null when the tie has one leg. */
  firstLeg: Score | null;
}

interface TieFixture {
  roundId: string | null;
  /** The number of the round or a stage of `roundText`. */
  round: string | null;
  homeId: string;
  awayId: string;
  /** Epoch ms. */
  kickOff: number;
  /** Clubs qualify in knock-out ties, national teams in groups. */
  isBetweenClubs: boolean;
}

/** The stages in which one of two teams goes out. The league and the group stage, and numbered rounds, have draws. */
const KNOCK_OUT_STAGES = ['r32', 'r16', 'quarter', 'semi', 'final', 'third', 'playoff', 'supercup'];

/** The tie that a match decides; null when the match may end level: in a league, and in the first of two legs. */
export async function findTie(db: Db, fixture: TieFixture): Promise<Tie | null> {
  const { roundId, round, homeId, awayId, kickOff, isBetweenClubs } = fixture;
  const isKnockOut = KNOCK_OUT_STAGES.includes(round ?? '') || (round === 'qualifying' && isBetweenClubs);
  if (!isKnockOut || roundId === null) return null;
  // The teams change grounds for the other leg.
  const legs = await db
    .selectFrom('fixture')
    .select(['kick_off', 'home_score', 'away_score'])
    .where('round_id', '=', roundId)
    .where('home_id', '=', awayId)
    .where('away_id', '=', homeId)
    .where('status', '!=', 'cancelled')
    .orderBy('kick_off')
    .execute();
  if (legs.some((leg) => leg.kick_off > kickOff)) return null;
  const first = legs.at(-1);
  if (!first) return { firstLeg: null };
  const { home_score, away_score } = first;
  if (home_score === null || away_score === null) return null;
  return { firstLeg: { home: away_score, away: home_score } };
}
