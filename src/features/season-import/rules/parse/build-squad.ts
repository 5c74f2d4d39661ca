import { foldText } from '#az/characters/characters.ts';
import type { PlayerPosition } from '#features/teams/tables.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import type { ImportedPlayer, ImportedSquad, ImportPlace, Problems, ReadSeason } from './imported-season.ts';
import { cleanPlayerName } from './player-name.ts';

/** A player in the words of a file. */
export interface PlayerWords {
  place: ImportPlace;
  /** The part of the file that messages show. */
  source: string;
  name: string;
  shirt: number | null;
  position: PlayerPosition | null;
  /** `1998-12-20`, `1998/12/20` or `1998`; empty when the file has none. */
  born: string;
}

interface SquadWords extends Omit<ImportedSquad, 'players'> {
  players: readonly PlayerWords[];
}

const POSITIONS: ReadonlyMap<string, PlayerPosition> = new Map([
  ['gk', 'goalkeeper'],
  ['df', 'defender'],
  ['mf', 'midfielder'],
  ['fw', 'forward'],
  ['goalkeeper', 'goalkeeper'],
  ['defender', 'defender'],
  ['midfielder', 'midfielder'],
  ['forward', 'forward'],
]);

/** `GK`, `DF`, `MF` or `FW`, or the word. Null for anything else. */
export function toPosition(text: string): PlayerPosition | null {
  return POSITIONS.get(text.trim().toLowerCase()) ?? null;
}

/**
 * Checks a squad and adds it to the season. A player without a name is a problem. Two of one name are two players when they were
 * born on different days; otherwise the second is left out.
 */
export function addSquad(season: ReadSeason, problems: Problems, { players, ...squad }: SquadWords): void {
  const team = cleanLine(squad.team);
  if (!team) {
    problems.list.push({ place: squad.place, code: 'squadTeamMissing', text: '' });
    season.skipped.people += players.length;
    return;
  }
  const taken = new Map<string, ImportedPlayer>();
  for (const { place, source, name: written, shirt, position, born } of players) {
    const text = source.trim().slice(0, 80);
    const name = cleanPlayerName(written);
    const birth = readBirth(born);
    const key = `${foldText(name)} ${birth.bornOn ?? birth.birthYear}`;
    if (name === '' || taken.has(key)) season.skipped.people += 1;
    if (name === '') problems.list.push({ place, code: 'playerInvalid', text });
    else if (taken.has(key)) season.warnings.push({ place, code: 'playersTwice', text });
    else taken.set(key, { name, shirt, position, ...birth });
  }
  season.squads.push({
    ...squad,
    team,
    coach: squad.coach === null ? null : cleanPlayerName(squad.coach) || null,
    players: [...taken.values()],
  });
}

function readBirth(text: string): Pick<ImportedPlayer, 'bornOn' | 'birthYear'> {
  const [, year, month, day] = /^(\d{4})(?:[-/](\d{1,2})[-/](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (year === undefined) return { bornOn: null, birthYear: null };
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay = day !== undefined && date.getUTCDate() === Number(day);
  return { bornOn: isDay ? date.toISOString().slice(0, 10) : null, birthYear: Number(year) };
}
