import type { Db } from '#platform/db/schema.ts';
import type { Score } from '../fixture.ts';

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
