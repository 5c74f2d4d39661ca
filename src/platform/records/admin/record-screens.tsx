import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { ConfirmForm } from '#platform/admin/action-buttons.tsx';
import { CollapsedBox } from '#platform/admin/disclosure.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { ListPager, ListSearch } from '#platform/admin/list-controls.tsx';
import { OrderList } from '#platform/admin/order-list.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { href } from '#platform/http/href.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { Table } from '#platform/ui/table.tsx';
import {
  describeValue,
  entryAddress,
  type RecordDeclaration,
  type RecordValues,
  type TypedFields,
} from '../record.ts';
import type { FieldValue } from '../record-field.ts';
import type { FieldOptions } from '../rules/record-rules.ts';
import { recordText } from '../text.ts';
import {
  formKey,
  RecordFieldGrid,
  type RecordFieldsProps,
  RecordForm,
  type RecordRefusal,
} from './record-form.tsx';

interface ListData {
  items: readonly { id: string; values: RecordValues }[];
  total: number;
  isCut: boolean;
  page: number;
  pages: number;
  query: string;
  sort: string;
  newId: string;
  typed: TypedFields;
  options: FieldOptions;
}

interface RecordListScreenProps {
  record: RecordDeclaration;
  loaderData: ListData;
  actionData?: RecordRefusal | undefined;
  /** Instead of the inputs of all fields in one grid. */
  children?: (fields: RecordFieldsProps) => ReactNode;
}

/** All records of a kind, with the form for a new one. */
export function RecordListScreen({ record, loaderData, actionData, children }: RecordListScreenProps) {
  const { total, isCut, query, sort, items, page, pages } = loaderData;
  const isOrdered = record.list.isOrdered && items.length > 0;
  return (
    <>
      <PageHead title={record.words.list} aside={recordText.count(formatNumber(total) + (isCut ? '+' : ''))}>
        <SiteLink look="plain" href={href('/admin/records/:record/csv', { record: record.name })}>
          {recordText.csv}
        </SiteLink>
      </PageHead>
      <div className="grid gap-5">
        <CreateRecordForm record={record} loaderData={loaderData} refusal={actionData}>
          {children}
        </CreateRecordForm>
        {!record.list.isOrdered && (
          <ListSearch label={recordText.search} query={query} parameters={sort ? { sort } : {}} />
        )}
        {isOrdered ? (
          <RecordOrder record={record} items={items} />
        ) : (
          <RecordTable record={record} loaderData={loaderData} />
        )}
        <ListPager page={page} pages={pages} address={(to) => listSearch({ query, sort, page: to })} />
      </div>
    </>
  );
}

