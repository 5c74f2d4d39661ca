import { Form, useNavigation } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { ListPager } from '#platform/admin/list-pager.tsx';
import { ListSearch } from '#platform/admin/list-search.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { StatusTabs } from '#platform/admin/status-tabs.tsx';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { isId } from '#platform/new-id.ts';
import { RecordFieldGrid } from '#platform/records/admin/record-form.tsx';
import { readTyped } from '#platform/records/record.ts';
import { recordText } from '#platform/records/text.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { explainQuery } from '../rules/explain-query.ts';
import { createSearchName } from '../rules/names/create-search-name.ts';
import { listNames } from '../rules/names/list-names.ts';
import { type NameKind, nameKinds } from '../rules/names/name-group.ts';
import { searchNameRecord } from '../rules/names/search-name-record.ts';
import { searchNamesText } from '../text.ts';
import type { Route } from './+types/search-names.ts';
import { QueryExplanation } from './query-explanation.tsx';
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
  const input = readTyped(searchNameRecord, form);
  const sentId = String(form.get('id') ?? '');
  const id = isId(sentId) ? sentId : newId();
  try {
    await createSearchName(db, { actor, id, input, now: now(), newId });
    return redirectWithToast(listAddress({ query: input.name ?? '' }), 'searchName.created');
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
            {actionData && <Notice kind="error">{recordText.fixErrors}</Notice>}
            <FormGuard isUnsaved={actionData !== undefined} />
            <input type="hidden" name="id" value={actionData?.id ?? newId} />
            <RecordFieldGrid
              record={searchNameRecord}
              typed={actionData?.input ?? input}
              problems={actionData?.problems}
            />
            <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
              {recordText.createSubmit}
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
