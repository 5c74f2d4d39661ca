import { DAY } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
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
 * Bans the writer of a comment and rejects everything of this browser that waits or was reported. For moderators.
 * @throws Forbidden, NotFound, InvalidInput.
 */
export async function banCommenter(
  db: Db,
  input: { actor: Actor; commentId: string; ban: BanInput; now: number; newId: NewId },
): Promise<{ rejected: number }> {
  const { actor, commentId, now, newId } = input;
  requireRole(actor, 'moderator');
  const { days, reason, hasNetwork } = parseBan(input.ban);
  return inTransaction(db, async (tx) => {
    const comment = await tx
      .selectFrom('comment')
      .select(['name', 'commenter_hash', 'network_hash'])
      .where('id', '=', commentId)
      .executeTakeFirst();
    if (!comment) throw new NotFound(`No comment has the id ${commentId}`);
    const id = newId();
    const expiresAt = now + days * DAY;
    await tx
      .insertInto('comment_ban')
      .values({
        ...{ id, name: comment.name, reason, created_at: now, expires_at: expiresAt },
        ...{ created_by: actor.id, created_by_name: actor.name },
        commenter_hash: comment.commenter_hash,
        network_hash: hasNetwork ? comment.network_hash : null,
      })
      .execute();
    const rejected = await tx
      .updateTable('comment')
      .set((eb) => ({
        ...{ status: 'rejected', decided_from: eb.ref('status'), version: eb('version', '+', 1) },
        ...{ decided_at: now, decided_by: actor.id, decided_by_name: actor.name },
      }))
      .where('commenter_hash', '=', comment.commenter_hash)
      .where((eb) => eb.or([eb('id', '=', commentId), eb('status', 'in', ['waiting', 'reported'])]))
      .where('status', '<>', 'rejected')
      .executeTakeFirstOrThrow();
    const count = Number(rejected.numUpdatedRows);
    await recordAudit(tx, {
      ...{ actor, action: 'commentBan.create', subjectType: 'commentBan', subjectId: id, now, newId },
      before: null,
      after: { name: comment.name, reason, expiresAt, network: hasNetwork, rejectedComments: count },
    });
    return { rejected: count };
  });
}

function parseBan(ban: BanInput): BanInput {
  const read = readForm(ban);
  const reason = read.line('reason', {
    ...{ required: 'staff.reasonRequired', limit: MAX_REASON_LENGTH, tooLong: 'contact.tooLong' },
  });
  if (!banDays.includes(ban.days)) read.refuse('days', 'comment.banDays');
  else if (ban.hasNetwork && ban.days > MAX_NETWORK_DAYS) read.refuse('days', 'comment.banNetworkDays');
  read.check();
  return { ...ban, reason };
}
