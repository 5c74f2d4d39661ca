import { isOwnStageName, joinRoundNames } from '#features/competitions/rules/stages/round-name.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import { isOpenTeam } from '#features/teams/rules/names/open-team.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { parseClockTime } from './clock-time.ts';
import type {
  ImportedGoal,
  ImportedOutcome,
  ImportedResult,
  ImportPlace,
  ImportProblem,
  ImportProblemCode,
  ImportWarning,
  ReadMatch,
} from './imported-season.ts';

/** A match in the words of a file. All formats are read into this, and checked in one place. */
export interface MatchWords {
  place: ImportPlace;
  /** The part of the file that messages show. */
  source: string;
  /** The words of its headings, the outermost first: `League, Matchday 3`, or `Group A` and `Matchday 1`. */
  headings: readonly string[];
  date: string | null;
  time: string | null;
  home: string;
  away: string;
  venue: string | null;
  /** `TRUE`, `yes` or `1`, and their opposites. Others say nothing. */
  neutral?: string | null;
  referee?: string | null;
  status: string | null;
  score: Score | null;
  halfTime: Score | null;
  /** After 90 minutes, when the match went into extra time. */
  regular?: Score | null;
  shootOut: Score | null;
  goals?: readonly ImportedGoal[];
}

export interface BuiltMatch {
  match: ReadMatch | null;
  problems: ImportProblem[];
  warnings: ImportWarning[];
  /** Goals that the file names and that are not taken: more than the score, or of a match that is left out. */
  skippedGoals: number;
}

