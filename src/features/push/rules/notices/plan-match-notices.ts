import { listLedger } from '#features/matches/rules/ledger/list-ledger.ts';
import { readChannels } from '#features/matches/rules/select-fixtures.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { describeMatchEntry, listLedgerChanges, type MatchNotice } from './describe-match-entry.ts';
import { findFollowedMatch } from './find-followed-match.ts';
import { queueNotice } from './queue-notice.ts';

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
  const match = await findFollowedMatch(tx, { fixtureId, now });
  if (!match) return;
  const entries = await listLedger(tx, { fixtureId });
  const { home, away, address, topics } = match;
  const channels = (await readChannels(tx, [fixtureId])).get(fixtureId);
  for (const change of listLedgerChanges(entries, sequences)) {
    const { sequence } = change.entry;
    const notice = describeMatchEntry(change, { teams: { home, away }, channels });
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

async function wasAnnounced(tx: Db, tag: string): Promise<boolean> {
  const notice = await tx
    .selectFrom('push_notice')
    .select('id')
    .where('tag', '=', tag)
    .limit(1)
    .executeTakeFirst();
  return notice !== undefined;
}
