import { foldText } from '#az/characters/characters.ts';
import { HOUR } from '#az/format/durations.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import { isSingleMatchRound } from '#features/matches/rules/fixtures/desk-fixtures.ts';
import { isGoalEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import { foldEntries, type MatchLedger } from '#features/matches/rules/ledger/match-ledger.ts';
import type { KnownTeam } from '#features/teams/rules/names/resolve-team-names.ts';
import { findFixtures, type WantedMatch } from './find-fixtures.ts';
import type { ImportReport } from './import-report.ts';
import type {
  ImportedMatch,
  ImportedOutcome,
  ImportedSeason,
  ImportWarning,
} from './parse/imported-season.ts';
import { kickOffMoment } from './parse/kick-off-moment.ts';
import { type OutcomePlan, planOutcome } from './plan-outcome.ts';
import type { PlannedStage } from './plan-stages.ts';
import type { KnownFixture, SeasonState } from './read-season-state.ts';

/** What happens to one match. */
export interface PlannedMatch {
  match: ImportedMatch;
  stage: PlannedStage;
  /** Null: the import creates it. */
  fixture: KnownFixture | null;
  home: KnownTeam;
  away: KnownTeam;
  /** Epoch ms. */
  kickOff: number;
  /** What an editor has decided. The group goes with the stage. */
  keeps: { stage: boolean; round: boolean };
  /** Whether kick-off, stage, group, round or venue of a known match change. */
  isChanged: boolean;
  /** The locked ledger of a known match. */
  ledger: MatchLedger | null;
  outcome: OutcomePlan;
}

interface PlanInput {
  /** One for each stage of the file. */
  stages: readonly PlannedStage[];
  /** The ledgers of known matches, by their ids. */
  ledgers: ReadonlyMap<string, MatchLedger>;
  /** The players by their team and folded name: `teamId name`. */
  players: ReadonlyMap<string, string>;
  /** Epoch ms. */
  now: number;
}

/** The matches of a file whose teams are known. Pure. */
export function listWanted(
  { matches }: Pick<ImportedSeason, 'matches'>,
  { teams, timeZone }: { teams: ReadonlyMap<string, KnownTeam>; timeZone: string },
): WantedMatch[] {
  return matches.flatMap((read) => {
    const [home, away] = [teams.get(read.home), teams.get(read.away)];
    return home && away ? [{ read, home, away, kickOff: kickOffMoment(read, timeZone) }] : [];
  });
}

/** Finds the row of each match, and what has to change. Pure. */
export function planMatches(
  wanted: readonly WantedMatch[],
  state: SeasonState,
  { stages, ledgers, players, now }: PlanInput,
): PlannedMatch[] {
  const found = findFixtures(wanted, state.fixtures, stages);
  return wanted.flatMap(({ read, home, away, kickOff: readKickOff }): PlannedMatch[] => {
    const stage = stages[read.stage];
    if (!stage) return [];
    const fixture = found.get(read) ?? null;
    const match = { ...read, outcome: nameScorers(read.outcome, { home, away, players }) };
    const kickOff = chooseKickOff(readKickOff, match, fixture);
    const ledger = (fixture && ledgers.get(fixture.id)) ?? null;
    const keeps = listKept(fixture, stage);
    return [
      {
        match,
        stage,
        fixture,
        home,
        away,
        kickOff,
        keeps,
        isChanged: fixture !== null && hasOtherFacts(fixture, { match, stage, kickOff, keeps }),
        ledger,
        outcome: planOutcome(match.outcome, { ledger: ledger ?? foldEntries([]), kickOff, now }),
      },
    ];
  });
}

/** A round belongs to its stage, so a match that an editor has moved keeps both. */
function listKept(fixture: KnownFixture | null, { known }: PlannedStage): PlannedMatch['keeps'] {
  const isLocked = (field: string) => fixture?.locks.has(field) ?? false;
  const isElsewhere = fixture !== null && fixture.stageId !== (known?.id ?? null);
  const stage = isElsewhere && (isLocked('stage') || isLocked('round'));
  return { stage, round: stage || isLocked('round') };
}

function hasOtherFacts(
  fixture: KnownFixture,
  { match, stage: { known }, kickOff, keeps }: Pick<PlannedMatch, 'match' | 'stage' | 'kickOff' | 'keeps'>,
): boolean {
  const { round, group, venue, isNeutral } = match;
  const isOtherStage =
    known === null ||
    known.id !== fixture.stageId ||
    (group !== null && (known.groups.get(group) ?? null) !== fixture.groupId);
  return (
    kickOff !== fixture.kickOff ||
    (!keeps.stage && isOtherStage) ||
    (!keeps.round && round !== null && round !== fixture.round) ||
    (venue !== null && venue !== fixture.venue && !fixture.locks.has('venue')) ||
    (isNeutral !== null && isNeutral !== fixture.isNeutral && !fixture.locks.has('isNeutral')) ||
    addsReferee({ match, fixture })
  );
}

/** Whether the referee of the file is written: the match has none yet. */
export function addsReferee({ match, fixture }: Pick<PlannedMatch, 'match' | 'fixture'>): boolean {
  return match.referee !== null && !(fixture?.hasReferee || fixture?.locks.has('officials'));
}

/** Scorers whose names the site knows in their team are its players. */
function nameScorers(
  outcome: ImportedOutcome,
  { home, away, players }: { home: KnownTeam; away: KnownTeam; players: PlanInput['players'] },
): ImportedOutcome {
  if (outcome.status !== 'finished') return outcome;
  return {
    ...outcome,
    goals: outcome.goals.map((goal) => {
      const team = (goal.side === 'home') === (goal.type === 'ownGoal') ? away : home;
      return { ...goal, playerId: players.get(`${team.id} ${foldText(goal.player)}`) ?? null };
    }),
  };
}

/** A locked kick-off stays, and so does a known one when the file has only the same day. */
function chooseKickOff(kickOff: number, match: ImportedMatch, fixture: KnownFixture | null): number {
  if (fixture === null) return kickOff;
  const isSameDay = match.time === null && Math.abs(kickOff - fixture.kickOff) < 12 * HOUR;
  return isSameDay || fixture.locks.has('kickOff') ? fixture.kickOff : kickOff;
}

/** The matches of a numbered round in which a team has a match already, in the file or on the site. */
export function listTeamsTwice(plan: readonly PlannedMatch[], { fixtures }: SeasonState): ImportWarning[] {
  const imported = new Set(plan.map(({ fixture }) => fixture));
  const seen = new Set(
    fixtures
      .filter((fixture) => !fixture.isCancelled && !imported.has(fixture))
      .flatMap(({ stageId, round, homeId, awayId }) =>
        [homeId, awayId].map((team) => `${stageId} ${round} ${team}`),
      ),
  );
  return plan.flatMap(
    ({ match: { place, outcome, ...match }, stage, fixture, home, away, keeps }): ImportWarning[] => {
      const round = (keeps.round ? null : match.round) ?? fixture?.round ?? null;
      const isCup = hasTies(stage.file.kind);
      if (round === null || isCup || !isSingleMatchRound(round) || outcome.status === 'cancelled') return [];
      const stageKey = (keeps.stage ? fixture?.stageId : stage.known?.id) ?? match.stage;
      const keys = [home, away].map(({ id }) => `${stageKey} ${round} ${id}`);
      const isTwice = keys.some((key) => seen.has(key));
      for (const key of keys) seen.add(key);
      return isTwice ? [{ place, code: 'teamTwiceInRound' }] : [];
    },
  );
}

type Counts = Omit<
  ImportReport,
  'competition' | 'season' | 'isWritten' | 'teams' | 'newStages' | 'squads' | 'people' | 'unread' | 'warnings'
>;

/** The numbers of the report. `unknown` are the names of teams that the site does not know. */
export function countPlan(
  plan: readonly PlannedMatch[],
  state: SeasonState,
  { file, unknown }: { file: Pick<ImportedSeason, 'matches' | 'skipped'>; unknown: ReadonlySet<string> },
): Counts {
  const { matches, skipped } = file;
  const rounds = new Map(
    plan.flatMap(({ match, stage }) =>
      match.round === null ? [] : [[`${match.stage} ${match.round}`, { stage, key: match.round }] as const],
    ),
  );
  const count = (isCounted: (planned: PlannedMatch) => boolean) => plan.filter(isCounted).length;
  const sum = (count: (planned: PlannedMatch) => number) =>
    plan.reduce((total, planned) => total + count(planned), 0);
  const hasResult = ({ match }: PlannedMatch) => 'score' in match.outcome;
  return {
    newRounds: [...rounds.values()]
      .filter(({ stage, key }) => !stage.known?.rounds.has(key))
      .map(({ key }) => key),
    matches: {
      read: matches.length,
      skipped: skipped.matches,
      unknown: count(({ match }) => unknown.has(match.home) || unknown.has(match.away)),
    },
    goals: {
      read: sum(({ match }) => goalsOf(match).length),
      new: sum(({ outcome }) => countGoalEntries(outcome, 'add')),
      linked: sum(({ outcome }) => countGoalEntries(outcome, 'correct')),
      removed: sum(({ outcome }) => countGoalEntries(outcome, 'retract')),
      skipped: skipped.goals,
      unnamed: sum(({ match: { outcome } }) =>
        outcome.status === 'finished' ? outcome.score.home + outcome.score.away - outcome.goals.length : 0,
      ),
    },
    fixtures: {
      new: count(({ fixture }) => fixture === null),
      changed: count(({ isChanged }) => isChanged),
      unchanged: count(({ fixture, isChanged }) => fixture !== null && !isChanged),
    },
    results: {
      new: count(({ outcome }) => outcome.kind === 'result'),
      corrected: count(({ outcome }) => outcome.kind === 'correction'),
      unchanged: count(
        (planned) =>
          hasResult(planned) && (planned.outcome.kind === 'unchanged' || planned.outcome.kind === 'goals'),
      ),
    },
    removedSamples: state.samples.length,
    startTotals: compareStart(plan, state.starts),
    statuses: count(({ outcome }) => outcome.kind === 'status'),
    kept: plan.flatMap(({ match, home, away, outcome }) =>
      outcome.kind === 'kept'
        ? [
            {
              ...nameOf(match, home, away),
              file: 'score' in match.outcome ? match.outcome.score : null,
              site: outcome.state.score,
            },
          ]
        : [],
    ),
    moved: plan.flatMap(({ match, fixture, home, away, kickOff }) =>
      fixture && fixture.kickOff !== kickOff
        ? [{ ...nameOf(match, home, away), from: fixture.kickOff, to: kickOff }]
        : [],
    ),
  };
}

const goalsOf = ({ outcome }: ImportedMatch) => (outcome.status === 'finished' ? outcome.goals : []);

function countGoalEntries(outcome: OutcomePlan, action: 'add' | 'correct' | 'retract'): number {
  if (!('entries' in outcome)) return 0;
  return outcome.entries.filter(
    (entry) =>
      entry.action === action &&
      (entry.action === 'retract' || ('event' in entry && isGoalEvent(entry.event))),
  ).length;
}

/** The file covers the start of a season when it has at least as many results of each team. */
function compareStart(
  plan: readonly PlannedMatch[],
  starts: ReadonlyMap<string, number>,
): ImportReport['startTotals'] {
  const played = new Map<string, number>();
  for (const { match, home, away } of plan)
    if ('score' in match.outcome)
      for (const { id } of [home, away]) played.set(id, (played.get(id) ?? 0) + 1);
  if (starts.size === 0) return 'none';
  return [...starts].every(([team, count]) => (played.get(team) ?? 0) >= count) ? 'replaced' : 'kept';
}

const nameOf = ({ round }: ImportedMatch, home: KnownTeam, away: KnownTeam) => ({
  round,
  home: home.name,
  away: away.name,
});
