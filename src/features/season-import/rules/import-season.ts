import { sortKey } from '#az/characters/sort-key.ts';
import { formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import { projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import { lockLedgers, type MatchLedger } from '#features/matches/rules/ledger/match-ledger.ts';
import { findCountry } from '#features/teams/rules/names/english-countries.ts';
import {
  type KnownTeam,
  type ResolvedNames,
  resolveTeamNames,
} from '#features/teams/rules/names/resolve-team-names.ts';
import { draftNation, draftTeam, writeTeamNames } from '#features/teams/rules/names/write-team-names.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import { toChunks } from '#platform/limits/to-chunks.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { draftCompetition, insertCompetition, type NewCompetition } from './create-competition.ts';
import { listSharedStages } from './find-fixtures.ts';
import { hasChanges, type ImportReport } from './import-report.ts';
import { joinKnockOut } from './parse/assign-stages.ts';
import type { ImportedSeason } from './parse/imported-season.ts';
import {
  addsReferee,
  countPlan,
  listTeamsTwice,
  listWanted,
  type PlannedMatch,
  planMatches,
} from './plan-import.ts';
import { listSquadNames, listUnclearPlayers, type PlannedSquad, planSquads } from './plan-squads.ts';
import { type PlannedStage, planStages } from './plan-stages.ts';
import {
  type CompetitionState,
  lockCompetition,
  readPlayerNames,
  readSeasonState,
  type SeasonState,
  unknownCompetition,
} from './read-season-state.ts';
import { removeEmptyDemo } from './remove-demo.ts';
import { nameSeason, startOfSeason } from './season-slug.ts';
import { writeMatches } from './write-matches.ts';
import { writeSeason } from './write-season.ts';
import { writeSquads } from './write-squads.ts';

export interface SeasonImport {
  season: ImportedSeason;
  /** Slugs: `azerbaijan-premier-league`, `2024-25`. The season is created when it does not exist. */
  target: { competition: string; season: string };
  /** Creates the competition when there is none with this slug. Its kind follows from the stages of the file. */
  createCompetition?: NewCompetition | null;
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
  /** Called after some matches. The import waits for it. */
  onProgress?: (done: number, total: number) => void | Promise<void>;
}

/**
 * Writes the matches, results and squads of a season, in one transaction. Running it again changes nothing; results that have
 * changed in the file are corrected in the ledger, and results that the newsroom has changed stay. Writes nothing in a dry
 * run, or when a team is unknown. For editors.
 * @throws Forbidden, InvalidInput, NotFound without such a competition, or without the season of squads that come alone.
 */
export async function importSeason(db: Db, input: SeasonImport): Promise<ImportReport> {
  if (input.actor) requireRole(input.actor, 'editor');
  return inTransaction(db, async (tx) => {
    const plan = await planSeason(tx, input);
    const { report } = plan;
    if (report.isWritten && hasContent(input.season)) await writePlan(tx, plan, input);
    return report;
  });
}

/** Everything that an import would write. */
interface SeasonPlan {
  state: SeasonState;
  stages: PlannedStage[];
  matches: PlannedMatch[];
  squads: PlannedSquad[];
  resolved: ResolvedNames;
  created: KnownTeam[];
  /** The names of the teams in the files. */
  names: string[];
  report: ImportReport;
}

/** Compares the files with the database. */
async function planSeason(tx: Db, input: SeasonImport): Promise<SeasonPlan> {
  const { target, createTeams, mappedTeams, isDryRun, now, newId } = input;
  const competition = await findCompetition(tx, input);
  const state = await readSeasonState(tx, { competition, season: target.season });
  const isCup = competition.kind === 'cup' && !state.stages.some(({ kind }) => kind === 'league');
  const file = isCup ? joinKnockOut(input.season) : input.season;
  if (file.matches.length === 0 && file.squads.length > 0 && !state.season)
    throw new NotFound(
      `${competition.slug} has no season ${target.season}. Import its matches first, or together with the squads.`,
    );
  const timeZone = input.timeZone ?? findTimeZone(state, file);
  const names = [
    ...file.matches.flatMap(({ home, away }) => [home, away]),
    ...file.squads.map(({ team }) => team),
  ];
  const resolved = resolveTeamNames(names, state.teams, mappedTeams);
  const isCreated = ({ name }: { name: string }) => createTeams === 'all' || createTeams.has(name);
  const drafts = draftTeams(resolved.unknown, { isOfNations: isOfNations(file, names), newId });
  const unknown = resolved.unknown.filter((team) => !isCreated(team));
  // Matches of unknown teams are counted too.
  const teams = new Map([...resolved.teams, ...drafts]);
  const created = [
    ...new Set(resolved.unknown.filter(isCreated).flatMap(({ name }) => drafts.get(name) ?? [])),
  ];
  const seasonName = state.season?.name ?? nameSeason(target.season);
  const squads = await planSquads(tx, { squads: file.squads, teams, season: seasonName, newId });
  const players = new Map([
    ...(await readPlayerNames(tx, [...new Set([...teams.values()].map(({ id }) => id))])),
    ...listSquadNames(squads),
  ]);
  const wanted = listWanted(file, { teams, timeZone });
  const stages = planStages(file.stages, state.stages, listSharedStages(wanted, state.fixtures));
  const ledgers = await readLedgers(tx, state);
  const matches = planMatches(wanted, state, { stages, players, now, ledgers });
  const report: ImportReport = {
    competition: { slug: competition.slug, name: competition.name, isNew: competition.isNew },
    season: { slug: target.season, name: seasonName, isNew: state.season === null && hasContent(file) },
    isWritten: !isDryRun && unknown.length === 0,
    teams: {
      created: created.map(({ name, aliases: [alias] }) =>
        alias === undefined ? name : `${name} (${alias})`,
      ),
      respelled: resolved.respelled.map(({ name, team }) => ({ name, team: team.name })),
      unknown: unknown.map(({ name, nearest }) => ({ name, nearest: nearest.map(toChoice) })),
    },
    newStages: stages.flatMap(({ file: stage, known }) => (known ? [] : [formatStage(stage)])),
    ...countPlan(matches, state, { file, unknown: new Set(unknown.map(({ name }) => name)) }),
    squads: {
      read: file.squads.length,
      new: squads.filter(({ known }) => known === null).length,
      changed: squads.filter(({ isChanged }) => isChanged).length,
    },
    people: await countPeople(tx, { matches, squads, file }),
    unread: file.unread,
    warnings: [...file.warnings, ...listTeamsTwice(matches, state), ...listUnclearPlayers(squads)],
  };
  return { state, stages, matches, squads, resolved, created, names, report };
}

/** Writes what was planned. */
async function writePlan(tx: Db, plan: SeasonPlan, input: SeasonImport): Promise<void> {
  const { state, stages, matches, squads, resolved, created, report } = plan;
  const { season: file, target, actor, now, newId, onProgress } = input;
  const change = { actor, now, newId };
  if (state.competition.isNew) await insertCompetition(tx, state.competition, change);
  await writeTeamNames(tx, {
    ...change,
    created,
    resolved: resolved.teams,
    taken: state.teams,
    mappedTeams: input.mappedTeams,
    nations: listNations(plan, file),
  });
  const replacesStarts = report.startTotals === 'replaced';
  const season = await writeSeason(tx, { ...change, state, target, stages, plan: matches, replacesStarts });
  await writeSquads(tx, squads, {
    ...change,
    season: report.season.name,
    startsOn: findSquadStart(plan, target.season),
  });
  const competitionId = state.competition.id;
  await writeMatches(tx, matches, { ...change, competitionId, season, onProgress });
  await removeEmptyDemo(tx, state.samples);
  if (!hasChanges(report)) return;
  await projectStandings(tx, season.seasonId);
  await recordAudit(tx, change, 'season.import', season.seasonId, {
    after: {
      name: `${report.competition.name} ${report.season.name}`,
      newFixtures: report.fixtures.new,
      changedFixtures: report.fixtures.changed,
      newResults: report.results.new,
      correctedResults: report.results.corrected,
      newSquads: report.squads.new,
    },
  });
}

/** A file of matches whose teams are not known yet has nothing to write. */
const hasContent = ({ matches, squads }: ImportedSeason) => matches.length + squads.length > 0;

/** @throws NotFound without such a competition, unless the import creates it. */
async function findCompetition(tx: Db, input: SeasonImport): Promise<CompetitionState> {
  const { target, createCompetition = null, season, newId } = input;
  const found = await lockCompetition(tx, target.competition);
  if (found) return found;
  if (!createCompetition) throw await unknownCompetition(tx, target.competition);
  return draftCompetition(target.competition, createCompetition, { stages: season.stages, id: newId() });
}

/** Leagues of Europe have different time zones, so their imports name it. Squads have no times. */
function findTimeZone({ competition }: SeasonState, { matches }: ImportedSeason): string {
  if (competition.region === 'azerbaijan') return 'Asia/Baku';
  if (matches.length === 0) return 'UTC';
  throw new InvalidInput([{ field: 'timeZone', code: 'import.timeZoneRequired' }]);
}

const toChoice = ({ slug, name }: KnownTeam) => ({ slug, name });

/** The teams of unknown names. Two names of one country, `USA` and `United States`, are one team. */
function draftTeams(
  unknown: readonly { name: string }[],
  { isOfNations, newId }: { isOfNations: boolean; newId: NewId },
): Map<string, KnownTeam> {
  const keyOf = (name: string) => (isOfNations && findCountry(name)?.code) || name;
  const groups = Map.groupBy(unknown, ({ name }) => keyOf(name));
  return new Map(
    [...groups.values()].flatMap((group) => {
      const names = group.map(({ name }) => name);
      const [first = ''] = names;
      const team = isOfNations ? draftNation(names, newId) : draftTeam(first, newId);
      return names.map((name) => [name, team] as const);
    }),
  );
}

/** Of a tournament of nations nearly all names are those of countries. Some of its nations exist no more. */
const MIN_COUNTRIES = 0.7;
const MIN_NATIONS = 4;

/** Whether the teams of the files are national teams: the files or their squads say it, or their names. */
function isOfNations({ isOfNations: isKnown, squads }: ImportedSeason, names: readonly string[]): boolean {
  if (isKnown || squads.some(({ isNational }) => isNational)) return true;
  const all = [...new Set(names)];
  const known = all.filter((name) => findCountry(name));
  return known.length >= MIN_NATIONS && known.length >= MIN_COUNTRIES * all.length;
}

/** New teams that are national teams, with the codes of their countries as far as they are known. */
function listNations({ created, names }: SeasonPlan, file: ImportedSeason): Map<string, string> {
  if (!isOfNations(file, names)) return new Map();
  const codes = new Map(file.squads.map(({ team, code }) => [team, code ?? '']));
  return new Map(
    created.map(({ id, name, country, aliases: [alias] }) => [id, codes.get(alias ?? name) || country]),
  );
}

/** Squads begin with the first match of the season. */
function findSquadStart({ state, matches }: SeasonPlan, season: string): number {
  const kickOffs = [
    ...state.fixtures.map(({ kickOff }) => kickOff),
    ...matches.map(({ kickOff }) => kickOff),
  ];
  const first = kickOffs.reduce((least, kickOff) => Math.min(least, kickOff), Number.POSITIVE_INFINITY);
  return Number.isFinite(first) ? first : (state.season?.startsOn ?? startOfSeason(season));
}

const NAMES_PER_QUERY = 500;

/**
 * The referees and players of the files, and how many of them are new. A match that has a referee keeps him, so that of the file is
 * not written.
 */
async function countPeople(
  tx: Db,
  {
    matches,
    squads,
    file,
  }: { matches: readonly PlannedMatch[]; squads: readonly PlannedSquad[]; file: ImportedSeason },
): Promise<ImportReport['people']> {
  const listReferees = (some: readonly PlannedMatch[]) => [
    ...new Set(some.flatMap(({ match }) => (match.referee === null ? [] : sortKey(match.referee)))),
  ];
  const referees = listReferees(matches).length;
  const written = listReferees(matches.filter(addsReferee));
  let newReferees = written.length;
  for (const some of toChunks(written, NAMES_PER_QUERY)) {
    const known = await tx
      .selectFrom('official')
      .select('sort_key')
      .distinct()
      .where('sort_key', 'in', some)
      .execute();
    newReferees -= known.length;
  }
  const players = squads.flatMap((squad) => squad.players);
  const listed = file.squads.reduce((sum, squad) => sum + squad.players.length, 0);
  const isNew = new Set(players.flatMap(({ id, known }) => (known ? [] : [id])));
  return {
    read: referees + listed,
    new: newReferees + isNew.size,
    known: referees - newReferees + players.filter(({ known }) => known).length,
    // Those that nothing tells apart, and those that two files have.
    skipped: file.skipped.people + listed - players.length,
  };
}

/** Locks the matches, so that nobody else writes what the import has not read. */
async function readLedgers(tx: Db, { fixtures }: SeasonState): Promise<Map<string, MatchLedger>> {
  const ledgers = await lockLedgers(
    tx,
    fixtures.map(({ id }) => id),
  );
  return new Map(ledgers.map((ledger) => [ledger.fixture.id, ledger]));
}
