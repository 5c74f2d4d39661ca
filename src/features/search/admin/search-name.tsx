import { redirect } from 'react-router';
import { redirectWithToast, throwResponse } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm } from '#platform/admin/action-buttons.tsx';
import { PageHead, ParentLink } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey, RecordForm } from '#platform/records/admin/record-form.tsx';
import { entryAddress, formatTyped, readTyped } from '#platform/records/record.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { deleteSearchName, updateSearchName } from '../rules/names/change-search-name.ts';
import { getSearchName } from '../rules/names/search-name-input.ts';
import { searchNameRecord } from '../rules/names/search-name-record.ts';
import { searchNamesText } from '../text.ts';
import type { Route } from './+types/search-name.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id, version, ...values } = await getSearchName(db, { id: params.id }).catch(throwResponse);
  const { name, kind } = values;
  return { id, name, kind, version, typed: formatTyped(searchNameRecord, values), now: now() };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const change = { actor: actorOf(context), id: params.id, now: now(), newId };
  const intent = String(form.get('intent'));
  const typed = readTyped(searchNameRecord, form);
  const version = Number(form.get('version'));
  try {
    switch (intent) {
      case 'theirs':
        return redirect(entryAddress(searchNameRecord, params.id));
      case 'delete':
        await deleteSearchName(db, change);
        return redirectWithToast(searchNameRecord.address, 'searchName.deleted');
      case 'update':
        await updateSearchName(db, { ...change, input: typed, version });
        return redirectWithToast(entryAddress(searchNameRecord, params.id), 'searchName.updated');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    const read = async () => {
      const { id, version: current, kind, name, others } = await getSearchName(db, change);
      return { id, version: current, values: { kind, name, others } };
    };
    return refuseChange(db, error, { rules: searchNameRecord, intent, typed, version, read });
  }
}

/** One name with its other spellings. For editors. */
export default function SearchNameScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, kind, version, typed, now } = loaderData;
  return (
    <div className="grid max-w-3xl gap-4">
      <ParentLink to={searchNameRecord.address}>{searchNamesText.back}</ParentLink>
      <PageHead title={name} aside={searchNamesText.kind[kind]} />
      <RecordForm
        key={formKey(id, version, actionData)}
        record={searchNameRecord}
        typed={typed}
        version={version}
        now={now}
        refusal={actionData}
      />
      <ConfirmForm label={searchNamesText.delete} consequence={searchNamesText.deleteHint} intent="delete" />
    </div>
  );
}
