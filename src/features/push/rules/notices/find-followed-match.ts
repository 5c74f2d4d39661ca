import { HOUR } from '#az/format/durations.ts';
import type { NamedTeam } from '#az/names/team-name.ts';
import { matchAddress } from '#features/matches/rules/match-address.ts';
import type { FixtureStatus } from '#features/matches/tables.ts';
import { parseNameGrammar } from '#features/teams/rules/name-grammar.ts';
import type { Db } from '#platform/db/schema.ts';
import type { PushTopicKind } from '../../tables.ts';

/** Entries about a match that was to begin earlier complete the archive. Extra time and penalties end within this time. */
const MATCH_NIGHT_MS = 6 * HOUR;

/** A match about which somebody wants notices. */
export interface FollowedMatch {
  status: FixtureStatus;
  /** Epoch ms. */
  kickOff: number;
  home: NamedTeam;
  away: NamedTeam;
  /** The path of its page. */
  address: string;
  /** The match, its teams and its competition. */
  topics: { kind: PushTopicKind; subjectId: string }[];
}

/** Null for a sample, a match of the archive, and a match that nobody follows. `now` is epoch ms. */
export async function findFollowedMatch(
  tx: Db,
  { fixtureId: id, now }: { fixtureId: string; now: number },
): Promise<FollowedMatch | null> {
  const row = await tx
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['fixture.kick_off', 'fixture.sample', 'fixture.status', 'competition_id', 'home_id', 'away_id'])
    .select(['home.slug as home_slug', 'home.name as home_name', 'home.kind as home_kind'])
    .select(['away.slug as away_slug', 'away.name as away_name', 'away.kind as away_kind'])
    .select(['home.grammar as home_grammar', 'away.grammar as away_grammar'])
    .where('fixture.id', '=', id)
    .executeTakeFirst();
  if (!row || row.sample === 1 || now > row.kick_off + MATCH_NIGHT_MS) return null;
  const topics = [
    { kind: 'match' as const, subjectId: id },
    { kind: 'team' as const, subjectId: row.home_id },
    { kind: 'team' as const, subjectId: row.away_id },
    { kind: 'competition' as const, subjectId: row.competition_id },
  ];
  if (!(await isFollowed(tx, topics))) return null;
  return {
    ...{ status: row.status, kickOff: row.kick_off, topics },
    home: { name: row.home_name, kind: row.home_kind, grammar: parseNameGrammar(row.home_grammar) },
    away: { name: row.away_name, kind: row.away_kind, grammar: parseNameGrammar(row.away_grammar) },
    address: matchAddress({ id, home: { slug: row.home_slug }, away: { slug: row.away_slug } }),
  };
}

async function isFollowed(tx: Db, topics: FollowedMatch['topics']): Promise<boolean> {
  for (const { kind, subjectId } of topics) {
    const topic = await tx
      .selectFrom('push_topic')
      .select('kind')
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .limit(1)
      .executeTakeFirst();
    if (topic) return true;
  }
  return false;
}
