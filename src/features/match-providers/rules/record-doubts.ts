import type { Side } from '#features/matches/rules/event-fields.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import { formatScore } from '#features/matches/rules/fixture.ts';
import type { LedgerEntry } from '#features/matches/rules/ledger/ledger-event.ts';
import { isGoalEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import type { Db } from '#platform/db/schema.ts';
import { hasLostAllEvents } from './diff-events.ts';
import { listHeldEvents } from './held-events.ts';
import type { MatchSnapshot } from './match-snapshot.ts';

interface DoubtsInput {
  provider: string;
  fixtureId: string;
  snapshot: MatchSnapshot;
  entries: readonly LedgerEntry[];
  /** Epoch ms. */
  now: number;
}

/**
 * Stores what a snapshot says that cannot be right: a list of events that is suddenly empty, and goals that do not give the
 * score. The desk sees both. Returns true when the list came empty for the first time, so that its events stay.
 */
export async function recordDoubts(
  tx: Db,
  { provider, fixtureId, snapshot, entries, now }: DoubtsInput,
): Promise<boolean> {
  const known = await tx
    .selectFrom('provider_fixture')
    .select(['list_gone_at', 'reported_score', 'listed_score'])
    .where('provider', '=', provider)
    .where('fixture_id', '=', fixtureId)
    .executeTakeFirst();
  if (!known) return false;
  const isGone = hasLostAllEvents(snapshot, listHeldEvents(entries, provider));
  const isDoubted = isGone && known.list_gone_at === null;
  const conflict = findScoreConflict(snapshot);
  const found = {
    list_gone_at: isDoubted ? now : null,
    reported_score: conflict && formatScore(conflict.reported),
    listed_score: conflict && formatScore(conflict.listed),
  };
  const isSame = (['list_gone_at', 'reported_score', 'listed_score'] as const).every(
    (name) => found[name] === known[name],
  );
  if (!isSame)
    await tx
      .updateTable('provider_fixture')
      .set(found)
      .where('provider', '=', provider)
      .where('fixture_id', '=', fixtureId)
      .execute();
  return isDoubted;
}

/**
 * The score of a snapshot and that of its goals, when they contradict each other. Null when they agree. A match without any
 * event is of a competition whose goals the provider does not list.
 */
function findScoreConflict({
  score,
  status,
  events,
}: Pick<MatchSnapshot, 'score' | 'status' | 'events'>): { reported: Score; listed: Score } | null {
  if (!score || events.length === 0 || status?.status === 'awarded') return null;
  const count = (side: Side) =>
    events.filter(({ event }) => isGoalEvent(event) && event.side === side).length;
  const listed = { home: count('home'), away: count('away') };
  return listed.home === score.home && listed.away === score.away ? null : { reported: score, listed };
}
