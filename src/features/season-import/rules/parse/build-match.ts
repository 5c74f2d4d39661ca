import type { Score } from '#features/matches/rules/fixture.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import type {
  ImportedMatch,
  ImportedOutcome,
  ImportPlace,
  ImportProblem,
  ImportProblemCode,
  ImportWarning,
} from './imported-season.ts';

/** A match in the words of a file. The three formats are read into this, and checked in one place. */
export interface MatchWords {
  place: ImportPlace;
  /** The part of the file that messages show. */
  source: string;
  round: string | null;
  date: string | null;
  time: string | null;
  home: string;
  away: string;
  venue: string | null;
  status: string | null;
  score: Score | null;
  halfTime: Score | null;
  shootOut: Score | null;
}

export interface BuiltMatch {
  match: ImportedMatch | null;
  problems: ImportProblem[];
  warnings: ImportWarning[];
}

const TIME = /^(\d{1,2})[:.](\d{2})(?:\s+UTC(?:([+-])(\d{1,2})(?::?(\d{2}))?)?)?$/;

/** The statuses of all formats. British and American spelling occur. */
const STATUSES: Readonly<Record<string, ImportedOutcome['status']>> = {
  scheduled: 'scheduled',
  finished: 'finished',
  postponed: 'postponed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  abandoned: 'abandoned',
  awarded: 'awarded',
};

/** Checks a match and converts it to its type. Reports all its problems at once. */
export function buildMatch(words: MatchWords): BuiltMatch {
  const { place } = words;
  const problems: ImportProblem[] = [];
  const warnings: ImportWarning[] = [];
  const refuse = (code: ImportProblemCode, text: string = words.source) => {
    problems.push({ place, code, text: text.trim().slice(0, 80) });
  };

  const [home, away] = [words.home, words.away].map(cleanLine);
  if (!home || !away) refuse('teamMissing');
  else if (home === away) refuse('teamTwice', home);
  const round = words.round === null ? null : parseRound(words.round);
  if (words.round !== null && round === null) refuse('roundUnknown', words.round);
  if (words.date === null) refuse('dateMissing');
  else if (!isDate(words.date)) refuse('dateInvalid', words.date);
  const clock = words.time === null ? null : parseTime(words.time);
  if (words.time !== null && clock === null) refuse('timeInvalid', words.time);
  if (words.time === null) warnings.push({ place, code: 'timeMissing' });
  const outcome = readOutcome(words, refuse);
  if (outcome?.status === 'abandoned') warnings.push({ place, code: 'abandoned' });
  if (outcome?.status === 'finished' && words.shootOut !== null && outcome.shootOut === null)
    warnings.push({ place, code: 'shootOutLevel' });

  if (problems.length > 0 || !home || !away || !outcome || words.date === null)
    return { match: null, problems, warnings: [] };
  const match: ImportedMatch = {
    place,
    round,
    date: words.date,
    time: clock?.time ?? null,
    offset: clock?.offset ?? null,
    home,
    away,
    venue: words.venue?.trim() || null,
    outcome,
  };
  return { match, problems, warnings };
}

/** The stages of a cup, as files name them → the keys of `roundText` in `src/features/matches/text.ts`. */
const STAGES: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^(third|3rd)[ -]place\b|^match for third\b/, 'third'],
  [/^(quarter-?\s?finals?|quarter|1\/4)/, 'quarter'],
  [/^(semi-?\s?finals?|semi|1\/2)/, 'semi'],
  [/^(round of 16|last 16|1\/8|r16)/, 'r16'],
  [/^(round of 32|last 32|1\/16|r32)/, 'r32'],
  [/^(knockout )?(play-?\s?offs?)\b/, 'playoff'],
  [/^(\S+ )?(qualifying|qualification|preliminary)\b/, 'qualifying'],
  [/^super ?cup$/, 'supercup'],
  [/^friendl(y|ies)$/, 'friendly'],
  [/^final$/, 'final'],
  [/^(matchday|round|week|tur|league|group( \w+)?),?\s*(?:matchday\s+)?0*([1-9]\d?)$/, '$3'],
  [/^0*([1-9]\d?)(-\S+ tur)?$/, '$1'],
  [/^group( \w+)?$/, 'group'],
  [/^league$/, 'league'],
];

/**
 * The key of a round: `Matchday 12` → `12`, `Finals, Quarterfinals` → `quarter`, `Playoffs, Matchday 1` → `playoff`.
 * Null when the name is not known.
 */
function parseRound(text: string): string | null {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^finals,\s*/, '');
  for (const [pattern, key] of STAGES) {
    const found = pattern.exec(name);
    if (!found) continue;
    const value = key.startsWith('$') ? found[Number(key[1])] : key;
    return value ?? null;
  }
  return null;
}

function readOutcome(
  { status: word, score, halfTime, shootOut, source }: MatchWords,
  refuse: (code: ImportProblemCode, text?: string) => void,
): ImportedOutcome | null {
  const assumed = score === null ? 'scheduled' : 'finished';
  const status = word === null ? assumed : STATUSES[word.trim().toLowerCase()];
  const isWrongHalfTime =
    score !== null && halfTime !== null && (halfTime.home > score.home || halfTime.away > score.away);
  if (status === undefined) refuse('statusUnknown', word ?? source);
  else if (isWrongHalfTime) refuse('scoreInvalid');
  else if (status === 'finished' || status === 'awarded') {
    if (score === null) refuse('scoreMissing');
    else if (status === 'awarded') return { status, score };
    // Real files contain shoot-outs without a winner. The result is still right.
    else return { status, score, halfTime, shootOut: shootOut?.home === shootOut?.away ? null : shootOut };
  } else if (status === 'scheduled' && score !== null) refuse('scoreUnexpected');
  else return { status };
  return null;
}

/** `20:00`, `18.45` or `13:00 UTC-6`. */
function parseTime(text: string): { time: string; offset: string | null } | null {
  const [, hour = '', minute = '', sign, offsetHours = '', offsetMinutes = '00'] =
    TIME.exec(text.trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59 || Number(offsetHours) > 14) return null;
  const offset = /UTC/.test(text) ? `${sign ?? '+'}${offsetHours.padStart(2, '0')}:${offsetMinutes}` : null;
  return { time: `${hour.padStart(2, '0')}:${minute}`, offset };
}

function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