/** The form for a new record. Closed until it is needed. */
function CreateRecordForm({
  record,
  loaderData,
  refusal,
  children,
}: Pick<RecordListScreenProps, 'record' | 'children'> & {
  loaderData: Pick<ListData, 'newId' | 'typed' | 'options'>;
  refusal: RecordRefusal | undefined;
}) {
  const isBusy = useNavigation().formData?.has('id') ?? false;
  const { newId, typed, options } = loaderData;
  const fields = { record, options, typed: refusal?.typed ?? typed, problems: refusal?.problems };
  return (
    <CollapsedBox key={record.name} open={refusal !== undefined} label={record.words.create}>
      <Form method="post" noValidate className="grid gap-4 border-line border-t p-4">
        {record.words.createHint && <p className="text-muted text-sm">{record.words.createHint}</p>}
        <ProblemNotice problem={refusal?.problem} />
        {refusal && refusal.problems.length > 0 && <Notice kind="error">{recordText.fixErrors}</Notice>}
        <FormGuard isUnsaved={refusal !== undefined} />
        <input type="hidden" name="id" value={refusal?.id ?? newId} />
        {children ? children(fields) : <RecordFieldGrid {...fields} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
          {recordText.createSubmit}
        </Button>
      </Form>
    </CollapsedBox>
  );
}

/** A page of the list. The header of each column with its own database column sorts by it. */
function RecordTable({ record, loaderData }: Pick<RecordListScreenProps, 'record' | 'loaderData'>) {
  const { items, query, sort } = loaderData;
  const { columns, large } = record.list;
  return (
    <Table
      caption={record.words.list}
      columns={columns.map((name) => {
        const { label = name, column = null } = record.fields[name] ?? {};
        const isSorted = sort.replace(/^-/, '') === name;
        const isDown = sort.startsWith('-');
        const next = isSorted ? (isDown ? '' : `-${name}`) : name;
        return {
          label,
          className: name === record.title ? 'w-1/2' : '',
          sorted: isSorted ? (isDown ? 'descending' : 'ascending') : undefined,
          sortTo:
            column === null || (large && name !== record.title)
              ? undefined
              : listSearch({ query, sort: next, page: 1 }),
        };
      })}
      isEmpty={items.length === 0}
      empty={query ? recordText.nothingFound : recordText.empty}
    >
      {items.map(({ id, values }) => (
        <tr key={id} className="hover:bg-surface">
          {columns.map((name) => {
            const text = describeOf(record, name, values);
            return name === record.title ? (
              <th key={name} scope="row">
                <TextLink to={entryAddress(record, id)}>{text}</TextLink>
              </th>
            ) : (
              <td key={name} className="wrap-anywhere text-muted">
                {text}
              </td>
            );
          })}
        </tr>
      ))}
    </Table>
  );
}

/** The records in the editors' order. */
function RecordOrder({ record, items }: Pick<RecordListScreenProps, 'record'> & Pick<ListData, 'items'>) {
  const details = record.list.columns.filter((name) => name !== record.title);
  return (
    <OrderList
      label={record.words.list}
      hint={recordText.orderHint}
      items={items.map(({ id, values }) => ({
        id,
        name: describeOf(record, record.title, values),
        detail: details.map((name) => describeOf(record, name, values)).join(' · '),
      }))}
      up={recordText.up}
      down={recordText.down}
    >
      {({ id, name, detail }) => (
        <span className="min-w-0 sm:grid sm:grid-cols-2 sm:items-center sm:gap-3">
          <TextLink to={entryAddress(record, id)} className="font-semibold">
            {name}
          </TextLink>
          <span className="block truncate pb-1 text-muted text-sm sm:pb-0">{detail}</span>
        </span>
      )}
    </OrderList>
  );
}

interface EntryData {
  id: string;
  title: string;
  version: number;
  now: number;
  typed: TypedFields;
  options: FieldOptions;
}

interface RecordEntryScreenProps {
  record: RecordDeclaration;
  loaderData: EntryData;
  actionData?: RecordRefusal | undefined;
  /** Instead of the inputs of all fields in one grid. */
  fields?: (fields: RecordFieldsProps) => ReactNode;
  /** Further parts of the screen, between the form and the deletion. */
  children?: ReactNode;
}

/** One record: its form and its deletion. */
export function RecordEntryScreen({
  record,
  loaderData,
  actionData,
  fields,
  children,
}: RecordEntryScreenProps) {
  const { id, title, version, now, typed, options } = loaderData;
  const refusal = actionData?.intent === 'update' ? actionData : undefined;
  return (
    <>
      <PageHead title={title} aside={record.words.list} />
      <div className="grid max-w-3xl gap-6">
        {!refusal && <ProblemNotice problem={actionData?.problem} />}
        <RecordForm
          key={formKey(id, version, refusal)}
          record={record}
          typed={typed}
          version={version}
          options={options}
          refusal={refusal}
          now={now}
        >
          {fields}
        </RecordForm>
        {children}
        <ConfirmForm label={recordText.delete} consequence={record.words.deleteHint} intent="delete" />
      </div>
    </>
  );
}

interface RecordScreenProps {
  record: RecordDeclaration;
  loaderData: ({ screen: 'list' } & ListData) | ({ screen: 'entry' } & EntryData);
  actionData?: RecordRefusal | undefined;
}

/** The list or one record: for a route module that answers at both addresses. */
export function RecordScreen({ record, loaderData, actionData }: RecordScreenProps) {
  return loaderData.screen === 'list' ? (
    <RecordListScreen record={record} loaderData={loaderData} actionData={actionData} />
  ) : (
    <RecordEntryScreen record={record} loaderData={loaderData} actionData={actionData} />
  );
}

function describeOf(record: RecordDeclaration, name: string, values: RecordValues): string {
  const field = record.fields[name];
  return field ? describeValue(field, values[name] as FieldValue) : '';
}

/** The query of a list, without what has its default value. */
function listSearch({ query, sort, page }: { query: string; sort: string; page: number }): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (sort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}
