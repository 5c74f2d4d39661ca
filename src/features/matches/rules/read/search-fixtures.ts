import { foldText } from '#az/characters/characters.ts';
import { findBakuMoment } from '#az/format/baku-time.ts';
import { formatInputDate, parseDayStart } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { months } from '#az/text/time.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';

/** Longer queries and further words are cut off. */
const MAX_QUERY_LENGTH = 100;
const MAX_WORDS = 6;
/** Of the teams and competitions that one word means, so many are looked up. */
const MAX_NAMES = 12;

/**
 * The matches that a query means, the nearest to `now` first: all words have to name one of the teams or the competition
 * (the beginning of a word is enough), or a day (`21.11.2026`, `21.11`, `21 noyabr`, `dünən`) or a year. An empty query finds
 * all matches. `now` in epoch milliseconds.
 */
export async function searchFixtures(
  db: Db,
  { query, now, limit = 30 }: { query: string; now: number; limit?: number },
): Promise<Fixture[]> {
  const { words, range } = readQuery(query, now);
  const names = words.length > 0 ? await listNames(db) : [];
  const meanings = words.map((word) => findMeaning(names, word));
  if (meanings.some((ids) => ids.length === 0)) return [];
  // The word with the fewest meanings decides which parts of the indexes are read.
  const [pivot = null, ...others] = meanings.sort((one, other) => one.length - other.length);
  const sources = pivot ? pivot.flatMap(sourcesOf) : [null];
  const found = await Promise.all(
    sources.flatMap((source) =>
      (['future', 'past'] as const).map((side) => readSide(db, { source, others, range, side, now, limit })),
    ),
  );
  const rows = [...new Map(found.flat().map((row) => [row.id, row])).values()];
  rows.sort((a, b) => Math.abs(a.kick_off - now) - Math.abs(b.kick_off - now) || (a.id < b.id ? -1 : 1));
  return toFixtures(db, rows.slice(0, limit));
}

interface Name {
  kind: 'team' | 'competition';
  id: string;
  /** Folded words. */
  words: readonly string[];
}

interface Source {
  column: 'fixture.home_id' | 'fixture.away_id' | 'fixture.competition_id';
  id: string;
}

interface Side {
  /** Null: all matches. */
  source: Source | null;
  others: readonly (readonly Name[])[];
  range: { from: number; to: number } | null;
  side: 'future' | 'past';
  now: number;
  limit: number;
}

function readSide(db: Db, { source, others, range, side, now, limit }: Side) {
  let query = selectFixtures(db);
  if (source) query = query.where(source.column, '=', source.id);
  if (range)
    query = query.where('fixture.kick_off', '>=', range.from).where('fixture.kick_off', '<', range.to);
  for (const names of others)
    query = query.where((eb) => eb.or(names.flatMap(sourcesOf).map(({ column, id }) => eb(column, '=', id))));
  return query
    .where('fixture.kick_off', side === 'future' ? '>=' : '<', now)
    .orderBy('fixture.kick_off', side === 'future' ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

function sourcesOf({ kind, id }: Name): Source[] {
  if (kind === 'competition') return [{ column: 'fixture.competition_id', id }];
  return [
    { column: 'fixture.home_id', id },
    { column: 'fixture.away_id', id },
  ];
}

async function listNames(db: Db): Promise<Name[]> {
  const [teams, aliases, competitions] = await Promise.all([
    db.selectFrom('team').select(['id', 'name', 'short_name']).execute(),
    db.selectFrom('team_alias').select(['team_id as id', 'alias as name']).execute(),
    db.selectFrom('competition').select(['id', 'name', 'slug']).execute(),
  ]);
  return [
    ...teams.map(({ id, name, short_name }) => toName('team', id, `${name} ${short_name}`)),
    ...aliases.map(({ id, name }) => toName('team', id, name)),
    ...competitions.map(({ id, name, slug }) => toName('competition', id, `${name} ${slug}`)),
  ];
}

const toName = (kind: Name['kind'], id: string, text: string): Name => ({
  kind,
  id,
  words: splitWords(text),
});

function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The teams and competitions that a word names. An ending after a name is allowed: `qarabagin`. */
function findMeaning(names: readonly Name[], word: string): Name[] {
  const MIN_STEM = 4;
  const isMeant = (own: string) =>
    own.startsWith(word) || (own.length >= MIN_STEM && word.startsWith(own) && word.length - own.length <= 4);
  const found = names.filter(({ words }) => words.some(isMeant));
  return [...new Map(found.map((name) => [`${name.kind} ${name.id}`, name])).values()].slice(0, MAX_NAMES);
}

/** Days and years become a range of time; what is left are words. */
function readQuery(query: string, now: number) {
  let text = foldText(query.slice(0, MAX_QUERY_LENGTH));
  let range: { from: number; to: number } | null = null;
  const take = (pattern: RegExp, read: (...parts: string[]) => { from: number; to: number } | null) => {
    if (range) return;
    const match = pattern.exec(text);
    if (!match) return;
    range = read(...match.map((part) => part ?? ''));
    if (range) text = text.replace(match[0], ' ');
  };
  take(/\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d\d-\d\d/, (day) => dayRange(day));
  take(/\b(\d{1,2}) ([a-z]{3,})(?: (\d{4}))?\b/, (_all, day, month, year) => {
    const at = months.findIndex((name) => foldText(name).startsWith(month ?? ''));
    return at < 0 ? null : nearestDay(day ?? '', at + 1, year ?? '', now);
  });
  take(/\b(\d{1,2})[./](\d{1,2})\b/, (_all, day, month) => nearestDay(day ?? '', Number(month), '', now));
  // Not `sabah`: it is a club.
  take(/\b(?:bu ?gun|dunen)\b/, (word) => dayRange(formatInputDate(word === 'dunen' ? now - DAY : now)));
  take(/\b(20\d\d)\b/, (_all, year) => {
    const [from, to] = [yearStart(Number(year)), yearStart(Number(year) + 1)];
    return from === null || to === null ? null : { from, to };
  });
  return { words: splitWords(text).slice(0, MAX_WORDS), range };
}

const yearStart = (year: number) => parseDayStart(`1.1.${year}`);

function dayRange(day: string) {
  const from = parseDayStart(day);
  return from === null ? null : { from, to: from + DAY };
}

/** A day without a year is the nearest one. */
function nearestDay(day: string, month: number, year: string, now: number) {
  const thisYear = findBakuMoment(now)?.year ?? 0;
  const years = year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1];
  const ranges = years.flatMap((one) => dayRange(`${day}.${month}.${one}`) ?? []);
  return ranges.sort((a, b) => Math.abs(a.from - now) - Math.abs(b.from - now))[0] ?? null;
}
