import { DAY } from '#az/format/durations.ts';
import { DEFAULT_REGULATION, type TieRules } from '#features/competitions/rules/standings/regulation.ts';
import { createFixture } from '#features/matches/rules/fixtures/change-fixture.ts';
import type { FixtureFields } from '#features/matches/rules/fixtures/fixture-fields.ts';
import type { EventOf } from '#features/matches/rules/ledger/ledger-event.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from './articles.ts';
import { result, writeLedger } from './ledgers.ts';
import { writeCompetition, writeSeason, writeTeam } from './matches.ts';
import { writeActor } from './newsroom.ts';

type Played = Pick<EventOf<'result'>, 'home' | 'away'> & Partial<EventOf<'result'>>;

/** The fields of a new match between two teams, by their names, so many days after `NOON`. */
export async function fillFixture(
  db: Db,
  {
    home,
    away,
    day,
    ...place
  }: Pick<FixtureFields, 'competitionId' | 'seasonId' | 'stageId' | 'round'> & {
    home: string;
    away: string;
    day: number;
  },
): Promise<FixtureFields> {
  return {
    ...place,
    homeId: await writeTeam(db, home),
    awayId: await writeTeam(db, away),
    kickOff: NOON + day * DAY,
    venueId: null,
    isNeutral: false,
    broadcast: { kind: 'unknown' },
    officials: {},
  };
}

/** Writes a season of knock-out rounds with these rules of ties. */
export async function writeKnockOut(db: Db, rules: Partial<TieRules> = {}) {
  const ties = { ...DEFAULT_REGULATION.ties, ...rules };
  const stageId = await writeSeason(db, { kind: 'knockout', regulation: { ties } });
  const competitionId = await writeCompetition(db, 'apl');
  const at = { actor: await writeActor(db, 'editor'), now: NOON, newId };
  /** Enters the result of a match. */
  const enter = (id: string, { home, away, ...rest }: Played) =>
    writeLedger(db, id, [{ ...result(home, away), ...rest }]);
  /** Creates a match through its form, so many days after `NOON`, and enters its result. */
  const play = async (
    round: string,
    [home, away]: readonly [home: string, away: string],
    day: number,
    played: Played | null = null,
  ) => {
    const place = { competitionId, seasonId: stageId, stageId, round };
    const fields = await fillFixture(db, { ...place, home, away, day });
    const { id } = await createFixture(db, { ...at, fields });
    if (played) await enter(id, played);
    return id;
  };
  return { stageId, at, enter, play };
}
