import { isCountry } from '#features/teams/rules/countries.ts';
import { addSquad, type PlayerWords, toPosition } from './build-squad.ts';
import { emptySeason, type ImportPlace, type Problems, type ReadSeason } from './imported-season.ts';

/** ` (1)  GK  Sergio Romero   ##  45, AS Monaco (FRA)`, with `-` for no number. */
const BY_COLUMNS = /^(?:\((\d{1,2})\)|-)\s+(GK|DF|MF|FW|MG)\s{2,}(\S.*)$/;
const NUMBER = /^(?:\d{1,2}|-|)$/;
const POSITION = /^(?:GK|DF|MF|FW|MG|\?)$/;
const TITLE = /^(=+)\s*([^=].*?)\s*=*$/;
/** `(10)  MF`: the number of a player whom nobody knows. */
const NAMELESS = /^\(\d{1,2}\)(?:\s+(?:GK|DF|MF|FW))?$/;
/** `Argentina (ARG)` */
const WITH_CODE = /^(.*)\(([A-Z]{3})\)$/;
/** A manager among the players. */
const COACH = 'MG';
const TOURNAMENT = /\b(?:world cup|euro|copa am[eé]rica|gold cup|asian cup|africa cup|nations)\b/i;

/** Whether a text is a list of squads, and no list of matches. */
export function isSquadsTxt(text: string): boolean {
  return text
    .split(/\r?\n/)
    .map(cutComment)
    .some((line) => readCells(line) !== null);
}

/** The parts of the line of a player. */
interface PlayerCells {
  shirt: string | undefined;
  name: string;
  position: string;
  /** Caps, birth and club of a line with commas. Null: they are in the comment. */
  details: string[] | null;
}

/** `1,  Etrit Berisha,  GK,  81/0, b. 1989,  Empoli FC (ITA)`, without a number or with `-` for it; or columns. */
function readCells(line: string): PlayerCells | null {
  const columns = BY_COLUMNS.exec(line);
  if (columns)
    return { shirt: columns[1], position: columns[2] ?? '', name: columns[3] ?? '', details: null };
  const cells = line.split(',').map((cell) => cell.trim());
  const [first = '', second = ''] = cells;
  const hasNumber = NUMBER.test(first) && POSITION.test(cells[2] ?? '');
  const [shirt, name = '', position = '', ...details] = hasNumber ? cells : ['', ...cells];
  const isPlayer = hasNumber || (first !== '' && POSITION.test(second));
  return isPlayer && name !== '' ? { shirt, name, position, details } : null;
}

interface OpenSquad {
  place: ImportPlace;
  team: string;
  coach: string | null;
  players: PlayerWords[];
  hasClubs: boolean;
}

/**
 * Reads squads of openfootball: below the name of each team a line for each player, with his number, position, year or day of birth
 * and club. A team without a heading has the name of the file: `ar-argentina.txt`. Adds a problem for every line that cannot
 * be read.
 */
export function parseSquadsTxt(text: string, problems: Problems, fileName: string | null): ReadSeason {
  const season = emptySeason();
  const squads: OpenSquad[] = [];
  let title: string | null = null;
  const open = (team: string, place: ImportPlace) =>
    squads.push({ place, team, coach: null, players: [], hasClubs: false });
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const place: ImportPlace = { unit: 'line', number: index + 1 };
    if (problems.list.length >= problems.max) break;
    const line = cutComment(raw);
    const heading = TITLE.exec(line);
    const comment = raw.startsWith('#') ? raw.replaceAll('#', '').trim() : '';
    const commented = WITH_CODE.test(comment) ? comment : undefined;
    if (heading) {
      title ??= heading[2] ?? '';
      // `= World Cup 2022` is the title of the squads below it, `= Albania - Euro 2024` that of one.
      const [team = '', tournament] = (heading[2] ?? '').replace(/\s+/g, ' ').split(/ [-–] /);
      if (heading[1] !== '=' || tournament !== undefined || !TOURNAMENT.test(team)) open(team, place);
    } else if (commented !== undefined && (squads.at(-1)?.players.length ?? 1) > 0) open(commented, place);
    else if (line !== '' && !/^=+$/.test(line)) {
      if (squads.length === 0) open(fileName === null ? '' : toTeamName(fileName), place);
      readPlayer(season, problems, squads.at(-1), { line, raw, place });
    }
  }
  const isTournament = TOURNAMENT.test(title ?? '');
  for (const { hasClubs, players, ...squad } of squads.filter((one) => one.players.length > 0)) {
    const [, team = squad.team, code = ''] = WITH_CODE.exec(squad.team) ?? [];
    addSquad(season, problems, {
      ...squad,
      team,
      code: isCountry(code) ? code : null,
      isNational: hasClubs || isTournament || code !== '',
      players,
    });
  }
  return season;
}

interface PlayerLine {
  line: string;
  /** With its comment. */
  raw: string;
  place: ImportPlace;
}

function readPlayer(
  season: ReadSeason,
  problems: Problems,
  squad: OpenSquad | undefined,
  { line, raw, place }: PlayerLine,
): void {
  if (NAMELESS.test(line)) {
    season.warnings.push({ place, code: 'playerUnnamed', text: raw.trim().slice(0, 80) });
    season.skipped.people += 1;
    return;
  }
  const cells = readCells(line);
  if (!squad || !cells) {
    problems.list.push({ place, code: 'playerInvalid', text: raw.trim().slice(0, 80) });
    season.skipped.people += 1;
    return;
  }
  const { shirt, position, name } = cells;
  if (position === COACH) {
    squad.coach = WITH_CODE.exec(name)?.[1]?.trim() ?? name;
    return;
  }
  const details = cells.details ?? (raw.split('#').at(-1) ?? '').split(',').map((one) => one.trim());
  const born = details.flatMap((detail) => /^b\.\s*(\S+)$/.exec(detail)?.[1] ?? [])[0] ?? '';
  // Caps and goals such as `81/0` and the birth stand before the club.
  squad.hasClubs ||= details.some(
    (detail) => detail !== '-' && /\p{L}/u.test(detail) && !detail.startsWith('b.'),
  );
  squad.players.push({
    place,
    source: raw,
    name,
    shirt: shirt === undefined || !/^\d/.test(shirt) ? null : Number(shirt),
    position: toPosition(position),
    born,
  });
}

const cutComment = (line: string) => (line.split('#', 1)[0] ?? '').trim();

/** `ar-argentina.txt` → `Argentina`, `ba-bosnia-herzegovina.txt` → `Bosnia Herzegovina`. */
function toTeamName(fileName: string): string {
  return fileName
    .replace(/\.[a-z]+$/i, '')
    .replace(/^[a-z]{2,3}-/, '')
    .split(/[-_]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
