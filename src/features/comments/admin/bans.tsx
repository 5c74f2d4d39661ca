import { Form } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { liftBan, listBans } from '../rules/moderation/bans.ts';
import { countQueue } from '../rules/moderation/read-queue.ts';
import { commentQueueText } from '../text.ts';
import type { Route } from './+types/bans.ts';
import { CommentTabs } from './comment-tabs.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const [bans, counts] = await Promise.all([listBans(db, { now: now() }), countQueue(db)]);
  return { bans, counts };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const id = readForm(await request.formData()).text('id');
  await liftBan(db, { actor: actorOf(context), id, now: now(), newId });
  return redirectWithToast(href('/admin/comments/bans'), 'comment.banLifted');
}

/** The readers who may not write now. */
export default function BansScreen({ loaderData }: Route.ComponentProps) {
  const { bans, counts } = loaderData;
  return (
    <div className="grid gap-4">
      <PageHead title={commentQueueText.title} />
      <CommentTabs counts={counts} />
      {bans.length === 0 && (
        <p className="rounded-md border border-line p-8 text-center text-muted">
          {commentQueueText.bansEmpty}
        </p>
      )}
      <ul className="grid gap-2">
        {bans.map((ban) => (
          <li
            key={ban.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-paper p-3"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <strong className="wrap-anywhere">{ban.name}</strong>
                <span>{commentQueueText.bannedUntil(formatDateTime(ban.expiresAt))}</span>
                {ban.hasNetwork && <span className="text-muted text-sm">{commentQueueText.withNetwork}</span>}
              </p>
              <p className="wrap-anywhere">{ban.reason}</p>
              <p className="text-muted text-sm">
                {commentQueueText.bannedBy(ban.createdByName, formatDateTime(ban.createdAt))}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="id" value={ban.id} />
              <Button type="submit">{commentQueueText.lift}</Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
