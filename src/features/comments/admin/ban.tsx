import { Form, useNavigation } from 'react-router';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead, ParentLink } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { CheckField, findFieldError, SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { banDays } from '../rules/moderation/ban-days.ts';
import { banCommenter, findCommentToBan } from '../rules/moderation/bans.ts';
import { commentQueueText } from '../text.ts';
import type { Route } from './+types/ban.ts';

const DEFAULT_DAYS = 7;
const dayNames: Readonly<Record<number, string>> = commentQueueText.days;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, newId } = servicesOf(context);
  const comment = await findCommentToBan(db, { id: params.id });
  if (!comment) throw new Response(null, { status: 404 });
  return { comment, newId: newId() };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const sent = await request.formData();
  const form = readForm(sent);
  const ban = {
    days: form.count('days'),
    reason: form.text('reason'),
    hasNetwork: form.text('network') === '1',
  };
  try {
    const change = { actor: actorOf(context), id: readNewId(sent, newId), now: now(), newId };
    await banCommenter(db, { ...change, commentId: params.id, ban });
    return redirectWithToast(href('/admin/comments'), 'comment.banned');
  } catch (error) {
    return toActionError(error, { ban });
  }
}

/** The form that bans the writer of a comment. */
export default function BanScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { comment, newId } = loaderData;
  const ban = actionData?.ban ?? { days: DEFAULT_DAYS, reason: '', hasNetwork: false };
  const errorOf = (field: string) => findFieldError(actionData?.problems, field);
  return (
    <div className="grid max-w-2xl gap-4">
      <ParentLink to={href('/admin/comments')}>{commentQueueText.back}</ParentLink>
      <PageHead title={commentQueueText.banTitle} aside={comment.name} />
      <blockquote className="whitespace-pre-line wrap-anywhere border-line border-s-4 ps-4">
        {comment.text}
      </blockquote>
      <p className="text-muted">{commentQueueText.banIntro}</p>
      <Form method="post" noValidate className="grid gap-4 rounded-md border border-line bg-paper p-4">
        <input type="hidden" name="id" value={newId} />
        <ProblemNotice problem={actionData?.problem} />
        <SelectField
          label={commentQueueText.banDays}
          name="days"
          defaultValue={ban.days}
          error={errorOf('days')}
          fieldClass="max-w-xs"
        >
          <SelectOptions items={banDays.map((days) => [days, dayNames[days]])} />
        </SelectField>
        <TextField
          label={commentQueueText.banReason}
          hint={commentQueueText.banReasonHint}
          name="reason"
          required
          defaultValue={ban.reason}
          error={errorOf('reason')}
        />
        {comment.hasNetwork && (
          <div>
            <CheckField
              label={commentQueueText.banNetwork}
              name="network"
              value="1"
              defaultChecked={ban.hasNetwork}
            />
            <p className="text-muted text-sm">{commentQueueText.banNetworkHint}</p>
          </div>
        )}
        <Button
          type="submit"
          look="danger"
          isBusy={useNavigation().state === 'submitting'}
          className="justify-self-start"
        >
          {commentQueueText.ban}
        </Button>
      </Form>
    </div>
  );
}
