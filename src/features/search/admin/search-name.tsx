import { data, Form } from 'react-router';
import { searchNamesText } from '#features/competitions/text.ts';
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
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { deleteSearchName } from '../rules/names/delete-search-name.ts';
import { findSearchName, getSearchName } from '../rules/names/search-name.ts';
import { updateSearchName } from '../rules/names/update-search-name.ts';
import type { Route } from './+types/search-name.ts';
import { readSearchNameForm, SearchNameFields } from './search-name-fields.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const { kind, name, others, version } = await getSearchName(db, { id: params.id }).catch((error) => {
    throw toResponseError(error);
  });
  return { name, version, input: { kind, name, others: others.join('\n') } };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const change = { actor, id: params.id, now: now(), newId };
  const input = readSearchNameForm(form);
  const version = Number(form.get('version'));
  try {
    switch (form.get('intent')) {
      case 'delete':
        await deleteSearchName(db, change);
        return redirectWithToast(href('/admin/search/names'), 'searchName.deleted');
      case 'update':
        await updateSearchName(db, { ...change, input, version });
        return redirectWithToast(href('/admin/search/names/:id', { id: params.id }), 'searchName.updated');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    const { data: refusal, init } = toActionError(error);
    // After a conflict the next save is based on the stored version.
    const stored = refusal.problem ? await findSearchName(db, { id: params.id }) : null;
    return data({ ...refusal, input, version: stored?.version ?? version }, init ?? undefined);
  }
}

/** One name with its other spellings. For editors. */
export default function SearchNameScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { name, version, input } = loaderData;
  return (
    <div className="grid max-w-3xl gap-4">
      <ParentLink to={href('/admin/search/names')}>{searchNamesText.back}</ParentLink>
      <PageHead title={name} aside={searchNamesText.kind[input.kind]} />
      <ProblemNotice problem={actionData?.problem} />
      {actionData && actionData.problems.length > 0 && (
        <Notice kind="error">{searchNamesText.fixErrors}</Notice>
      )}
      <Form
        key={version}
        method="post"
        noValidate
        className="grid gap-4 rounded-md border border-line bg-paper p-4"
      >
        <FormGuard isUnsaved={actionData !== undefined} />
        <input type="hidden" name="version" value={actionData?.version ?? version} />
        <SearchNameFields input={actionData?.input ?? input} problems={actionData?.problems ?? []} />
        <SaveButton />
      </Form>
      <ConfirmForm label={searchNamesText.delete} consequence={searchNamesText.deleteHint} intent="delete" />
    </div>
  );
}
