import { Form, useNavigation } from 'react-router';
import { toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { RecordFieldGrid } from '#platform/records/admin/record-form.tsx';
import { emptyTyped, readTyped } from '#platform/records/record.ts';
import { recordText } from '#platform/records/text.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { createWebhook } from '../rules/change-webhook.ts';
import { listWebhooks, type Webhook, webhookRecord } from '../rules/webhook.ts';
import { webhooksText } from '../text.ts';
import type { Route } from './+types/webhooks.ts';
import { SecretNotice } from './secret-notice.tsx';

/** A new webhook is on. */
const CREATED_FIELDS = ['url', 'events'];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, newId } = servicesOf(context);
  return { webhooks: await listWebhooks(db, { actor: actorOf(context) }), newId: newId() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, webhookHosts: hosts, now, newId } = servicesOf(context);
  const form = await request.formData();
  const typed = readTyped(webhookRecord, form);
  try {
    const { secret } = await createWebhook(db, {
      id: readNewId(form, newId),
      actor,
      typed,
      hosts,
      now: now(),
      newId,
    });
    // No redirect: the secret is in no address, cookie or page that could be opened again.
    return { problems: [], problem: null, typed: emptyTyped(webhookRecord), secret };
  } catch (error) {
    return toActionError(error, { typed, secret: null });
  }
}

/** The webhooks, with the form that adds one. For admins. */
export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks, newId } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHead title={webhooksText.title} />
      <p className="text-muted">{webhooksText.intro}</p>
      {actionData?.secret && <SecretNotice secret={actionData.secret} />}
      <ProblemNotice problem={actionData?.problem} />
      <WebhookTable webhooks={webhooks} />
      <section className="grid gap-4 rounded-md border border-line bg-paper p-4">
        <h2 className="text-2xl">{webhooksText.create}</h2>
        {actionData && actionData.problems.length > 0 && <Notice kind="error">{recordText.fixErrors}</Notice>}
        <Form key={webhooks.length} method="post" noValidate className="grid gap-4">
          <input type="hidden" name="id" value={newId} />
          <RecordFieldGrid
            record={webhookRecord}
            names={CREATED_FIELDS}
            typed={actionData?.typed ?? emptyTyped(webhookRecord)}
            problems={actionData?.problems}
          />
          <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
            {webhooksText.add}
          </Button>
        </Form>
      </section>
    </div>
  );
}

const columns = [
  { label: webhooksText.url },
  { label: webhooksText.events },
  { label: webhooksText.statusLabel },
  { label: webhooksText.change, hidden: true },
];

function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <Table
      caption={webhooksText.title}
      columns={columns}
      isEmpty={webhooks.length === 0}
      empty={webhooksText.empty}
      isStacked
    >
      {webhooks.map(({ id, url, events, status }) => (
        <tr key={id}>
          <th scope="row" className="wrap-anywhere">
            {url}
          </th>
          <td data-label={webhooksText.events}>
            {events.map((type) => webhooksText.event[type]).join(', ')}
          </td>
          <td
            data-label={webhooksText.statusLabel}
            className={status === 'failed' ? 'font-semibold text-live' : ''}
          >
            {webhooksText.status[status]}
          </td>
          <td>
            <TextLink to={href('/admin/webhooks/:id', { id })} aria-label={webhooksText.changeThis(url)}>
              {webhooksText.change}
            </TextLink>
          </td>
        </tr>
      ))}
    </Table>
  );
}
