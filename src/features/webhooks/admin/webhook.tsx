import { data, Form, redirect } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { redirectWithToast, throwResponse } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm } from '#platform/admin/action-buttons.tsx';
import { PageHead, ParentLink } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey, RecordForm } from '#platform/records/admin/record-form.tsx';
import { entryAddress, formatTyped, readTyped } from '#platform/records/record.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { deleteWebhook, rotateWebhookSecret, updateWebhook } from '../rules/change-webhook.ts';
import {
  fromLoggedWebhook,
  getWebhook,
  hasArrived,
  toWebhookValues,
  type WebhookAnswer,
  webhookRecord,
} from '../rules/webhook.ts';
import { webhooksText } from '../text.ts';
import type { Route } from './+types/webhook.ts';
import { SecretNotice } from './secret-notice.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id, version, status, failingSince, ...webhook } = await getWebhook(db, params).catch(throwResponse);
  const typed = formatTyped(webhookRecord, toWebhookValues({ ...webhook, status }));
  return { id, version, status, failingSince, typed, now: now() };
}

const noResult = { refusal: null, secret: null, answer: null };

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, webhookHosts: hosts, now, newId, testWebhook } = servicesOf(context);
  const form = await request.formData();
  const change = { actor, id: params.id, now: now(), newId };
  const typed = readTyped(webhookRecord, form);
  const version = Number(form.get('version'));
  const intent = String(form.get('intent'));
  try {
    switch (intent) {
      case 'theirs':
        return redirect(entryAddress(webhookRecord, params.id));
      case 'update':
        await updateWebhook(db, { ...change, typed, hosts, version });
        return redirectWithToast(entryAddress(webhookRecord, params.id), 'webhook.saved');
      case 'rotate':
        return { ...noResult, ...(await rotateWebhookSecret(db, change)) };
      case 'test':
        return { ...noResult, answer: await testWebhook(params.id) };
      case 'delete':
        await deleteWebhook(db, change);
        return redirectWithToast(webhookRecord.address, 'webhook.deleted');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    const read = async () => {
      const webhook = await getWebhook(db, change);
      return { ...webhook, values: toWebhookValues(webhook) };
    };
    const sent = { intent, typed, version, read, fromLogged: fromLoggedWebhook };
    const { data: refusal, init } = await refuseChange(db, error, { rules: webhookRecord, ...sent });
    return data({ ...noResult, refusal }, init ?? undefined);
  }
}

/** One webhook: change it, send a test, give it another secret, or delete it. For admins. */
export default function WebhookScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, typed, status, failingSince, version, now } = loaderData;
  const { secret, answer } = actionData ?? {};
  const refusal = actionData?.refusal?.intent === 'update' ? actionData.refusal : undefined;
  return (
    <div className="grid max-w-3xl gap-4">
      <ParentLink to={webhookRecord.address}>{webhooksText.back}</ParentLink>
      <PageHead title={webhooksText.one} aside={webhooksText.status[status]} />
      {status === 'failed' && <Notice kind="error">{webhooksText.failedHint}</Notice>}
      {failingSince !== null && <Notice>{webhooksText.failingSince(formatDateTime(failingSince))}</Notice>}
      {secret && <SecretNotice secret={secret} />}
      {answer && <AnswerNotice answer={answer} />}
      {!refusal && <ProblemNotice problem={actionData?.refusal?.problem} />}
      <RecordForm
        key={formKey(id, version, refusal)}
        record={webhookRecord}
        typed={typed}
        version={version}
        refusal={refusal}
        now={now}
      />
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
