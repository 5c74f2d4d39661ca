import { DAY } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type Change, requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import type { Commenter } from '../commenter.ts';
import { banDays } from './ban-days.ts';

/** A network is not banned longer, because other people get its address later. */
const MAX_NETWORK_DAYS = 30;
const MAX_REASON_LENGTH = 200;

export interface BanInput {
  days: number;
  reason: string;
  /** Ban the network as well as the browser. */
  hasNetwork: boolean;
}

/**
 * Bans the writer of a comment, once for each `id`, and rejects everything of this browser that waits or was reported. For moderators.
 * Returns how many comments the ban has rejected.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'form.sentBefore'.
 */
export async function banCommenter(
  db: Db,
  { commentId, ban, ...change }: Change & { id?: string; commentId: string; ban: BanInput },
): Promise<{ rejected: number }> {
  const { actor, now, newId, id = newId() } = change;
  requireRole(actor, 'moderator');
  const { days, reason, hasNetwork } = parseBan(ban);
  let count = 0;
  await createOnce(db, 'comment_ban', { id, reason }, async (tx) => {
    const comment = await tx
      .selectFrom('comment')
      .select(['name', 'commenter_hash', 'network_hash'])
      .where('id', '=', commentId)
      .executeTakeFirstOrThrow(() => new NotFound(`No comment has the id ${commentId}`));
    const expiresAt = now + days * DAY;
    await tx
      .insertInto('comment_ban')
      .values({
        id,
        name: comment.name,
        reason,
        created_at: now,
        expires_at: expiresAt,
        created_by: actor.id,
        created_by_name: actor.name,
        commenter_hash: comment.commenter_hash,
        network_hash: hasNetwork ? comment.network_hash : null,
      })
      .execute();
    const rejected = await tx
      .updateTable('comment')
      .set((eb) => ({
        status: 'rejected',
        decided_from: eb.ref('status'),
        version: eb('version', '+', 1),
        decided_at: now,
        decided_by: actor.id,
        decided_by_name: actor.name,
      }))
      .where('commenter_hash', '=', comment.commenter_hash)
      .where((eb) => eb.or([eb('id', '=', commentId), eb('status', 'in', ['waiting', 'reported'])]))
      .where('status', '<>', 'rejected')
      .executeTakeFirstOrThrow();
    count = Number(rejected.numUpdatedRows);
    const { name } = comment;
    const after = { name, reason, expiresAt, network: hasNetwork, rejectedComments: count };
    await recordAudit(tx, change, 'commentBan.create', id, { after });
  });
  return { rejected: count };
}

function parseBan(ban: BanInput): BanInput {
  const read = readForm(ban);
  const reason = read.line('reason', {
    required: 'staff.reasonRequired',
    limit: MAX_REASON_LENGTH,
    tooLong: 'contact.tooLong',
  });
  if (!banDays.includes(ban.days)) read.refuse('days', 'comment.banDays');
  else if (ban.hasNetwork && ban.days > MAX_NETWORK_DAYS) read.refuse('days', 'comment.banNetworkDays');
  read.check();
  return { ...ban, reason };
}

/** The comment whose writer is to be banned. */
interface CommentToBan {
  id: string;
  name: string;
  text: string;
  /** The hash of the network is stored, so the network can be banned. */
  hasNetwork: boolean;
}

export async function findCommentToBan(db: Db, { id }: { id: string }): Promise<CommentToBan | null> {
  const row = await db
    .selectFrom('comment')
    .select(['name', 'text', 'network_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id, name: row.name, text: row.text, hasNetwork: row.network_hash !== null } : null;
}

/** Lifts a ban. Does nothing when another moderator has lifted it. For moderators. @throws Forbidden. */
export async function liftBan(db: Db, { id, ...change }: SubjectChange): Promise<void> {
  requireRole(change.actor, 'moderator');
  await inTransaction(db, async (tx) => {
    const before = await tx
      .deleteFrom('comment_ban')
      .where('id', '=', id)
      .returning(['name', 'reason', 'expires_at as expiresAt'])
      .executeTakeFirst();
    if (before) await recordAudit(tx, change, 'commentBan.lift', id, { before });
  });
}

/** A ban that holds. Moments are epoch milliseconds. */
interface CommentBan {
  id: string;
  /** The name on the comment that led to the ban. */
  name: string;
  reason: string;
  hasNetwork: boolean;
  createdAt: number;
  expiresAt: number;
  createdByName: string;
}

const MAX_LISTED = 200;

/** The bans that hold at `now`, the newest first. */
export async function listBans(db: Db, { now }: { now: number }): Promise<CommentBan[]> {
  const rows = await db
    .selectFrom('comment_ban')
    .select([
      'id',
      'name',
      'reason',
      'network_hash',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'created_by_name as createdByName',
    ])
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ network_hash, ...ban }) => ({ ...ban, hasNetwork: network_hash !== null }));
}

/**
 * Every write of a reader calls it: new comments, edits, answers and reports.
 * @throws Conflict 'comment.banned' when the browser or the network of the reader is banned.
 */
export async function requireNotBanned(
  db: Db,
  { commenterHash, networkHash, now }: Commenter & { now: number },
): Promise<void> {
  const bans = db.selectFrom('comment_ban').select('id').where('expires_at', '>', now).limit(1);
  const [browser, network] = await Promise.all([
    bans.where('commenter_hash', '=', commenterHash).executeTakeFirst(),
    bans.where('network_hash', '=', networkHash).executeTakeFirst(),
  ]);
  if (browser ?? network) throw new Conflict('comment.banned', 'The reader is banned');
}
