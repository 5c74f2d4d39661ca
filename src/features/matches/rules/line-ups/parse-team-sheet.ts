import { foldText, normaliseCharacters } from '#az/characters/characters.ts';
import { readSheetPlayer, type SheetPlayer } from './read-sheet-player.ts';

type TeamSheetProblemCode =
  | 'unreadable'
  | 'shirtMissing'
  | 'shirtTwice'
  | 'playerTwice'
  | 'captainTwice'
  | 'notEleven';

export interface TeamSheetProblem {
  /** Begins with 1; null when the whole sheet is meant. */
  line: number | null;
  code: TeamSheetProblemCode;
  /** The name, number or line that is meant. */
  text: string;
}

export interface TeamSheet {
  /** `4-3-3` */
  formation: string | null;
  starters: SheetPlayer[];
  bench: SheetPlayer[];
  coach: string | null;
  problems: TeamSheetProblem[];
}

type Section = 'starters' | 'bench' | 'coach' | 'captain' | 'formation' | 'rest';

/** How a label begins, folded. The first that fits counts. */
const LABELS: readonly (readonly [RegExp, Section])[] = [
  [/^(ehtiyat|evez|sub(s|stitutes)?\b|bench\b|qalanlar)/, 'bench'],
  [/^(bas mesqci|mesqci|(head )?coach|manager)\b/, 'coach'],
  [/^(kapitan|captain)\b/, 'captain'],
  [/^(sxem|duzulus|formation|taktika)\b/, 'formation'],
  [/^(start|esas|ilk|heyet|starting|line-?up|xi\b|11\b)/, 'starters'],
  [
    /^(hakim(ler)?|referee|stadion|venue|vaxt|tarix|oyun|tur|canli|meydanda|(mesqci )?komekci|assistant)\b/,
    'rest',
  ],
];

const FORMATION = /(?<!\d)[2-6](?:-[1-6]){2,3}(?!\d)/;
/** Bullets, list marks and emoji at the beginning, and marks of Markdown and Telegram anywhere. */
const DECORATION =
  /^(?:[\s•·▪◦●○‣*>~\-–—_|]|\p{Extended_Pictographic}|\u200d|\ufe0f)+|\*\*|__|\u200b|\ufeff/gu;
/** `Qarabağ (4-2-3-1):` before the names. */
const TEAM_NAME = /^[^:,\d]{2,40}(?:\([\d-]+\))?\s*:(?=\s*\S)/;
const MAX_LINES = 200;
/** More names than any squad has. The rest of a sheet is not read. */
const MAX_PLAYERS = 100;

/**
 * Reads a team sheet as clubs send it: one player a line, or names between commas; `Ehtiyatlar:` divides starters and
 * bench. Without such a line the first eleven start. Never throws: everything in doubt is in `problems`.
 */
export function parseTeamSheet(text: string): TeamSheet {
  const problems: TeamSheetProblem[] = [];
  const found: { player: SheetPlayer; line: number; isBench: boolean }[] = [];
  let section: Section = 'starters';
  /** The list that goes on after a line about something else. */
  let list: 'starters' | 'bench' = 'starters';
  let hasBench = false;
  let coach: string | null = null;
  let captain: string | null = null;
  let formation: string | null = null;

  for (const [index, raw] of normaliseCharacters(text).split(/\r?\n/).slice(0, MAX_LINES).entries()) {
    const line = index + 1;
    let content = cleanSheetLine(raw);
    if (content === '') continue;
    formation ??= FORMATION.exec(content)?.[0] ?? null;
    const label = readLabel(content);
    if (label) ({ section, content } = label);
    else content = content.replace(TEAM_NAME, '');
    content = content
      .replace(FORMATION, '')
      .replace(/\(\s*\)/g, '')
      .trim();
    if (section === 'bench') hasBench = true;
    if (section === 'starters' || section === 'bench') list = section;
    if (section === 'formation') section = list;
    else if (content === '') continue;
    else if (section === 'rest') {
      // `Stadion: …` is one line. Below `Hakimlər:` there are several.
      if (label) section = list;
    } else if (section === 'coach') {
      coach ??= content;
      section = list;
    } else if (section === 'captain') {
      captain = readSheetPlayer(content)?.player.name ?? null;
      section = list;
    } else if (!/:$/.test(content)) {
      const left = Math.max(0, MAX_PLAYERS - found.length - problems.length);
      for (const part of splitSheetNames(content).slice(0, left)) {
        const read = readSheetPlayer(part);
        if (!read) problems.push({ line, code: 'unreadable', text: part.slice(0, 80) });
        else {
          found.push({ player: read.player, line, isBench: section === 'bench' });
          // `Zubir (Səfərov, 65)`: the player in parentheses came on later.
          for (const player of read.substitutes) found.push({ player, line, isBench: true });
        }
      }
    }
  }

  const sheet = divide(dropTitle(found), hasBench);
  problems.push(...sheet.problems);
  markCaptain(sheet, captain);
  markGoalkeeper(sheet.starters);
  const count = sheet.starters.length;
  if (count !== 11) problems.push({ line: null, code: 'notEleven', text: String(count) });
  return { formation, coach, ...sheet, problems };
}

