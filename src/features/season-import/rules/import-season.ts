import { slugifyOr } from '#az/characters/slug.ts';
import { seasonRules } from '#features/competitions/rules/definitions/season.ts';
import { projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import { DEFAULT_REGULATION, parseRegulation } from '#features/competitions/rules/standings/regulation.ts';
import { updateFixtureColumns } from '#features/matches/rules/fixtures/change-fixture.ts';
import { findOrCreateRound } from '#features/matches/rules/fixtures/write-fixture-fields.ts';
import { appendToLedger } from '#features/matches/rules/ledger/append-entries.ts';
import { lockLedger, lockLedgers, type MatchLedger } from '#features/matches/rules/ledger/match-ledger.ts';
import { type KnownTeam, resolveTeamNames } from '#features/teams/rules/names/resolve-team-names.ts';
import { draftTeam, writeTeamNames } from '#features/teams/rules/names/write-team-names.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { updateRecordBy } from '#platform/records/rules/update-record-by.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { hasChanges, type ImportReport } from './import-report.ts';
import type { ImportedSeason } from './parse/imported-season.ts';
import { countPlan, listTeamsTwice, type PlannedMatch, planMatches } from './plan-import.ts';
import { IMPORT_SOURCE } from './plan-outcome.ts';
import { readSeasonState, type SeasonState } from './read-season-state.ts';

export interface SeasonImport {
  season: ImportedSeason;
  /** Slugs: `azerbaijan-premier-league`, `2024-25`. The season is created when it does not exist. */
  target: { competition: string; season: string };
  /** The IANA name of the zone of the times in the file. Null: that of Azerbaijan for its competitions. */
  timeZone: string | null;
  /** Unknown names that become new teams: all, or those that an editor has chosen. */
  createTeams: 'all' | ReadonlySet<string>;
  /** Names of the file → slugs of their teams, as decided by hand. They become aliases. */
  mappedTeams: ReadonlyMap<string, string>;
  isDryRun: boolean;
  /** Null: the operator at the command line. */
  actor: Actor | null;
  /** Epoch ms. */
  now: number;
  newId: NewId;
  /** Called after each match. The import waits for it. */
  onProgress?: (done: number, total: number) => void | Promise<void>;
}

/**
 * Writes the matches and results of a season, in one transaction. Running it again changes nothing; results that have
 * changed in the file are corrected in the ledger, and results that the newsroom has changed stay. Writes nothing in a dry
 * run, or when a team is unknown. For editors.
 * @throws Forbidden, NotFound without such a competition.
 */
export async function importSeason(db: Db, input: SeasonImport): Promise<ImportReport> {
  if (input.actor) requireRole(input.actor, 'editor');
  return inTransaction(db, async (tx) => {
    const { season: file, target, createTeams, mappedTeams, isDryRun, now, newId } = input;
    const state = await readSeasonState(tx, target);
    const timeZone = input.timeZone ?? findTimeZone(state);
    const names = file.matches.flatMap(({ home, away }) => [home, away]);
    const resolved = resolveTeamNames(names, state.teams, mappedTeams);
    const isCreated = ({ name }: { name: string }) => createTeams === 'all' || createTeams.has(name);
    const created = resolved.unknown.filter(isCreated).map(({ name }) => draftTeam(name, newId));
    const unknown = resolved.unknown.filter((team) => !isCreated(team));
    // Matches of unknown teams are counted too.
    const drafts = [...created, ...unknown.map(({ name }) => draftTeam(name, newId))];
    const teams = new Map([...resolved.teams, ...drafts.map((team) => [team.name, team] as const)]);
    const plan = planMatches(file, state, { teams, timeZone, now, ledgers: await readLedgers(tx, state) });
    const isWritten = !isDryRun && unknown.length === 0;
    const report: ImportReport = {
      competition: { slug: state.competition.slug, name: state.competition.name },
      season: {
        slug: target.season,
        name: state.season?.name ?? target.season.replace('-', '/'),
        isNew: state.season === null,
      },
      isWritten,
      teams: {
        created: created.map(({ name }) => name),
        respelled: resolved.respelled.map(({ name, team }) => ({ name, team: team.name })),
        unknown: unknown.map(({ name, nearest }) => ({ name, nearest: nearest.map(toChoice) })),
      },
      ...countPlan(plan, state),
      warnings: [...file.warnings, ...listTeamsTwice(plan, state)],
    };
    if (!isWritten) return report;

    await writeTeamNames(tx, { ...input, created, resolved: resolved.teams, taken: state.teams });
    const write = await makeImportWriter(tx, { ...input, state, plan });
    await removeSamples(tx, state.samples);
    for (const [index, match] of plan.entries()) {
      await write.match(match);
      await input.onProgress?.(index + 1, plan.length);
    }
    await write.seasonParts({ replacesStarts: report.startTotals === 'replaced' });
    if (hasChanges(report)) {
      await projectStandings(tx, write.seasonId);
      await recordAudit(tx, { actor: input.actor, now, newId }, 'season.import', write.seasonId, {
        after: {
          name: `${report.competition.name} ${report.season.name}`,
          newFixtures: report.fixtures.new,
          changedFixtures: report.fixtures.changed,
          newResults: report.results.new,
          correctedResults: report.results.corrected,
        },
      });
    }
    return report;
  });
}

/** Leagues of Europe have different time zones, so their imports name it. */
function findTimeZone({ competition }: SeasonState): string {
  if (competition.region === 'azerbaijan') return 'Asia/Baku';
  throw new InvalidInput([{ field: 'timeZone', code: 'import.timeZoneRequired' }]);
}

const toChoice = ({ slug, name }: KnownTeam) => ({ slug, name });

interface WriterInput extends Pick<SeasonImport, 'target' | 'actor' | 'now' | 'newId'> {
  state: SeasonState;
  plan: readonly PlannedMatch[];
}

/** Writes what all matches need: the season, its rounds and venues. Returns the functions that write the rest. */
async function makeImportWriter(tx: Db, input: WriterInput) {
  const { state, plan, actor, now, newId } = input;
  const seasonId = state.season?.id ?? (await insertSeason(tx, input));
  const rounds = await writeRounds(tx, seasonId, input);
  const venues = await writeVenues(tx, input);

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
      ...(match.round === null ? {} : { round_id: rounds.get(match.round) }),
      ...(match.venue === null || fixture?.locks.has('venue') ? {} : { venue_id: venues.get(match.venue) }),
    };
    if (fixture) {
      if (isChanged) await updateFixtureColumns(tx, { id: fixture.id, actor, now, newId }, facts);
      return fixture.id;
    }
    const id = newId();
    await tx
      .insertInto('fixture')
      .values({
        id,
        competition_id: state.competition.id,
        season_id: seasonId,
        home_id: home.id,
        away_id: away.id,
        ...facts,
        broadcast: 'unknown',
        sample: 0,
        version: 1,
        status: 'scheduled',
        last_sequence: 0,
        edited_at: now,
        updated_at: now,
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
        entries,
        source: IMPORT_SOURCE,
        staffId: null,
        now,
        projectsTable: false,
      });
    },
    /** Changes fields of the form of the season. Locks its row, so it comes after the matches: see `lockFixture`. */
    async seasonParts({ replacesStarts }: { replacesStarts: boolean }): Promise<void> {
      const writeParts = async () => {
        if (replacesStarts) await tx.deleteFrom('standing_start').where('season_id', '=', seasonId).execute();
        await writeSeasonTeams(tx, seasonId, plan);
      };
      if (state.season === null) await writeParts();
      else await updateRecordBy(tx, seasonRules, { id: seasonId, actor, now, newId }, writeParts);
    },
  };
}

