import { HOUR } from '#az/format/durations.ts';
import { isSingleMatchRound } from '#features/matches/rules/fixtures/desk-fixtures.ts';
import { foldEntries, type MatchLedger } from '#features/matches/rules/ledger/match-ledger.ts';
import type { KnownTeam } from '#features/teams/rules/names/resolve-team-names.ts';
import type { ImportReport } from './import-report.ts';
import type { ImportedMatch, ImportedSeason, ImportWarning } from './parse/imported-season.ts';
import { kickOffMoment } from './parse/kick-off-moment.ts';
import { type OutcomePlan, planOutcome } from './plan-outcome.ts';
import type { KnownFixture, SeasonState } from './read-season-state.ts';

/** What happens to one match. */
export interface PlannedMatch {
  match: ImportedMatch;
  /** Null: the import creates it. */
  fixture: KnownFixture | null;
  home: KnownTeam;
  away: KnownTeam;
  /** Epoch ms. */
  kickOff: number;
  /** Whether kick-off, round or venue of a known match change. */
  isChanged: boolean;
  /** The locked ledger of a known match. */
  ledger: MatchLedger | null;
  outcome: OutcomePlan;
}

interface PlanInput {
  teams: ReadonlyMap<string, KnownTeam>;
  /** The ledgers of known matches, by their ids. */
  ledgers: ReadonlyMap<string, MatchLedger>;
  timeZone: string;
  /** Epoch ms. */
  now: number;
}

/** Finds the row of each match whose teams are known, and what has to change. Pure. */
export function planMatches(
  season: ImportedSeason,
  state: SeasonState,
  { teams, ledgers, timeZone, now }: PlanInput,
): PlannedMatch[] {
  const free = new Set(state.fixtures);
  return season.matches.flatMap((match): PlannedMatch[] => {
    const [home, away] = [teams.get(match.home), teams.get(match.away)];
    if (!home || !away) return [];
    const fixture = findFixture(free, match, { home, away });
    if (fixture) free.delete(fixture);
    const kickOff = chooseKickOff(match, fixture, timeZone);
    const isChanged =
      fixture !== null &&
      (kickOff !== fixture.kickOff ||
        (match.round !== null && match.round !== fixture.round) ||
        (match.venue !== null && match.venue !== fixture.venue && !fixture.locks.has('venue')));
    const ledger = (fixture && ledgers.get(fixture.id)) ?? null;
    return [
      {
        match,
        fixture,
        home,
        away,
        kickOff,
        isChanged,
        ledger,
        outcome: planOutcome(match.outcome, { ledger: ledger ?? foldEntries([]), kickOff, now }),
      },
    ];
  });
}

/** A match is known by its round and teams; without a round in the file or on the site, by its teams, in their order. */
function findFixture(
  free: ReadonlySet<KnownFixture>,
  { round }: ImportedMatch,
  { home, away }: { home: KnownTeam; away: KnownTeam },
): KnownFixture | null {
  const pair = [...free].filter(({ homeId, awayId }) => homeId === home.id && awayId === away.id);
  if (round === null) return pair[0] ?? null;
  return (
    pair.find((fixture) => fixture.round === round) ?? pair.find((fixture) => fixture.round === null) ?? null
  );
}

/** A locked kick-off stays, and so does a known one when the file has only the same day. */
function chooseKickOff(match: ImportedMatch, fixture: KnownFixture | null, timeZone: string): number {
  const kickOff = kickOffMoment(match, timeZone);
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
      .flatMap(({ round, homeId, awayId }) => [`${round} ${homeId}`, `${round} ${awayId}`]),
  );
  return plan.flatMap(({ match: { place, outcome, ...match }, fixture, home, away }): ImportWarning[] => {
    const round = match.round ?? fixture?.round ?? null;
    if (round === null || !isSingleMatchRound(round) || outcome.status === 'cancelled') return [];
    const keys = [home, away].map(({ id }) => `${round} ${id}`);
    const isTwice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isTwice ? [{ place, code: 'teamTwiceInRound' }] : [];
  });
}

type Counts = Omit<ImportReport, 'competition' | 'season' | 'isWritten' | 'teams' | 'warnings'>;

/** The numbers of the report. */
export function countPlan(plan: readonly PlannedMatch[], state: SeasonState): Counts {
  const rounds = new Set(plan.flatMap(({ match }) => match.round ?? []));
  const count = (isCounted: (planned: PlannedMatch) => boolean) => plan.filter(isCounted).length;
  const hasResult = ({ match }: PlannedMatch) => 'score' in match.outcome;
  return {
    newRounds: [...rounds].filter((key) => !state.rounds.has(key)),
    fixtures: {
      new: count(({ fixture }) => fixture === null),
      changed: count(({ isChanged }) => isChanged),
      unchanged: count(({ fixture, isChanged }) => fixture !== null && !isChanged),
    },
    results: {
      new: count(({ outcome }) => outcome.kind === 'result'),
      corrected: count(({ outcome }) => outcome.kind === 'correction'),
      unchanged: count((planned) => hasResult(planned) && planned.outcome.kind === 'unchanged'),
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
