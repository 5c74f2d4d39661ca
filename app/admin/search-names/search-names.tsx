import { Form, useNavigation } from 'react-router';
import { toActionError } from '#app/admin/to-action-error.server.ts';
import { servicesOf } from '#app/context.ts';
import { actorOf } from '#app/require-staff-role.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { formatNumber } from '#az/format/format-number.ts';
import { searchNamesText } from '#az/text/admin/reference.ts';
import { href } from '#domain/href.ts';
import { isId } from '#domain/new-id.ts';
import { explainQuery } from '#domain/search/explain-query.ts';
import { createSearchName } from '#domain/search/names/create-search-name.ts';
import { listNames } from '#domain/search/names/list-names.ts';
import { type NameKind, nameKinds } from '#domain/search/names/name-group.ts';
import { redirectWithToast } from '../flash.server.ts';
import { FormGuard } from '../parts/form-guard.tsx';
import { ListPager } from '../parts/list-pager.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { StatusTabs } from '../parts/status-tabs.tsx';
import type { Route } from './+types/search-names.ts';
import { QueryExplanation } from './query-explanation.tsx';
import { readSearchNameForm, SearchNameFields } from './search-name-fields.tsx';
import { SearchNameTable } from './search-name-table.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, newId } = servicesOf(context);
  const search = new URL(request.url).searchParams;
  const query = (search.get('q') ?? '').slice(0, 100);
  const kind = nameKinds.find((known) => known === search.get('kind')) ?? null;
  // The link beside a name without spellings brings the name to the form.
  const name = (search.get('name') ?? '').slice(0, 100);
  // The link beside a search without results brings the word to the form.
  const others = (search.get('word') ?? '').slice(0, 100);
  const readerQuery = search.get('reader') ?? others;
  const [list, explained] = await Promise.all([
    listNames(db, { query, kind, page: Number(search.get('page') ?? 1) }),
    explainQuery(db, { query: readerQuery }),
  ]);
  const input = { kind: kind ?? 'team', name, others };
  return { ...list, query, kind, input, readerQuery, explained, newId: newId() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const input = readSearchNameForm(form);
  const sentId = String(form.get('id') ?? '');
  const id = isId(sentId) ? sentId : newId();
  try {
    await createSearchName(db, { actor, id, input, now: now(), newId });
    return redirectWithToast(listAddress({ query: input.name }), 'searchName.created');
  } catch (error) {
    return toActionError(error, { input, id });
  }
}

function listAddress(over: { query?: string; kind?: NameKind | null; page?: number }): string {
  const { query = '', kind = null, page = 1 } = over;
  const search = new URLSearchParams({
    ...(query ? { q: query } : {}),
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return search.size > 0 ? `${href('/admin/search/names')}?${search}` : href('/admin/search/names');
}

/** The names that search takes for the same, and the form for a new one. For editors. */
export default function SearchNames({ loaderData, actionData }: Route.ComponentProps) {
  const { names, total, page, pages, query, kind, input, readerQuery, explained, newId } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  const tabs = [null, ...nameKinds].map((one) => ({
    label: one ? searchNamesText.kind[one] : searchNamesText.all,
    to: listAddress({ query, kind: one }),
    current: one === kind,
  }));
  return (
    <>
      <PageHead title={searchNamesText.title} aside={searchNamesText.count(formatNumber(total))} />
      <div className="grid gap-5">
        <p className="max-w-3xl text-muted">{searchNamesText.intro}</p>
        <details
          key={input.name + input.others}
          open={actionData !== undefined || input.name + input.others !== ''}
          className="rounded-md border border-line bg-paper"
        >
          <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-accent">
            {searchNamesText.create}
          </summary>
          <Form method="post" noValidate className="grid gap-4 border-line border-t p-4">
            {actionData && <Notice kind="error">{searchNamesText.fixErrors}</Notice>}
            <FormGuard isUnsaved={actionData !== undefined} />
            <input type="hidden" name="id" value={actionData?.id ?? newId} />
            <SearchNameFields input={actionData?.input ?? input} problems={actionData?.problems ?? []} />
            <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
              {searchNamesText.createSubmit}
            </Button>
          </Form>
        </details>
        <QueryExplanation query={readerQuery} explained={explained} />
        <ListSearch label={searchNamesText.search} query={query} parameters={kind ? { kind } : undefined} />
        <StatusTabs label={searchNamesText.kinds} tabs={tabs} />
        <SearchNameTable names={names} query={query} />
        <ListPager page={page} pages={pages} address={(at) => listAddress({ query, kind, page: at })} />
      </div>
    </>
  );
}
