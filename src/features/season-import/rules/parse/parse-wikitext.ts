import { findCountryName } from '#features/teams/rules/names/english-countries.ts';
import { buildMatch } from './build-match.ts';
import { toGoal } from './goals.ts';
import {
  emptySeason,
  type ImportedGoal,
  type ImportPlace,
  isEnough,
  type Problems,
  type ReadSeason,
} from './imported-season.ts';
import { cleanPlayerName } from './player-name.ts';

const BOX = '{{football box';
const HEADING = /^(={2,6})([^=]+)=+$/;
/** A heading that names the teams of the box below it. */
const TEAMS = /\svs?\.?\s/;
const PAIR = /(\d{1,2})\s?[-–]\s?(\d{1,2})/;

/** Whether a text has match boxes of Wikipedia. */
export function isWikitext(text: string): boolean {
  return text.slice(0, MAX_SEARCHED).toLowerCase().includes(BOX);
}
const MAX_SEARCHED = 20_000;

interface Box {
  place: ImportPlace;
  headings: string[];
  /** How many braces are open. */
  depth: number;
  /** Its lines so far. The first is behind `{{Football box`, the last before the `}}` that closes it. */
  text: string;
}

/**
 * Reads the match boxes of a page of Wikipedia (`{{Football box …}}`) with their headings: teams, result, scorers, referee and ground.
 * Adds a problem for every box that cannot be read. Everything else on the page is no match.
 */
export function parseWikitext(text: string, problems: Problems): ReadSeason {
  const season = emptySeason();
  const headings: string[] = [];
  let box: Box | null = null;
  const refuseOpen = ({ place }: Box) => {
    problems.list.push({ place, code: 'unreadable', text: '{{Football box' });
    season.skipped.matches += 1;
  };
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const place: ImportPlace = { unit: 'line', number: index + 1 };
    const heading = HEADING.exec(line);
    if (heading && !TEAMS.test(heading[2] ?? '')) {
      headings.length = Math.max(0, (heading[1]?.length ?? 2) - 2);
      headings.push((heading[2] ?? '').trim());
      continue;
    }
    const isBegin = line.toLowerCase().startsWith(BOX);
    if (isBegin) {
      if (box) refuseOpen(box);
      box = null;
      if (isEnough(season.matches, problems, place)) break;
      box = { place, headings: headings.filter(Boolean), text: '', depth: 1 };
    }
    if (!box) continue;
    const added = isBegin ? line.slice(BOX.length) : line;
    const end = findEnd(added, box);
    box.text += `\n${added.slice(0, end ?? added.length)}`;
    if (end === null) continue;
    readBox(season, problems, box);
    box = null;
  }
  if (box) refuseOpen(box);
  return season;
}

/** Where a line closes the box: at the braces that match its first ones. Null when it stays open; then its depth is that behind the line. */
function findEnd(line: string, box: Box): number | null {
  for (const { 0: braces, index } of line.matchAll(/\{\{|\}\}/g)) {
    box.depth += braces === '{{' ? 1 : -1;
    if (box.depth === 0) return index;
  }
  return null;
}

/** The fields of a box by their names, each with its lines. Inside of a link or a template, a bar divides nothing unless it begins a line. */
function readFields(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let depth = 0;
  let begin = 0;
  const add = (end: number) => {
    const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(text.slice(begin, end)) ?? [];
    const lines = value.split('\n').map((line) => line.trim());
    if (name !== undefined) fields.set(name.trim().toLowerCase(), lines);
  };
  for (const { 0: mark, index } of text.matchAll(/\{\{|\}\}|\[\[|\]\]|\n *\||\|/g)) {
    if (!mark.endsWith('|')) depth = Math.max(0, depth + (mark === '{{' || mark === '[[' ? 1 : -1));
    else if (depth === 0 || mark !== '|') {
      add(index);
      begin = index + mark.length;
      depth = 0;
    }
  }
  add(text.length);
  return fields;
}

function readBox(season: ReadSeason, problems: Problems, { place, headings, text }: Box): void {
  const fields = readFields(text);
  const read = (name: string) => fields.get(name)?.[0] ?? '';
  const toScore = (words: string) => {
    const [, home, away] = PAIR.exec(words) ?? [];
    return home === undefined ? null : { home: Number(home), away: Number(away) };
  };
  const goals = (['home', 'away'] as const).flatMap((side) =>
    (fields.get(side === 'home' ? 'goals1' : 'goals2') ?? []).flatMap((line) => readGoals(line, side)),
  );
  const [home, away] = [readTeam(read('team1')), readTeam(read('team2'))];
  const hasExtraTime = ['aet', 'agget', 'asget'].some((name) => read(name) !== '');
  const regular = goals.filter(({ minute }) => minute <= REGULAR_END);
  const count = (side: 'home' | 'away') => regular.filter((goal) => goal.side === side).length;
  const score = toScore(read('score'));
  const isComplete = score !== null && goals.length === score.home + score.away;
  const built = buildMatch({
    place,
    source: `${home} – ${away} ${read('score')}`,
    headings,
    date: readDate(read('date')),
    time: /\d{1,2}:\d{2}/.exec(read('time'))?.[0] ?? null,
    home,
    away,
    venue: readLinks(read('stadium')) || null,
    status: null,
    referee: readLinks(read('referee')).split('(')[0]?.trim() || null,
    score,
    halfTime: null,
    regular: hasExtraTime && isComplete ? { home: count('home'), away: count('away') } : null,
    shootOut: toScore(read('penaltyscore')),
    goals,
  });
  problems.list.push(...built.problems);
  season.warnings.push(...built.warnings);
  season.skipped.goals += built.skippedGoals;
  if (built.match) season.matches.push(built.match);
  else season.skipped.matches += 1;
}

const REGULAR_END = 90;

/** `{{Start date|1960|7|6|df=y}}` */
function readDate(words: string): string | null {
  const [, year = '', month = '', day = ''] =
    /\{\{start date\|(\d{4})\|(\d{1,2})\|(\d{1,2})/i.exec(words) ?? [];
  return year === '' ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `{{fb-rt|FRA|1974}}` is a national team by its code. Others are links or plain names, which may have a flag before them. */
function readTeam(words: string): string {
  const name = readLinks(words);
  if (name !== '') return name;
  const code = /^\{\{[^|{}]{1,20}\|([A-Z]{3})\b/.exec(words)?.[1];
  return code === undefined ? '' : (findCountryName(code) ?? code);
}

/** `[[Ján Švehlík|Švehlík]]` → `Švehlík`. Templates are left out. */
function readLinks(words: string): string {
  return words
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/\[\[([^[\]]*)\]\]/g, (_, link: string) => link.split('|').at(-1) ?? '')
    .trim();
}

/** `*[[François Heutte|Heutte]] {{goal|43||62|pen.}}`: minutes and notes in turn. */
function readGoals(line: string, side: 'home' | 'away'): ImportedGoal[] {
  const list = /\{\{(?:golden |silver )?goal\|([^{}]*)\}\}/i.exec(line)?.[1];
  if (list === undefined) return [];
  const player = cleanPlayerName(readLinks(line.replace(/^\*+/, '')));
  const parts = list.split('|').map((part) => part.trim());
  return parts.flatMap((part, index) => {
    const [, minute = '', added = '0'] = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(part) ?? [];
    if (index % 2 === 1 || minute === '') return [];
    const note = parts[index + 1] ?? '';
    return toGoal({ side, player, minute: Number(minute), added: Number(added), note }) ?? [];
  });
}
