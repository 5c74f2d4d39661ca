import { hasChanges, type ImportReport } from '#features/season-import/rules/import-report.ts';
import type {
  ImportProblem,
  ImportProblemCode,
  ImportWarningCode,
} from '#features/season-import/rules/parse/imported-season.ts';

const problems: Record<ImportProblemCode, string> = {
  unreadable: 'is not understood',
  empty: 'the file has no matches',
  jsonInvalid: 'the JSON cannot be read',
  columnsMissing: 'the header lacks these columns',
  dateMissing: 'the match has no date',
  dateInvalid: 'there is no such date in the season',
  timeInvalid: 'is not a time such as 20:00',
  roundUnknown: 'is not a known round or stage',
  teamMissing: 'the name of a team is missing',
  teamTwice: 'the team plays against itself',
  scoreInvalid: 'is not a possible score',
  scoreMissing: 'the score is missing',
  scoreUnexpected: 'a scheduled match has a score',
  statusUnknown: 'is not a known status',
  matchTwice: 'the match is in the file twice',
  tooManyMatches: 'more matches than a season has',
  tooManyCells: 'the file has more cells than a season can have',
};

const warnings: Record<ImportWarningCode, string> = {
  shootOutLevel: 'without the shoot-out, which has no winner in the file',
  timeMissing: 'without a kick-off time, planned for noon',
  teamTwiceInRound: 'with a team that plays another match in the same round: check the number of the round',
  abandoned: 'abandoned matches stay as they are: enter them at the match desk',
};

const startTotals: Record<ImportReport['startTotals'], string | false> = {
  none: false,
  replaced: '  the totals with which the table began are replaced by the matches of the file',
  kept: '  the table began with totals of earlier matches; the file lacks some of these, so others count twice',
};

/** `line 12: is not a time such as 20:00: "25:00"`. */
export function formatProblem({ place, code, text }: ImportProblem): string {
  return `${place.unit} ${place.number}: ${problems[code]}${text === '' ? '' : `: "${text}"`}`;
}

/** The report for a person: one line for each subject that has something to say. */
export function formatImportReport(report: ImportReport): string {
  const { competition, season, fixtures, results, teams } = report;
  const name = ({ round, home, away }: { round: string | null; home: string; away: string }) =>
    `${home} – ${away}${round === null ? '' : ` (${round})`}`;
  const score = (value: { home: number; away: number } | null) =>
    value ? `${value.home}-${value.away}` : 'no result';
  const lines = [
    `${competition.name} ${season.name}${season.isNew ? ' (new season)' : ''}`,
    `  matches: ${fixtures.new} new, ${fixtures.changed} changed, ${fixtures.unchanged} unchanged`,
    `  results: ${results.new} new, ${results.corrected} corrected, ${results.unchanged} unchanged`,
    report.newRounds.length > 0 && `  rounds: ${report.newRounds.length} new`,
    report.statuses > 0 && `  postponed, cancelled or on again: ${report.statuses}`,
    ...report.moved.map((match) => `  moved: ${name(match)} from ${toUtc(match.from)} to ${toUtc(match.to)}`),
    ...report.kept.map(
      (match) =>
        `  kept: ${name(match)} is ${score(match.site)} on the site and ${score(match.file)} in the file`,
    ),
    report.removedSamples > 0 && `  demo matches removed: ${report.removedSamples}`,
    startTotals[report.startTotals],
    ...countWarnings(report).map(([code, count]) => `  ${count} ${warnings[code]}`),
    ...teams.respelled.map((one) => `  team: ${one.name} is ${one.team}`),
    ...teams.created.map((one) => `  new team: ${one}`),
    ...teams.unknown.map(
      ({ name, nearest }) =>
        `  unknown team: ${name}${nearest.length > 0 ? `; near: ${nearest.map((team) => `${team.name} (${team.slug})`).join(', ')}` : ''}`,
    ),
    teams.unknown.length > 0 &&
      'Nothing was written. Use --team "Name=slug" for known teams, and --create-teams for the others.',
    teams.unknown.length === 0 && describeEnd(report),
  ];
  return lines.filter((line) => line !== false).join('\n');
}

function describeEnd(report: ImportReport): string {
  if (!hasChanges(report)) return 'Nothing to change.';
  return report.isWritten ? 'Written.' : 'Dry run: nothing was written.';
}

const toUtc = (moment: number) => `${new Date(moment).toISOString().slice(0, 16)}Z`;

function countWarnings(report: ImportReport): [ImportWarningCode, number][] {
  return [...Map.groupBy(report.warnings, ({ code }) => code)].map(([code, found]) => [code, found.length]);
}
