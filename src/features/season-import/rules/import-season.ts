import { projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import { lockLedgers, type MatchLedger } from '#features/matches/rules/ledger/match-ledger.ts';
import { type KnownTeam, resolveTeamNames } from '#features/teams/rules/names/resolve-team-names.ts';
import { draftTeam, writeTeamNames } from '#features/teams/rules/names/write-team-names.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { hasChanges, type ImportReport } from './import-report.ts';
import type { ImportedSeason } from './parse/imported-season.ts';
import { countPlan, listTeamsTwice, planMatches } from './plan-import.ts';
import { readSeasonState, type SeasonState } from './read-season-state.ts';
import { makeImportWriter } from './write-import.ts';

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
        ...{ slug: target.season, name: state.season?.name ?? target.season.replace('-', '/') },
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
    const write = await makeImportWriter(tx, { state, target, plan, now, newId });
    if (report.startTotals === 'replaced')
      await tx.deleteFrom('standing_start').where('season_id', '=', write.seasonId).execute();
    await removeSamples(tx, state.samples);
    for (const [index, match] of plan.entries()) {
      await write.match(match);
      await input.onProgress?.(index + 1, plan.length);
    }
    if (hasChanges(report)) {
      await projectStandings(tx, write.seasonId);
      await recordAudit(tx, {
        ...{
          actor: input.actor,
          action: 'season.import',
          subjectType: 'season',
          subjectId: write.seasonId,
          now,
          newId,
        },
        before: null,
        after: {
          name: `${report.competition.name} ${report.season.name}`,
          ...{ newFixtures: report.fixtures.new, changedFixtures: report.fixtures.changed },
          ...{ newResults: report.results.new, correctedResults: report.results.corrected },
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
