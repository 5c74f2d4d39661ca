import { foldText } from '#az/characters/characters.ts';
import { editDistance } from '#az/characters/edit-distance.ts';
import { findCountry } from './english-countries.ts';
import { splitCountry } from './team-name-parts.ts';

export interface KnownTeam {
  id: string;
  slug: string;
  name: string;
  /** The code of its country; empty when it is not known. */
  country: string;
  aliases: readonly string[];
}

/** A name of the file that no team has. */
interface UnknownTeam {
  name: string;
  /** The most similar teams, the nearest first. Empty when none is similar. */
  nearest: KnownTeam[];
}

export interface ResolvedNames {
  /** Names of the file → teams. */
  teams: Map<string, KnownTeam>;
  /** Teams that are spelled differently in the file, such as `Sumgayıt FK` for `Sumqayıt`. */
  respelled: { name: string; team: KnownTeam }[];
  unknown: UnknownTeam[];
}

const MAX_NEAREST = 3;

/**
 * Finds the team of each name: by its name or an alias (folded), else by `teamKey`, when only one team has that key, else a national
 * team by the English name of its country. The names in `mapped` were decided by hand and count first.
 */
export function resolveTeamNames(
  names: Iterable<string>,
  known: readonly KnownTeam[],
  mapped: ReadonlyMap<string, string> = new Map(),
): ResolvedNames {
  const resolved: ResolvedNames = { teams: new Map(), respelled: [], unknown: [] };
  const byName = groupTeams(known, (name) => foldText(name).trim());
  const byKey = groupTeams(known, teamKey);
  const bySlug = new Map(known.map((team) => [team.slug, team]));
  for (const name of new Set(names)) {
    const byHand = bySlug.get(mapped.get(name) ?? '');
    const exact = byHand ?? onlyOne(byName.get(foldText(name).trim()));
    const team =
      exact ??
      onlyOne(ofCountry(byKey.get(teamKey(name)), splitCountry(name).country)) ??
      onlyOne(byName.get(foldText(findCountry(name)?.name ?? '')));
    if (team) resolved.teams.set(name, team);
    else resolved.unknown.push({ name, nearest: findNearest(name, known) });
    if (team && !exact) resolved.respelled.push({ name, team });
  }
  return resolved;
}

const namesOf = (team: KnownTeam) => [team.name, ...team.aliases];

function groupTeams(
  teams: readonly KnownTeam[],
  keyOf: (name: string) => string,
): Map<string, Set<KnownTeam>> {
  const groups = new Map<string, Set<KnownTeam>>();
  for (const team of teams)
    for (const key of namesOf(team).map(keyOf)) groups.set(key, (groups.get(key) ?? new Set()).add(team));
  return groups;
}

/** Of several teams those of the country that the file names. */
function ofCountry(teams: ReadonlySet<KnownTeam> | undefined, country: string) {
  if (!teams || teams.size < 2 || country === '') return teams;
  return new Set([...teams].filter((team) => team.country === country));
}

/** Two teams with one name are decided by hand. */
function onlyOne(teams: ReadonlySet<KnownTeam> | undefined): KnownTeam | undefined {
  return teams?.size === 1 ? [...teams][0] : undefined;
}

function findNearest(name: string, known: readonly KnownTeam[]): KnownTeam[] {
  const key = teamKey(name);
  const max = Math.max(2, Math.floor(key.length * 0.4));
  return known
    .map((team) => ({
      team,
      distance: Math.min(...namesOf(team).map((other) => nameDistance(key, teamKey(other), max))),
    }))
    .filter(({ distance }) => distance <= max)
    .sort((a, b) => a.distance - b.distance || (a.team.slug < b.team.slug ? -1 : 1))
    .slice(0, MAX_NEAREST)
    .map(({ team }) => team);
}

/** Words that say that a name is a club. Sources write them or leave them out. */
const CLUB_WORDS = new Set(['fk', 'pfk', 'fc', 'pfc', 'afc', 'cf', 'sc', 'ik', 'pik', 'cfc']);
/** English spellings of Azerbaijani sounds, and letters that sources interchange. `ä` and `ə` both become `a`. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sh/g, 's'],
  [/ch/g, 'c'],
  [/kh/g, 'x'],
  [/gh/g, 'g'],
  [/q/g, 'g'],
  [/e/g, 'a'],
  [/[jy]/g, 'i'],
];

/**
 * A form of a team's name that is equal for its usual spellings: `Sumgayıt FK` and `Sumqayıt`, `Zirä FK` and `Zirə`,
 * `FC Bayern München (GER)` and `Bayern Munchen`.
 */
function teamKey(name: string): string {
  const words = foldText(name)
    .replace(/\([^()]*\)/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !CLUB_WORDS.has(word));
  return SPELLINGS.reduce(
    (text, [pattern, letter]) => text.replace(pattern, letter),
    (telling.length > 0 ? telling : words).join(' '),
  );
}

/** A name that contains all words of the other is as near as one with one wrong letter: `Turan` and `Turan Tovuz`. */
function nameDistance(one: string, other: string, max: number): number {
  const [few = [], many = []] = [one.split(' '), other.split(' ')].sort((a, b) => a.length - b.length);
  return few.length < many.length && few.every((word) => many.includes(word))
    ? 1
    : editDistance(one, other, max);
}
