import { hasChanges, type ImportReport } from '#features/season-import/rules/import-report.ts';
import type {
  ImportPlace,
  ImportProblem,
  ImportProblemCode,
  ImportWarning,
  ImportWarningCode,
} from '#features/season-import/rules/parse/imported-season.ts';

const problems: Record<ImportProblemCode, string> = {
  unreadable: 'is not understood',
  empty: 'the file has neither matches nor squads',
  jsonInvalid: 'the JSON cannot be read, or has neither matches nor squads',
  columnsMissing: 'the header lacks these columns',
  dateMissing: 'the match has no date',
  dateInvalid: 'there is no such date in the season',
  timeInvalid: 'is not a time such as 20:00',
  teamMissing: 'the name of a team is missing',
  teamTwice: 'the team plays against itself',
  scoreInvalid: 'is not a possible score',
  scoreMissing: 'the score is missing',
  scoreUnexpected: 'a scheduled match has a score',
  statusUnknown: 'is not a known status',
  matchTwice: 'the match is in the file twice',
  squadTeamMissing: 'the squad has no team',
  playerInvalid: 'is not a player',
  tooManyMatches: 'more matches than a season has',
  tooManyCells: 'the file has more cells than a season can have',
};

const warnings: Record<ImportWarningCode, string> = {
  shootOutLevel: 'without the shoot-out, which has no winner in the file',
  timeMissing: 'without a kick-off time, planned for noon',
  dateAssumed: 'without a date, planned for the first day of the tournament',
  awardAssumed: 'with a 3-0 that contradicts the half-time: taken as awarded',
  teamsOpen: 'matches whose teams are not known yet: skipped',
  matchRepeated: 'matches that the files repeat: taken once',
  playersTwice: 'players who are twice in a squad: taken once',
  playerUnnamed: 'players without a name: skipped',
  playerUnclear: 'players whose name several players of the site have: skipped',
  teamTwiceInRound: 'with a team that plays another match in the same round: check the number of the round',
  headingUnknown: 'below headings that are not known: their stages keep these names',
  goalsUnread: 'with scorers that cannot be read',
  goalsMissing: 'with goals whose scorer is not in the file',
  goalsTooMany: 'with more scorers than goals: none of these are taken',
  linesSkipped: 'lines that are not imported, such as line-ups',
  groupUnknown: 'groups without names get letters',
  abandoned: 'abandoned matches stay as they are: enter them at the match desk',
};

const startTotals: Record<ImportReport['startTotals'], string | false> = {
  none: false,
  replaced: '  the totals with which the table began are replaced by the matches of the file',
  kept: '  the table began with totals of earlier matches; the file lacks some of these, so others count twice',
};

/** `line 12`, or `cup.txt line 12` when there are several files. */
const formatPlace = ({ file, unit, number }: ImportPlace) =>
  `${file === undefined ? '' : `${file} `}${unit} ${number}`;

/** `line 12: is not a time such as 20:00: "25:00" (and 3 more)`: once for each cause, with its first place. */
export function formatProblems(list: readonly ImportProblem[]): string {
  return [...Map.groupBy(list, ({ code }) => code)]
    .map(([code, found]) => formatCause(code, found))
    .join('\n');
}

function formatCause(code: ImportProblemCode, [first, ...others]: readonly ImportProblem[]): string {
  if (!first) return '';
  const text = first.text === '' ? '' : `: "${first.text}"`;
  const more = others.length === 0 ? '' : ` (and ${others.length} more, the last in ${formatLast(others)})`;
  return `${formatPlace(first.place)}: ${problems[code]}${text}${more}`;
}

const formatLast = (others: readonly ImportProblem[]) => {
  const last = others.at(-1);
  return last ? formatPlace(last.place) : '';
};

/** The results that the site keeps although the file has others. */
export function formatKept({ kept }: ImportReport): string[] {
  return kept.map(
    (match) =>
      `  kept: ${formatName(match)} is ${formatScore(match.site)} on the site and ${formatScore(match.file)} in the file`,
  );
}

const formatName = ({ round, home, away }: ImportReport['kept'][number] | ImportReport['moved'][number]) =>
  `${home} – ${away}${round === null ? '' : ` (${round})`}`;
const formatScore = (value: { home: number; away: number } | null) =>
  value ? `${value.home}-${value.away}` : 'no result';

/** The report for a person: one line for each subject that has something to say. */
export function formatImportReport(report: ImportReport): string {
  const { competition, season, matches, fixtures, results, goals, squads, people, teams } = report;
  const lines = [
    `${competition.name} ${season.name}${describeNew(report)}`,
    `  file: ${matches.read} matches read, ${matches.skipped} skipped, ${matches.unknown} with teams that are not known`,
    `  matches: ${fixtures.new} new, ${fixtures.changed} changed, ${fixtures.unchanged} unchanged`,
    `  results: ${results.new} new, ${results.corrected} corrected, ${results.unchanged} unchanged`,
    goals.read + goals.removed + goals.skipped + goals.unnamed > 0 &&
      `  goals: ${goals.read} read, ${goals.new} new, ${goals.linked} linked to players, ${goals.removed} removed, ${goals.skipped} skipped, ${goals.unnamed} without a scorer`,
    squads.read > 0 && `  squads: ${squads.read} read, ${squads.new} new, ${squads.changed} changed`,
    people.read + people.skipped > 0 &&
      `  people: ${people.read} read, ${people.new} new, ${people.known} known, ${people.skipped} skipped`,
    report.newStages.length > 0 && `  stages: ${report.newStages.join(', ')}`,
    report.newRounds.length > 0 && `  rounds: ${report.newRounds.length} new`,
    report.statuses > 0 && `  postponed, cancelled or on again: ${report.statuses}`,
    ...report.moved.map(
      (match) => `  moved: ${formatName(match)} from ${toUtc(match.from)} to ${toUtc(match.to)}`,
    ),
    ...formatKept(report),
    report.removedSamples > 0 && `  demo matches removed: ${report.removedSamples}`,
    startTotals[report.startTotals],
    ...groupWarnings(report).map(
      ([code, found]) => `  ${found.length} ${warnings[code]}${describeFirst(found[0])}`,
    ),
    ...[...Map.groupBy(report.unread, ({ code }) => code)].map(
      ([code, found]) => `  skipped: ${formatCause(code, found)}`,
    ),
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

function describeNew({ competition, season }: ImportReport): string {
  const parts = [competition.isNew && 'new competition', season.isNew && 'new season'];
  const said = parts.filter((part) => part !== false);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}

function describeEnd(report: ImportReport): string {
  if (!hasChanges(report)) return 'Nothing to change.';
  return report.isWritten ? 'Written.' : 'Dry run: nothing was written.';
}

const toUtc = (moment: number) => `${new Date(moment).toISOString().slice(0, 16)}Z`;

function groupWarnings(report: ImportReport): [ImportWarningCode, ImportWarning[]][] {
  return [...Map.groupBy(report.warnings, ({ code }) => code)];
}

/** ` (first: line 12: "…")` */
function describeFirst(warning: ImportWarning | undefined): string {
  if (!warning) return '';
  const { place, text = '' } = warning;
  return ` (first: ${formatPlace(place)}${text === '' ? '' : `: "${text}"`})`;
}
