import { Form } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { ParentLink } from '#platform/admin/parent-link.tsx';
import { SaveButton } from '#platform/admin/save-button.tsx';
import { toActionError, toResponseError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { CheckField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { deleteWebhook } from '../rules/delete-webhook.ts';
import { getWebhook } from '../rules/get-webhook.ts';
import { rotateWebhookSecret } from '../rules/rotate-webhook-secret.ts';
import { updateWebhook } from '../rules/update-webhook.ts';
import { hasArrived, type WebhookAnswer } from '../rules/webhook-answer.ts';
import { webhooksText } from '../text.ts';
import type { Route } from './+types/webhook.ts';
import { SecretNotice } from './secret-notice.tsx';
import { readWebhookForm, WebhookFields } from './webhook-fields.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  return getWebhook(servicesOf(context).db, { id: params.id }).catch((error) => {
    throw toResponseError(error);
  });
}

const noResult = { problems: [], problem: null, input: null, secret: null, answer: null };

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId, testWebhook } = servicesOf(context);
  const form = await request.formData();
  const change = { actor, id: params.id, now: now(), newId };
  const input = { ...readWebhookForm(form), isOn: form.get('isOn') !== null };
  try {
    switch (form.get('intent')) {
      case 'update':
        await updateWebhook(db, { ...change, webhook: input, version: Number(form.get('version')) });
        return redirectWithToast(href('/admin/webhooks/:id', { id: params.id }), 'webhook.saved');
      case 'rotate':
        return { ...noResult, ...(await rotateWebhookSecret(db, change)) };
      case 'test':
        return { ...noResult, answer: await testWebhook(params.id) };
      case 'delete':
        await deleteWebhook(db, change);
        return redirectWithToast(href('/admin/webhooks'), 'webhook.deleted');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return toActionError(error, { input, secret: null, answer: null });
  }
}

/** One webhook: change it, send a test, give it another secret, or delete it. For admins. */
export default function WebhookScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { url, events, status, failingSince, version } = loaderData;
  const { input, problems = [], problem, secret, answer } = actionData ?? {};
  const shown = input ?? { url, events, isOn: status === 'on' };
  return (
    <div className="grid max-w-3xl gap-4">
      <ParentLink to={href('/admin/webhooks')}>{webhooksText.back}</ParentLink>
      <PageHead title={webhooksText.one} aside={webhooksText.status[status]} />
      {status === 'failed' && <Notice kind="error">{webhooksText.failedHint}</Notice>}
      {failingSince !== null && <Notice>{webhooksText.failingSince(formatDateTime(failingSince))}</Notice>}
      {secret && <SecretNotice secret={secret} />}
      {answer && <AnswerNotice answer={answer} />}
      <ProblemNotice problem={problem} />
      {problems.length > 0 && <Notice kind="error">{webhooksText.fixErrors}</Notice>}
      <Form
        key={version}
        method="post"
        noValidate
        className="grid gap-4 rounded-md border border-line bg-paper p-4"
      >
        <FormGuard isUnsaved={input != null} />
        <input type="hidden" name="version" value={version} />
        <WebhookFields input={shown} problems={problems} />
        <CheckField name="isOn" label={webhooksText.isOn} defaultChecked={shown.isOn} />
        <SaveButton />
      </Form>
      <Form method="post" className="grid justify-items-start gap-2">
        <Button type="submit" name="intent" value="test">
          {webhooksText.test}
        </Button>
        <p className="text-muted text-sm">{webhooksText.testHint}</p>
      </Form>
      <ConfirmForm
        label={webhooksText.rotate}
        consequence={webhooksText.rotateHint}
        intent="rotate"
        look="primary"
      />
      <ConfirmForm label={webhooksText.delete} consequence={webhooksText.deleteHint} intent="delete" />
    </div>
  );
}

function AnswerNotice({ answer }: { answer: WebhookAnswer }) {
  if (answer.kind === 'none') return <Notice kind="error">{webhooksText.noAnswer[answer.reason]}</Notice>;
  const isGood = hasArrived(answer);
  return (
    <Notice kind={isGood ? 'success' : 'error'}>
      {isGood ? webhooksText.arrived(answer.status) : webhooksText.notAccepted(answer.status)}
    </Notice>
  );
}
