import type { Score } from '#features/matches/rules/fixture.ts';
import type { ImportedGoal } from './imported-season.ts';
import { cleanPlayerName } from './player-name.ts';

const MINUTE = String.raw`(\d{1,3})(?:\+(\d{1,2}))?\s*['’′]?`;
const NOTE = String.raw`(?:\s*\(?\s*(pen\.?|p|o\.?\s?g\.?|h)\s*\)?(?=[\s,;)\]]|$))?`;
const RUNNING_SCORE = /^(\d{1,2})-(\d{1,2})\s+(?=\p{L})/u;
/** A name, and the minutes of his goals: `Enner Valencia 16' (pen.), 31'`. */
const SCORER = new RegExp(String.raw`^\s*([^\d;()[\]]*?)\s*${MINUTE}${NOTE}\s*,?\s*`, 'i');

/** To search a longer text would take long. */
const MAX_LENGTH = 2000;

/**
 * Reads the goals of a match: `(Camal 12', 45+1' (pen.); Rüdiger 87' (o.g.))`. Before the semicolon stand the goals of the home
 * team, also own goals that it was given. Without one, they belong to the team that has scored. Null when the text cannot be read, or is too long.
 */
export function parseGoals(text: string, score: Score): ImportedGoal[] | null {
  if (text.length > MAX_LENGTH) return null;
  const inner = text.trim().replace(/^[([]|[)\]]$/g, '');
  if (RUNNING_SCORE.test(inner.trim())) return parseRunningScores(inner);
  const parts = inner.split(';');
  if (parts.length > 2) return null;
  const [first = '', second] = parts;
  if (second !== undefined) return join(parseSide(first, 'home'), parseSide(second, 'away'));
  if (score.away === 0) return parseSide(first, 'home');
  return score.home === 0 ? parseSide(first, 'away') : null;
}

/** How many goals a list names that cannot be read: its minutes, or without any its names. */
export function countGoals(text: string): number {
  const names = text.replace(/(?<!\d)\d{1,2}-\d{1,2}(?!\d)/g, '');
  const minutes = names.match(/\d+(?:\+\d+)?/g)?.length ?? 0;
  return minutes > 0 ? minutes : names.split(/[,;]/).filter((name) => /\p{L}/u.test(name)).length;
}

/** `1-0 Monti 20, 2-0 Scopelli 56, 2-1 Brown 89`: each goal stands behind the score that it gives. */
function parseRunningScores(text: string): ImportedGoal[] | null {
  const goals: ImportedGoal[] = [];
  let before = { home: 0, away: 0 };
  for (const part of text.split(',').map((one) => one.trim())) {
    const [whole, home = '', away = ''] = RUNNING_SCORE.exec(part) ?? [];
    if (whole === undefined) return null;
    const after = { home: Number(home), away: Number(away) };
    const side = after.home > before.home ? 'home' : 'away';
    if (after.home + after.away !== before.home + before.away + 1) return null;
    const [goal, ...more] = parseSide(part.slice(whole.length), side) ?? [];
    if (!goal || more.length > 0) return null;
    goals.push(goal);
    before = after;
  }
  return goals;
}

function join(home: ImportedGoal[] | null, away: ImportedGoal[] | null): ImportedGoal[] | null {
  return home && away ? [...home, ...away] : null;
}

function parseSide(text: string, side: 'home' | 'away'): ImportedGoal[] | null {
  const goals: ImportedGoal[] = [];
  let rest = text.trim();
  // `-` stands for no goal.
  if (rest === '' || rest === '-') return goals;
  let player = '';
  while (rest !== '') {
    const found = SCORER.exec(rest);
    if (!found) return null;
    const [whole, name = '', minute = '', added, note = ''] = found;
    player = cleanPlayerName(name) || player;
    if (player === '') return null;
    const goal = toGoal({ side, player, minute: Number(minute), added: Number(added ?? 0), note });
    if (!goal) return null;
    goals.push(goal);
    rest = rest.slice(whole.length);
  }
  return goals;
}

interface GoalWords {
  side: 'home' | 'away';
  player: string;
  minute: number;
  /** 0 without added time. */
  added: number;
  /** `pen.`, `p`, `o.g.`, `h` for a header, or empty. */
  note: string;
}

/** A goal with its checked minute; null for a minute that no match has. */
export function toGoal({ side, player, minute, added, note }: GoalWords): ImportedGoal | null {
  const isMinute = Number.isInteger(minute) && minute >= 1 && minute <= 130;
  if (!isMinute || !Number.isInteger(added) || added < 0 || added > 30) return null;
  const type = /^o/i.test(note) ? 'ownGoal' : /^p/i.test(note) ? 'penaltyGoal' : 'goal';
  return { type, side, player: player.slice(0, 80), minute, added: added === 0 ? null : added };
}