function cleanSheetLine(raw: string): string {
  return raw
    .replace(/[\u00a0\t]/g, ' ')
    .replace(/^\s*\d\ufe0f?\u20e3/u, (digit) => digit.replace(/\D/g, ''))
    .replace(DECORATION, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The section of a line `Ehtiyatlar: …` or `Baş məşqçi – …` and the text after it; null when it has no label. */
function readLabel(text: string): { section: Section; content: string } | null {
  const [, words = '', content = ''] =
    /^([^:\d,]{2,40}?|ilk 11|xi|11)\s*(?::|\s[-–—]\s|$)\s*(.*)$/i.exec(text) ?? [];
  const folded = foldText(words).trim();
  const section = LABELS.find(([pattern]) => pattern.test(folded))?.[1];
  return section ? { section, content } : null;
}

/**
 * The players of a line: `A, B; C` → three. Commas in parentheses do not divide. Between names without numbers a dash with
 * spaces divides too, as in `Qapıçı – Müdafiəçi, Müdafiəçi – Hücumçu`.
 */
function splitSheetNames(line: string): string[] {
  const letters = Array.from(line);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, letter] of letters.entries()) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    if (depth > 0 || !/[,;]/.test(letter)) continue;
    parts.push(letters.slice(start, index).join(''));
    start = index + 1;
  }
  parts.push(letters.slice(start).join(''));
  return parts
    .flatMap((part) => (/\d/.test(part) ? [part] : part.split(/\s[-–—]\s/)))
    .map((part) => part.replace(/(?<![.\s])[.\s]+$/, '').trim())
    .filter((part) => part !== '');
}

type Found = { player: SheetPlayer; line: number; isBench: boolean };

/** A first line without a number, above players with numbers, is the name of the team. */
function dropTitle(found: Found[]): Found[] {
  const [first, second] = found;
  const isTitle =
    first?.player.shirt === null && typeof second?.player.shirt === 'number' && second.line > first.line;
  return isTitle && found.slice(1).every(({ player }) => player.shirt !== null) ? found.slice(1) : found;
}

function divide(found: readonly Found[], hasBench: boolean) {
  const problems: TeamSheetProblem[] = [];
  const [starters, bench]: [SheetPlayer[], SheetPlayer[]] = [[], []];
  const names = new Set<string>();
  const shirts = new Set<number>();
  const areNumbered = found.filter(({ player }) => player.shirt !== null).length > found.length / 2;
  for (const { player, line, isBench } of found) {
    const { name, shirt } = player;
    const key = `${foldText(name)} ${shirt ?? ''}`;
    if (names.has(key)) {
      // A substitute in parentheses is usually in the list of the bench too.
      if (!isBench) problems.push({ line, code: 'playerTwice', text: name });
      continue;
    }
    names.add(key);
    if (shirt !== null && shirts.has(shirt)) problems.push({ line, code: 'shirtTwice', text: String(shirt) });
    if (shirt === null && areNumbered) problems.push({ line, code: 'shirtMissing', text: name });
    if (shirt !== null) shirts.add(shirt);
    const isStarter = !isBench && (hasBench || starters.length < 11);
    (isStarter ? starters : bench).push(player);
    if (player.isCaptain && starters.filter(({ isCaptain }) => isCaptain).length > 1)
      problems.push({ line, code: 'captainTwice', text: name });
  }
  return { starters, bench, problems };
}

function markCaptain(
  { starters, bench }: Pick<TeamSheet, 'starters' | 'bench'>,
  captain: string | null,
): void {
  const folded = captain && foldText(captain);
  const named = folded && [...starters, ...bench].find(({ name }) => foldText(name).endsWith(folded));
  if (named) named.isCaptain = true;
}

/** Without a mark, the goalkeeper is the starter with number 1, or else the first one. */
function markGoalkeeper(starters: SheetPlayer[]): void {
  if (starters.some(({ isGoalkeeper }) => isGoalkeeper)) return;
  const keeper = starters.find(({ shirt }) => shirt === 1) ?? starters[0];
  if (keeper) keeper.isGoalkeeper = true;
}
