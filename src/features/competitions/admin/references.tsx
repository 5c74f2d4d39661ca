import { Form, Link, useNavigation } from 'react-router';
import { listOtherNames } from '#features/search/rules/names/list-other-names.ts';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { ListSearch } from '#platform/admin/list-search.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { isId } from '#platform/new-id.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { createReference } from '../rules/reference/create-reference.ts';
import { listReferences } from '../rules/reference/list-references.ts';
import { orderReferences } from '../rules/reference/order-references.ts';
import { definitionOf } from '../rules/reference/reference-definitions.ts';
import { referenceText } from '../text.ts';
import type { Route } from './+types/references.ts';
import { ReferenceFields } from './fields/reference-fields.tsx';
import { kindAt } from './kind-at.server.ts';
import { readReferenceForm } from './read-reference-form.ts';
import { readReferenceChoices } from './reference-choices.ts';
import { ReferenceOrder } from './reference-order.tsx';
import { entryPath, listPaths } from './reference-screens.ts';

const MAX_ORDERED = 500;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, newId } = servicesOf(context);
  const kind = kindAt(request);
  const search = new URL(request.url).searchParams;
  const query = (search.get('q') ?? '').slice(0, 100);
  const { empty, isOrdered = false } = definitionOf(kind);
  const limit = isOrdered ? MAX_ORDERED : undefined;
  const otherNames = query === '' ? undefined : await listOtherNames(db, { kind });
  return {
    ...{ kind, query, isOrdered, empty, newId: newId() },
    ...(await listReferences(db, { kind, query, otherNames, after: search.get('after'), limit })),
    choices: await readReferenceChoices(db, kind),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const kind = kindAt(request);
  const form = await request.formData();
  const ids = form.get('ids');
  if (typeof ids === 'string' && (kind === 'competition' || kind === 'broadcaster')) {
    await orderReferences(db, { actor, kind, ids: ids.split(','), now: now(), newId });
    return redirectWithToast(listPaths[kind], 'reference.ordered');
  }
  const fields = readReferenceForm(form);
  const id = isId(fields.id ?? '') ? (fields.id ?? '') : newId();
  try {
    await createReference(db, { actor, kind, id, fields, now: now(), newId });
    return redirectWithToast(entryPath(kind, id), 'reference.created');
  } catch (error) {
    return toActionError(error, { fields });
  }
}

/** The competitions, teams, players, venues, officials or broadcasters, and the form for a new one. For editors. */
export default function References({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, items, next, query, isOrdered, empty, newId, choices } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <PageHead title={referenceText.list[kind]} />
      <div className="grid gap-5">
        <details
          key={kind}
          open={actionData !== undefined}
          className="rounded-md border border-line bg-paper"
        >
          <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-accent">
            {referenceText.create[kind]}
          </summary>
          <Form method="post" noValidate className="grid gap-4 border-line border-t p-4">
            {actionData && <Notice kind="error">{referenceText.fixErrors}</Notice>}
            <FormGuard isUnsaved={actionData !== undefined} />
            <input type="hidden" name="id" value={actionData?.fields.id ?? newId} />
            <ReferenceFields
              kind={kind}
              fields={actionData?.fields ?? empty}
              problems={actionData?.problems ?? []}
              choices={choices}
            />
            <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
              {referenceText.createSubmit}
            </Button>
          </Form>
        </details>
        {!isOrdered && <ListSearch label={referenceText.search} query={query} />}
        {isOrdered && items.length > 0 ? (
          <ReferenceOrder kind={kind} items={items} />
        ) : (
          <Table
            caption={referenceText.list[kind]}
            columns={columns[kind]}
            isEmpty={items.length === 0}
            empty={query ? referenceText.nothingFound : referenceText.empty}
          >
            {items.map(({ id, name, detail }) => (
              <tr key={id} className="hover:bg-surface">
                <th scope="row">
                  <Link
                    to={entryPath(kind, id)}
                    className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline"
                  >
                    {name}
                  </Link>
                </th>
                {columns[kind].length > 1 && <td className="text-muted">{detail}</td>}
              </tr>
            ))}
          </Table>
        )}
        {next && (
          <ButtonLink
            to={`?${new URLSearchParams({ ...(query ? { q: query } : {}), after: next })}`}
            className="justify-self-start"
          >
            {referenceText.more}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

const { field } = referenceText;
const name = { label: field.name, className: 'w-1/2' };

const columns = {
  competition: [name, { label: field.region }],
  team: [name, { label: field.shortName }],
  player: [name, { label: field.team }],
  venue: [name, { label: field.city }],
  official: [name],
  broadcaster: [name, { label: field.address }],
};
