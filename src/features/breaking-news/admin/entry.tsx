import { redirect } from 'react-router';
import {
  countBreakingRecipients,
  findBreakingNotice,
} from '#features/push/rules/notices/plan-breaking-notice.ts';
import { requirePage } from '#features/redirects/rules/require-page.ts';
import { redirectWithToast, throwResponse } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey, RecordForm } from '#platform/records/admin/record-form.tsx';
import { entryAddress, formatTyped, readTyped } from '#platform/records/record.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { getBreakingState } from '../rules/breaking-entry.ts';
import { readBreakingEntry } from '../rules/breaking-input.ts';
import { breakingRecord } from '../rules/breaking-record.ts';
import { getBreaking, toBreakingValues, updateBreaking } from '../rules/change-breaking.ts';
import { breakingText } from '../text.ts';
import type { Route } from './+types/entry.ts';
import { BreakingFields } from './breaking-fields.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const line = await getBreaking(db, { id: params.id }).catch(throwResponse);
  return {
    id: line.id,
    version: line.version,
    now,
    typed: formatTyped(breakingRecord, toBreakingValues(line)),
    hasEnded: getBreakingState(line, now) === 'past',
    recipients: await countBreakingRecipients(db, { now }),
    notified: await findBreakingNotice(db, { id: params.id }),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, config, pageStatus, now, newId } = servicesOf(context);
  const form = await request.formData();
  const typed = readTyped(breakingRecord, form);
  const version = Number(form.get('version'));
  if (form.get('intent') === 'theirs') return redirect(entryAddress(breakingRecord, params.id));
  const read = async () => {
    const line = await getBreaking(db, { id: params.id });
    return { ...line, values: toBreakingValues(line) };
  };
  try {
    const at = now();
    const entry = readBreakingEntry(typed, { now: at, before: (await read()).values });
    const change = { actor: actorOf(context), id: params.id, now: at, newId };
    await requirePage(db, { field: 'address', address: entry.address, siteUrl: config.siteUrl, pageStatus });
    await updateBreaking(db, { ...change, entry, version });
    return redirectWithToast(breakingRecord.address, 'breaking.saved');
  } catch (error) {
    return refuseChange(db, error, { rules: breakingRecord, intent: 'update', typed, version, read });
  }
}

/** The form of a breaking entry. An ended entry cannot be changed. For editors. */
export default function BreakingEntryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, typed, version, now, hasEnded, ...push } = loaderData;
  return (
    <div className="max-w-4xl">
      <PageHead title={breakingText.edit}>
        <ButtonLink to={breakingRecord.address} look="quiet">
          {breakingText.back}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-4">
        {hasEnded && <Notice>{problemSentence('breaking.ended')}</Notice>}
        <RecordForm
          key={formKey(id, version, actionData)}
          record={breakingRecord}
          typed={typed}
          version={version}
          now={now}
          refusal={actionData}
          isLocked={hasEnded}
        >
          {(fields) => <BreakingFields {...fields} {...push} />}
        </RecordForm>
      </div>
    </div>
  );
}
