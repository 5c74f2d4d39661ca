import { Form, useNavigation } from 'react-router';
import {
  countBreakingRecipients,
  findBreakingNotice,
} from '#features/push/rules/notices/plan-breaking-notice.ts';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError, toResponseError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { getBreakingState } from '../rules/breaking-entry.ts';
import { getBreaking } from '../rules/get-breaking.ts';
import { updateBreaking } from '../rules/update-breaking.ts';
import { breakingText } from '../text.ts';
import type { Route } from './+types/entry.ts';
import { BreakingFields } from './breaking-fields.tsx';
import { parseBreakingForm, readBreakingForm, toBreakingForm } from './read-breaking-form.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const line = await getBreaking(db, { id: params.id }).catch((error) => {
    throw toResponseError(error);
  });
  return {
    form: toBreakingForm(line),
    version: line.version,
    hasEnded: getBreakingState(line, now) === 'past',
    recipients: await countBreakingRecipients(db, { now }),
    notified: await findBreakingNotice(db, { id: params.id }),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const sent = await request.formData();
  const form = readBreakingForm(sent);
  try {
    const at = now();
    const entry = parseBreakingForm(form, { now: at });
    const version = Number(sent.get('version'));
    await updateBreaking(db, { actor, id: params.id, entry, version, now: at, newId });
    return redirectWithToast(href('/admin/breaking'), 'breaking.saved');
  } catch (error) {
    return toActionError(error, { form });
  }
}

/** The form of a breaking entry. An ended entry cannot be changed. For editors. */
export default function BreakingEntryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { form, version, hasEnded, ...push } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="max-w-4xl">
      <PageHead title={breakingText.edit}>
        <ButtonLink to={href('/admin/breaking')} look="quiet">
          {breakingText.back}
        </ButtonLink>
      </PageHead>
      <Form method="post" noValidate className="grid gap-4">
        {hasEnded && <Notice>{problemSentence('breaking.ended')}</Notice>}
        <ProblemNotice problem={actionData?.problem} />
        {actionData && actionData.problems.length > 0 && (
          <Notice kind="error">{breakingText.fixErrors}</Notice>
        )}
        <input type="hidden" name="version" value={version} />
        <BreakingFields form={actionData?.form ?? form} problems={actionData?.problems ?? []} {...push} />
        <Button
          type="submit"
          look="primary"
          isBusy={isBusy}
          disabled={hasEnded}
          className="justify-self-start"
        >
          {breakingText.save}
        </Button>
      </Form>
    </div>
  );
}
