import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { LEASE_MS, LeaseLost, whileLeased } from '#platform/jobs/lease.ts';
import type { Log } from '#platform/log.ts';
import type { NewId } from '#platform/new-id.ts';
import { applySnapshot } from '../rules/apply-snapshot.ts';
import {
  findNextList,
  listDueFixtures,
  listPlayedKickOffs,
  type PollPace,
  scheduleNextPoll,
  spreadCalls,
} from '../rules/due-fixtures.ts';
import { saveProviderFixtures } from '../rules/provider-fixtures.ts';
import {
  claimProvider,
  type Outcome,
  planQuotaWait,
  planRetry,
  updateHeldProvider,
} from '../rules/providers.ts';
import type { ProviderTable } from '../tables.ts';
import { ProviderError } from './fetch-json.ts';
import type { MatchProvider } from './match-provider.ts';

const LISTED_BEFORE_MS = 3 * DAY;
const LISTED_AHEAD_MS = 14 * DAY;
/** The list of matches is not read with fewer calls left: they are for matches that are being played. */
const CALLS_FOR_MATCHES = 60;

export interface PollParts {
  db: Db;
  now: () => number;
  newId: NewId;
  /** Between 0 and 1. */
  random: () => number;
  log: Log;
  /** Ids of providers whose word counts more. */
  preferred: readonly string[];
}

/** Polls a provider when it is due: its list of matches, and the matches whose time has come. One instance polls at a time. */
export async function pollProvider(
  provider: MatchProvider,
  parts: PollParts,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, random, log } = parts;
  const claimed = await claimProvider(db, { provider: provider.id, now: now() });
  if (!claimed) return;
  const unknown: string[] = [];
  const remaining = findRemaining(claimed, now());
  let listAt: number | null = null;
  /** Stores also what was read before a failure: the calls of a list are not spent again. */
  const release = async (outcome: Outcome) => {
    // The unknown values stay on the screen until the next list of matches, and are logged when they change.
    const values = toLines(unknown) ?? (listAt === null ? claimed.unknown_values : null);
    if (values !== null && values !== claimed.unknown_values)
      log.warn(`${provider.id}: values that are not known`, { values });
    const read = { ...(listAt === null ? {} : { list_at: listAt }), unknown_values: values };
    await updateHeldProvider(db, { provider: provider.id, heldUntil }, { ...read, ...outcome });
  };
  let heldUntil = claimed.poll_at;
  const renew = async () => {
    const until = now() + LEASE_MS;
    const held = { provider: provider.id, heldUntil };
    const isRenewed = await updateHeldProvider(db, held, { poll_at: until });
    if (isRenewed) heldUntil = until;
    return isRenewed;
  };
  try {
    const hasPolled = await whileLeased({ renew, signal }, async (leased) => {
      const read = { ...parts, signal: leased, unknown };
      listAt = await readList(provider, { ...claimed, remaining_today: remaining }, read);
      return readMatches(provider, read);
    });
    const { remainingToday, remainingThisMinute } = provider.budget();
    const isHeard = listAt !== null || hasPolled;
    await release({
      poll_at: now() + (isHeard ? planQuotaWait(provider.budget(), now()) : 0),
      ...(isHeard ? { succeeded_at: now(), failures: 0, error: null, problem: null } : {}),
      remaining_today: remainingToday ?? remaining,
      remaining_minute: remainingThisMinute,
    });
  } catch (error) {
    // Another instance polls it.
    if (error instanceof LeaseLost) return;
    const failures = claimed.failures + 1;
    const retryAfterMs = error instanceof ProviderError ? error.retryAfterMs : null;
    const wait = planRetry({ failures, retryAfterMs, random: random() });
    const message = (error as Error).message;
    await release({
      poll_at: now() + wait,
      failed_at: now(),
      failures,
      error: message.slice(0, 500),
      problem: error instanceof ProviderError ? error.problem : null,
      remaining_today: provider.budget().remainingToday ?? remaining,
    });
    if (!(error instanceof ProviderError)) throw error;
    log.warn(`${provider.id}: ${message}`, { problem: error.problem, failures, retryInMs: wait });
  }
}

/** The calls that are left today. The count of another day says nothing: calls are counted anew at midnight UTC. */
function findRemaining({ remaining_today, succeeded_at, failed_at }: ProviderTable, now: number) {
  const heardAt = Math.max(succeeded_at ?? 0, failed_at ?? 0);
  return heardAt < now - (now % DAY) ? null : remaining_today;
}

interface ReadParts extends PollParts {
  signal: AbortSignal;
  unknown: string[];
}

/** Reads the list of matches when it is due. Returns when it is due again; null when it was not read. */
async function readList(
  provider: MatchProvider,
  { list_at, remaining_today }: ProviderTable,
  { db, now, newId, signal, unknown }: ReadParts,
): Promise<number | null> {
  const at = now();
  if (list_at > at || (remaining_today !== null && remaining_today < CALLS_FOR_MATCHES)) return null;
  const range = { from: at - LISTED_BEFORE_MS, to: at + LISTED_AHEAD_MS };
  const list = await provider.listFixtures(range, { now: at, signal });
  const saved = { provider: provider.id, fixtures: list.fixtures, now: at, newId };
  unknown.push(...list.unknown, ...(await saveProviderFixtures(db, saved)));
  return findNextList(
    list.fixtures.flatMap(({ kickOff }) => kickOff ?? []),
    { now: at, isScarce: provider.isScarce() },
  );
}

/** Reads the matches that are due, in one call. Returns false when none is due. */
async function readMatches(
  provider: MatchProvider,
  { db, now, newId, log, preferred, signal, unknown }: ReadParts,
): Promise<boolean> {
  const limit = provider.batchSize();
  const due = await listDueFixtures(db, { provider: provider.id, preferred, now: now(), limit });
  if (due.length === 0) return false;
  const ids = due.map(({ externalId }) => externalId);
  const fetched = await provider.getSnapshots(ids, { now: now(), signal });
  const pace = await findPace(provider, { db, now: now() });
  for (const { externalId, fixtureId } of due) {
    const found = fetched.find(({ snapshot }) => snapshot.externalId === externalId);
    if (!found) unknown.push(`match ${externalId} is not in the answer`);
    else {
      unknown.push(...found.snapshot.unknown);
      const input = { provider: provider.id, fixtureId, ...found, now: now(), newId };
      // One match that cannot be written must not stop the others.
      await applySnapshot(db, input).catch((error: unknown) =>
        log.error(`${provider.id}: a match was not written`, { fixtureId, error }),
      );
    }
    await scheduleNextPoll(db, { provider: provider.id, fixtureId, now: now(), pace });
  }
  return true;
}

/** Few calls are spread over the matches until midnight UTC. */
async function findPace(provider: MatchProvider, { db, now }: { db: Db; now: number }): Promise<PollPace> {
  const [isScarce, leastMs] = [provider.isScarce(), provider.liveIntervalMs()];
  const { remainingToday } = provider.budget();
  if (!isScarce || remainingToday === null) return { isScarce, liveIntervalMs: leastMs };
  const day = { from: now, to: now - (now % DAY) + DAY };
  const kickOffs = await listPlayedKickOffs(db, { provider: provider.id, ...day });
  return { isScarce, liveIntervalMs: spreadCalls(kickOffs, { now, remainingToday, leastMs }) };
}

function toLines(values: readonly string[]): string | null {
  return values.length === 0 ? null : [...new Set(values)].join('\n').slice(0, 2000);
}