/** The statuses of all formats. British and American spelling occur. */
const STATUSES: ReadonlyMap<string, ImportedOutcome['status']> = new Map([
  ['scheduled', 'scheduled'],
  ['finished', 'finished'],
  ['postponed', 'postponed'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['abandoned', 'abandoned'],
  ['awarded', 'awarded'],
  ['abd', 'abandoned'],
  ['ppd', 'postponed'],
  ['n/p', 'cancelled'],
  ['w/o', 'cancelled'],
  ['annulled', 'cancelled'],
  ['void', 'cancelled'],
  ['voided', 'cancelled'],
]);

/** Checks a match and converts it to its type. Reports all its problems at once. */
export function buildMatch(words: MatchWords): BuiltMatch {
  const { place } = words;
  const problems: ImportProblem[] = [];
  const warnings: ImportWarning[] = [];
  const named = words.goals?.length ?? 0;
  const refuse = (code: ImportProblemCode, text: string = words.source) => {
    problems.push({ place, code, text: text.trim().slice(0, 80) });
  };

  const [home, away] = [words.home, words.away].map(cleanLine);
  if ([home, away].some((name) => isOpenTeam(name ?? ''))) {
    const text = words.source.trim().slice(0, 80);
    return { match: null, problems, warnings: [{ place, code: 'teamsOpen', text }], skippedGoals: named };
  }
  if (!home || !away) refuse('teamMissing');
  else if (home === away) refuse('teamTwice', home);
  if (words.date === null) refuse('dateMissing');
  else if (!isDate(words.date)) refuse('dateInvalid', words.date);
  const clock = words.time === null ? null : parseClockTime(words.time);
  if (words.time !== null && clock === null) refuse('timeInvalid', words.time);
  if (words.time === null) warnings.push({ place, code: 'timeMissing' });
  const heading = joinRoundNames(words.headings);
  if (heading.stageName !== null && !isOwnStageName(heading.stageName))
    warnings.push({ place, code: 'headingUnknown', text: heading.stageName.slice(0, 80) });
  const outcome = readOutcome(words, refuse);
  if (outcome?.status === 'awarded' && findStatus(words.status ?? '') !== 'awarded')
    warnings.push({ place, code: 'awardAssumed', text: words.source.trim().slice(0, 80) });
  if (outcome?.status === 'abandoned') warnings.push({ place, code: 'abandoned' });
  if (outcome?.status === 'finished') {
    const found = listGoalWarnings(outcome, words.goals ?? []);
    warnings.push(...found.map((code) => ({ place, code, text: words.source.trim().slice(0, 80) })));
  }
  if (outcome?.status === 'finished' && words.shootOut !== null && outcome.shootOut === null)
    warnings.push({ place, code: 'shootOutLevel' });

  if (problems.length > 0 || !home || !away || !outcome || words.date === null)
    return { match: null, problems, warnings: [], skippedGoals: named };
  const taken = outcome.status === 'finished' ? outcome.goals.length : 0;
  const match: ReadMatch = {
    place,
    heading,
    date: words.date,
    time: clock?.time ?? null,
    offset: clock?.offset ?? null,
    home,
    away,
    venue: words.venue?.trim() || null,
    isNeutral: readNeutral(words.neutral?.trim() ?? ''),
    referee: cleanLine(words.referee ?? '') || null,
    outcome,
  };
  return { match, problems, warnings, skippedGoals: named - taken };
}

/** Goals that do not fit the score. Then none of the match are taken, or some are missing. */
function listGoalWarnings(
  { score, goals }: ImportedResult,
  read: readonly ImportedGoal[],
): ('goalsMissing' | 'goalsTooMany')[] {
  if (read.length > goals.length) return ['goalsTooMany'];
  return goals.length > 0 && goals.length < score.home + score.away ? ['goalsMissing'] : [];
}

/** The goals of a match, unless they are more than the score of a side. */
function takeGoals(goals: readonly ImportedGoal[], score: Score): ImportedGoal[] {
  const count = (side: 'home' | 'away') => goals.filter((goal) => goal.side === side).length;
  return count('home') > score.home || count('away') > score.away ? [] : [...goals];
}

function readOutcome(
  { status: word, score, halfTime, regular = null, shootOut, goals = [], source }: MatchWords,
  refuse: (code: ImportProblemCode, text?: string) => void,
): ImportedOutcome | null {
  const assumed = score === null && shootOut === null ? 'scheduled' : 'finished';
  const status = word === null ? assumed : findStatus(word);
  const award = status === 'finished' ? findAward(score, halfTime) : null;
  if (award) return { status: 'awarded', score: award };
  // What was played before a decision may contradict it.
  const isWrongPart = status !== 'awarded' && (isMoreThan(halfTime, score) || isMoreThan(regular, score));
  if (status === undefined) refuse('statusUnknown', word ?? source);
  else if (isWrongPart) refuse('scoreInvalid');
  else if (status === 'finished' || status === 'awarded') {
    if (score === null) refuse('scoreMissing');
    else if (status === 'awarded') return { status, score };
    // Real files contain shoot-outs without a winner. The result is still right.
    else {
      const winner = shootOut?.home === shootOut?.away ? null : shootOut;
      return { status, score, halfTime, regular, shootOut: winner, goals: takeGoals(goals, score) };
    }
  } else if (status === 'scheduled' && score !== null) refuse('scoreUnexpected');
  else return { status };
  return null;
}

/** The status of a word, or of the first one: `cancelled due to weather`. */
function findStatus(text: string): ImportedOutcome['status'] | undefined {
  const words = text.trim().toLowerCase();
  return (
    STATUSES.get(words) ??
    STATUSES.get(words.split(/[\s.]/, 1)[0] ?? '') ??
    (/^not played/.test(words) ? 'cancelled' : undefined)
  );
}

const isMoreThan = (part: Score | null, score: Score | null) =>
  part !== null && score !== null && (part.home > score.home || part.away > score.away);

/** A 3-0 that contradicts its half-time is a decision about the match, and no result of it. Null for other scores. */
function findAward(score: Score | null, halfTime: Score | null): Score | null {
  const isUsual =
    score !== null && Math.max(score.home, score.away) === 3 && Math.min(score.home, score.away) === 0;
  return isUsual && isMoreThan(halfTime, score) ? score : null;
}

function readNeutral(text: string): boolean | null {
  if (/^(?:true|yes|1)$/i.test(text)) return true;
  return /^(?:false|no|0)$/i.test(text) ? false : null;
}

function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
