import { slugifyOr } from '#az/characters/slug.ts';
import { DEFAULT_REGULATION, parseRegulation } from '#features/competitions/rules/standings/regulation.ts';
import { findOrCreateRound } from '#features/matches/rules/fixtures/find-or-create-round.ts';
import { appendToLedger } from '#features/matches/rules/ledger/append-entries.ts';
import { lockLedger } from '#features/matches/rules/ledger/match-ledger.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { PlannedMatch } from './plan-import.ts';
import { IMPORT_SOURCE } from './plan-outcome.ts';
import type { SeasonState } from './read-season-state.ts';

interface WriterInput {
  state: SeasonState;
  target: { season: string };
  plan: readonly PlannedMatch[];
  now: number;
  newId: NewId;
}

/** Writes what all matches need: the season, its rounds, teams and venues. Returns the function that writes one match. */
export async function makeImportWriter(tx: Db, input: WriterInput) {
  const { state, plan, now, newId } = input;
  const seasonId = state.season?.id ?? (await insertSeason(tx, input));
  const rounds = await writeRounds(tx, seasonId, input);
  const venues = await writeVenues(tx, input);
  const teamIds = new Set(plan.flatMap(({ home, away }) => [home.id, away.id]));
  for (const team_id of teamIds)
    await tx
      .insertInto('season_team')
      .values({ season_id: seasonId, team_id })
      .onConflict((conflict) => conflict.columns(['season_id', 'team_id']).doNothing())
      .execute();

  async function writeFacts({
    match,
    fixture,
    home,
    away,
    kickOff,
    isChanged,
  }: PlannedMatch): Promise<string> {
    const facts = {
      kick_off: kickOff,
      edited_at: now,
      ...(match.round === null ? {} : { round_id: rounds.get(match.round) }),
      ...(match.venue === null || fixture?.locks.has('venue') ? {} : { venue_id: venues.get(match.venue) }),
    };
    if (fixture) {
      if (isChanged)
        await tx
          .updateTable('fixture')
          .set((eb) => ({ ...facts, updated_at: now, version: eb('version', '+', 1) }))
          .where('id', '=', fixture.id)
          .execute();
      return fixture.id;
    }
    const id = newId();
    await tx
      .insertInto('fixture')
      .values({
        ...{
          id,
          competition_id: state.competition.id,
          season_id: seasonId,
          home_id: home.id,
          away_id: away.id,
        },
        ...{ ...facts, broadcast: 'unknown', sample: 0, version: 1, status: 'scheduled' },
        ...{ last_sequence: 0, updated_at: now },
      })
      .execute();
    return id;
  }

  return {
    seasonId,
    async match(planned: PlannedMatch): Promise<void> {
      const fixtureId = await writeFacts(planned);
      if (!('entries' in planned.outcome)) return;
      const entries = planned.outcome.entries.map((entry) => ({ ...entry, id: newId() }));
      await appendToLedger(tx, planned.ledger ?? (await lockLedger(tx, fixtureId)), {
        ...{ entries, source: IMPORT_SOURCE, staffId: null, now, projectsTable: false },
      });
    },
  };
}

/** A new season has the rules of the newest one, with its own number of teams and legs. Zones fit only as many teams. */
async function insertSeason(tx: Db, { state, target, plan, newId }: WriterInput): Promise<string> {
  const before = await tx
    .selectFrom('season')
    .select('regulation')
    .where('competition_id', '=', state.competition.id)
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  const pairs = Map.groupBy(plan, ({ home, away }) => [home.id, away.id].sort().join());
  const legs = Math.max(1, ...[...pairs.values()].map((matches) => matches.length));
  const teams = new Set(plan.flatMap(({ home, away }) => [home.id, away.id])).size;
  const inherited = before ? parseRegulation(before.regulation) : DEFAULT_REGULATION;
  // In a league of another size, relegation would stand at the wrong places.
  const zones = inherited.teams === teams ? inherited.zones : [];
  const [year = '', second] = target.season.split('-');
  const id = newId();
  await tx
    .insertInto('season')
    .values({
      ...{ id, competition_id: state.competition.id, slug: target.season, version: 1 },
      name: target.season.replace('-', '/'),
      // A season of two years begins in July, one of a calendar year in January.
      starts_on: Date.UTC(Number(year), second === undefined ? 0 : 6, 1),
      regulation: JSON.stringify({
        ...{ ...inherited, zones, teams: Math.min(teams, 60), legs: Math.min(legs, 6) },
      }),
    })
    .execute();
  return id;
}

async function writeRounds(tx: Db, seasonId: string, { state, plan, newId }: WriterInput) {
  const rounds = new Map(state.rounds);
  for (const key of new Set(plan.flatMap(({ match }) => match.round ?? [])))
    if (!rounds.has(key)) rounds.set(key, await findOrCreateRound(tx, { seasonId, key, newId }));
  return rounds;
}

async function writeVenues(tx: Db, { plan, newId }: WriterInput): Promise<Map<string, string>> {
  const names = new Set(plan.flatMap(({ match }) => match.venue ?? []));
  const venues = new Map<string, string>();
  if (names.size === 0) return venues;
  const known = await tx.selectFrom('venue').select(['id', 'name', 'slug']).execute();
  const slugs = new Set(known.map(({ slug }) => slug));
  for (const name of names) {
    const id = known.find((venue) => venue.name === name)?.id ?? newId();
    venues.set(name, id);
    if (known.some((venue) => venue.id === id)) continue;
    const slug = slugifyOr(name, id);
    const free = slugs.has(slug) ? `${slug}-${id.slice(0, 6).toLowerCase()}` : slug;
    slugs.add(free);
    await tx.insertInto('venue').values({ id, slug: free, name, city: null, version: 1 }).execute();
  }
  return venues;
}
