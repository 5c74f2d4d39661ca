import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { competition } from '#features/competitions/rules/competition-records.ts';
import { player, team } from '#features/teams/rules/team-records.ts';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { CollapsedBox } from '#platform/admin/disclosure.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { ListPager, ListSearch, StatusTabs } from '#platform/admin/list-controls.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { RecordFieldGrid } from '#platform/records/admin/record-form.tsx';
import { entryAddress, readTyped } from '#platform/records/record.ts';
import { recordText } from '#platform/records/text.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { type ExplainedQuery, explainQuery } from '../rules/explain-query.ts';
import { createSearchName } from '../rules/names/change-search-name.ts';
import { type EditableNameGroup, type NameKind, nameKinds } from '../rules/names/group-names.ts';
import { listNames } from '../rules/names/list-names.ts';
import { searchNameRecord } from '../rules/names/search-name-record.ts';
import { explainedQueryText, searchNamesText } from '../text.ts';
import type { Route } from './+types/search-names.ts';

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
  const id = readNewId(form, newId);
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
        <CollapsedBox
          key={input.name + input.others}
          open={actionData !== undefined || input.name + input.others !== ''}
          label={searchNamesText.create}
        >
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
        </CollapsedBox>
        <QueryExplanation query={readerQuery} explained={explained} />
        <ListSearch label={searchNamesText.search} query={query} parameters={kind ? { kind } : undefined} />
        <StatusTabs label={searchNamesText.kinds} tabs={tabs} />
        <SearchNameTable names={names} query={query} />
        <ListPager page={page} pages={pages} address={(at) => listAddress({ query, kind, page: at })} />
      </div>
    </>
  );
}

interface QueryExplanationProps {
  /** As typed. Empty when nothing is explained. */
  query: string;
  /** Null for a query without words. */
  explained: ExplainedQuery | null;
}

/** Shows how the search of readers understands a query: its words, corrections, names and results. */
function QueryExplanation({ query, explained }: QueryExplanationProps) {
  return (
    <CollapsedBox key={query} open={query !== ''} label={explainedQueryText.title}>
      <div className="grid gap-4 border-line border-t p-4">
        <Form className="flex max-w-xl items-end gap-2">
          <div className="grow">
            <TextField label={explainedQueryText.query} name="reader" type="search" defaultValue={query} />
          </div>
          <Button type="submit">{explainedQueryText.submit}</Button>
        </Form>
        {explained && <Explanation {...explained} />}
        {query !== '' && !explained && <p>{explainedQueryText.noWords}</p>}
      </div>
    </CollapsedBox>
  );
}

function Explanation({ words, correction, named, total, completeTotal, isCapped }: ExplainedQuery) {
  return (
    <dl className="grid gap-3">
      <Line label={explainedQueryText.words}>{words.join(' · ')}</Line>
      {correction && (
        <Line label={correction.isApplied ? explainedQueryText.applied : explainedQueryText.suggested}>
          {correction.query}
        </Line>
      )}
      <Line label={explainedQueryText.names}>
        {named.length === 0 && explainedQueryText.noNames}
        {named.map(({ kind, name, names }) => (
          <span key={`${kind} ${name}`} className="block">
            <b>{explainedQueryText.name(name, searchNamesText.kind[kind])}</b>{' '}
            {names.filter((spelling) => spelling !== name).join(', ')}
          </span>
        ))}
      </Line>
      <Line label={explainedQueryText.found}>
        {total === 0
          ? explainedQueryText.none
          : explainedQueryText.counts(
              `${formatNumber(total)}${isCapped ? '+' : ''}`,
              formatNumber(completeTotal),
            )}
      </Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const records = { competition, team, player };
const columns = [
  { label: searchNamesText.name, className: 'w-1/4' },
  { label: searchNamesText.others },
  { label: searchNamesText.kindLabel },
];

/** All names with their spellings. A name leads to its row of the list; without one, to its form of the match desk. */
function SearchNameTable({ names, query }: { names: readonly EditableNameGroup[]; query: string }) {
  return (
    <Table
      caption={searchNamesText.title}
      columns={columns}
      isEmpty={names.length === 0}
      empty={query ? searchNamesText.nothingFound : searchNamesText.empty}
      isStacked
    >
      {names.flatMap((group) =>
        group.searchNameIds.length > 0
          ? group.searchNameIds.map((id) => (
              <NameRow key={id} group={group} path={href('/admin/search/names/:id', { id })} />
            ))
          : [<NameRow key={`${group.kind} ${group.id ?? group.name}`} group={group} path={null} />],
      )}
    </Table>
  );
}

function NameRow({ group, path }: { group: EditableNameGroup; path: string | null }) {
  const { name, kind, names } = group;
  const deskPath = findDeskPath(group);
  const target = path ?? deskPath;
  const kindName = searchNamesText.kind[kind];
  return (
    <tr className="hover:bg-surface">
      <th scope="row">{target ? <TextLink to={target}>{name}</TextLink> : name}</th>
      <td data-label={searchNamesText.others}>
        {names.filter((spelling) => spelling !== name).join(', ')}{' '}
        {!path && kind !== 'team' && (
          <TextLink to={`?${new URLSearchParams({ kind, name })}`} aria-label={searchNamesText.addTo(name)}>
            {searchNamesText.add}
          </TextLink>
        )}
      </td>
      <td data-label={searchNamesText.kindLabel} className="whitespace-nowrap">
        {deskPath && path ? (
          <TextLink to={deskPath} aria-label={searchNamesText.inMatches(kindName, name)}>
            {kindName}
          </TextLink>
        ) : (
          kindName
        )}
      </td>
    </tr>
  );
}

function findDeskPath({ kind, id }: EditableNameGroup): string | null {
  return id === null || kind === 'word' ? null : entryAddress(records[kind], id);
}