async function writeSeasonTeams(tx: Db, seasonId: string, plan: readonly PlannedMatch[]): Promise<void> {
  for (const team_id of new Set(plan.flatMap(({ home, away }) => [home.id, away.id])))
    await tx
      .insertInto('season_team')
      .values({ season_id: seasonId, team_id })
      .onConflict((conflict) => conflict.columns(['season_id', 'team_id']).doNothing())
      .execute();
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
      id,
      competition_id: state.competition.id,
      slug: target.season,
      version: 1,
      name: target.season.replace('-', '/'),
      // A season of two years begins in July, one of a calendar year in January.
      starts_on: Date.UTC(Number(year), second === undefined ? 0 : 6, 1),
      regulation: JSON.stringify({
        ...inherited,
        zones,
        teams: Math.min(teams, 60),
        legs: Math.min(legs, 6),
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

/** Deletes demo matches. One that is being played goes on, outside of the season. */
async function removeSamples(tx: Db, samples: SeasonState['samples']): Promise<void> {
  for (const { id, isLive } of samples) {
    if (isLive) {
      await tx.updateTable('fixture').set({ season_id: null, round_id: null }).where('id', '=', id).execute();
    } else {
      await tx.deleteFrom('ledger_entry').where('fixture_id', '=', id).execute();
      await tx.deleteFrom('fixture').where('id', '=', id).execute();
    }
  }
}

/** Locks the matches, so that nobody else writes what the import has not read. */
async function readLedgers(tx: Db, { fixtures }: SeasonState): Promise<Map<string, MatchLedger>> {
  const ledgers = await lockLedgers(
    tx,
    fixtures.map(({ id }) => id),
  );
  return new Map(ledgers.map((ledger) => [ledger.fixture.id, ledger]));
}
