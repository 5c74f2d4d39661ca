import { sql } from 'kysely';
import { footballDay } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import { parseRegulation } from '#features/competitions/rules/standings/regulation.ts';
import type { Db } from '#platform/db/schema.ts';
import { isCard, timelineTypes } from './ledger/ledger-event.ts';

/** The sums of the matches of the last seven football days. */
export interface WeeklyStats {
  /** Finished matches. */
  matches: number;
  goals: number;
  /** 0 when there was no match. */
  goalsPerMatch: number;
  /** How often a team conceded no goal. */
  cleanSheets: number;
  cards: number;
  /** The stages of which no match counts: `Çempionlar Liqası, təsnifat mərhələsi`. */
  leftOut: string[];
  /** At least one match is sample data. */
  sample: boolean;
}

const WEEK_DAYS = 7;

/**
 * Computes the sums from the results of today and the six football days before (spec §2.1). A stage whose goals do not count in
 * lists of players does not count here either. `now` is epoch ms.
 */
export async function countWeeklyStats(db: Db, { now }: { now: number }): Promise<WeeklyStats> {
  const { end } = footballDay(now);
  const ofWeek = db
    .selectFrom('fixture')
    .where('fixture.status', '=', sql.lit('finished'))
    .where('fixture.kick_off', '>=', end - WEEK_DAYS * DAY)
    .where('fixture.kick_off', '<', end);
  const stages = await ofWeek
    .innerJoin('stage', 'stage.id', 'fixture.stage_id')
    .innerJoin('competition', 'competition.id', 'fixture.competition_id')
    .select(['stage.id', 'stage.kind', 'stage.name', 'stage.regulation', 'competition.name as competition'])
    .distinct()
    .execute();
  const leftOut = stages.filter(({ regulation }) => !parseRegulation(regulation).counts);
  const results =
    leftOut.length === 0
      ? ofWeek
      : ofWeek.where((eb) =>
          eb.or([
            eb('fixture.stage_id', 'is', null),
            eb(
              'fixture.stage_id',
              'not in',
              leftOut.map(({ id }) => id),
            ),
          ]),
        );
  const [totals, cards] = await Promise.all([
    results
      .select([
        sql<number>`count(*)`.as('matches'),
        sql<number>`coalesce(sum(home_score + away_score), 0)`.as('goals'),
        sql<number>`coalesce(sum(case when home_score = 0 then 1 else 0 end), 0)`.as('without_home'),
        sql<number>`coalesce(sum(case when away_score = 0 then 1 else 0 end), 0)`.as('without_away'),
        sql<number>`coalesce(max(sample), 0)`.as('sample'),
      ])
      .executeTakeFirstOrThrow(),
    results
      .innerJoin('fixture_event', 'fixture_event.fixture_id', 'fixture.id')
      .select(sql<number>`count(*)`.as('cards'))
      .where(
        'fixture_event.type',
        'in',
        timelineTypes.filter((type) => isCard({ type })),
      )
      .executeTakeFirstOrThrow(),
  ]);
  const matches = Number(totals.matches);
  const goals = Number(totals.goals);
  return {
    matches,
    goals,
    goalsPerMatch: matches === 0 ? 0 : goals / matches,
    cleanSheets: Number(totals.without_home) + Number(totals.without_away),
    cards: Number(cards.cards),
    leftOut: leftOut.map(({ competition, kind, name }) => `${competition}, ${formatStage({ kind, name })}`),
    sample: Number(totals.sample) === 1,
  };
}
