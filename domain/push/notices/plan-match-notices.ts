import type { Db } from '#db/schema.ts';
import type { PushTopicKind } from '#db/tables/distribution/push.ts';
import { listLedger } from '#domain/matches/ledger/list-ledger.ts';
import { matchAddress } from '#domain/matches/match-address.ts';
import { readChannels } from '#domain/matches/select-fixtures.ts';
import { parseTeamGrammar } from '#domain/matches/team-grammar.ts';
import type { NewId } from '#domain/new-id.ts';
import { describeMatchEntry, type MatchNotice } from './describe-match-entry.ts';
import { queueNotice } from './queue-notice.ts';

/** Entries about a match that was to begin earlier complete the archive. Extra time and penalties end within this time. */
const MATCH_NIGHT_MS = 6 * 3_600_000;

interface ChangedMatch {
  fixtureId: string;
  /** The entries of its ledger that were appended. */
  sequences: readonly number[];
  /** When they were appended, epoch ms. */
  createdAt: number;
  now: number;
  newId: NewId;
}

/** Queues the notices about new entries of the ledger of a match. */
export async function planMatchNotices(tx: Db, change: ChangedMatch): Promise<void> {
  const { fixtureId, sequences, createdAt, now, newId } = change;
  const match = await findMatch(tx, fixtureId);
  if (!match || match.sample === 1 || now > match.kick_off + MATCH_NIGHT_MS) return;
  const topics = [
    { kind: 'match' as const, subjectId: fixtureId },
    { kind: 'team' as const, subjectId: match.home_id },
    { kind: 'team' as const, subjectId: match.away_id },
  ];
  if (!(await isFollowed(tx, topics))) return;
  const ledger = await listLedger(tx, { fixtureId });
  const { home, away, address } = match;
  const channels = (await readChannels(tx, [fixtureId])).get(fixtureId);
  for (const sequence of sequences.toSorted((a, b) => a - b)) {
    const notice = describeMatchEntry(ledger, { sequence, teams: { home, away }, channels });
    if (!notice || createdAt + notice.ttlMs <= now) continue;
    const tag = `match-${fixtureId}-${notice.eventId}`;
    if (notice.isCorrection && !(await wasAnnounced(tx, tag))) continue;
    await queueNotice(tx, {
      ...{ id: newId(), eventKey: `match-${fixtureId}-${sequence}`, tag, address, topics, now },
      ...{ happenedAt: notice.addedAt, expiresAt: createdAt + notice.ttlMs },
      ...pickTexts(notice),
    });
  }
}

const pickTexts = ({ title, body, isSilent, isForGoalsOnly }: MatchNotice) => ({
  ...{ title, body, isSilent, isForGoalsOnly },
});

async function findMatch(tx: Db, id: string) {
  const row = await tx
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['fixture.kick_off', 'fixture.sample', 'home_id', 'away_id'])
    .select(['home.slug as home_slug', 'home.name as home_name', 'home.kind as home_kind'])
    .select(['away.slug as away_slug', 'away.name as away_name', 'away.kind as away_kind'])
    .select(['home.grammar as home_grammar', 'away.grammar as away_grammar'])
    .where('fixture.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...row,
    home: { name: row.home_name, kind: row.home_kind, grammar: parseTeamGrammar(row.home_grammar) },
    away: { name: row.away_name, kind: row.away_kind, grammar: parseTeamGrammar(row.away_grammar) },
    address: matchAddress({ id, home: { slug: row.home_slug }, away: { slug: row.away_slug } }),
  };
}

async function isFollowed(
  tx: Db,
  topics: readonly { kind: PushTopicKind; subjectId: string }[],
): Promise<boolean> {
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

async function wasAnnounced(tx: Db, tag: string): Promise<boolean> {
  const notice = await tx
    .selectFrom('push_notice')
    .select('id')
    .where('tag', '=', tag)
    .limit(1)
    .executeTakeFirst();
  return notice !== undefined;
}
