import { useState } from 'react';
import { data, Form, redirect, useLocation, useNavigation } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { redirectWithToast, throwResponse, toActionError } from '#platform/admin/action-answers.server.ts';
import { CollapsedBox } from '#platform/admin/disclosure.tsx';
import { ListSearch } from '#platform/admin/list-controls.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey } from '#platform/records/admin/record-form.tsx';
import { readTyped, type TypedFields } from '#platform/records/record.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { cleanCharacters } from '#platform/text/clean-text.ts';
import { Button, ButtonLink, TextLink } from '#platform/ui/button.tsx';
import { FieldFrame, findFieldError, inputLook } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { findListedOldAddress, type ListedOldAddress, listOldAddresses } from '../rules/old-addresses.ts';
import {
  fromLoggedRedirect,
  redirectRecord,
  toOldAddress,
  toRedirectInput,
} from '../rules/redirect-input.ts';
import { importRedirects, MAX_REDIRECTS_BYTES, type RedirectImport } from '../rules/redirects-csv.ts';
import { requirePage } from '../rules/require-page.ts';
import { deleteRedirect, saveRedirect } from '../rules/write-redirects.ts';
import { redirectsText } from '../text.ts';
import type { Route } from './+types/redirects.ts';
import { RedirectForm } from './redirect-form.tsx';

const MAX_QUERY_LENGTH = 500;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const search = new URL(request.url).searchParams;
  const read = (name: string) => cleanCharacters(search.get(name) ?? '');
  const [query, after] = [read('q').slice(0, MAX_QUERY_LENGTH), read('after')];
  const [page, edited] = await Promise.all([
    listOldAddresses(db, { query, after }),
    findListedOldAddress(db, { path: read('path') }),
  ]);
  const typed: TypedFields = edited ? toRedirectInput(edited) : { from: '', to: '', status: '301' };
  const form = { typed, replaces: edited?.path ?? null, version: edited?.version ?? 0, now: now() };
  return { ...page, ...form, query, isFirst: after === '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, declarations, pageStatus, now, newId } = servicesOf(context);
  const form = await request.formData();
  const change = { actor: actorOf(context), siteUrl: config.siteUrl, now: now(), newId };
  const text = (name: string) => cleanCharacters(String(form.get(name) ?? ''));
  switch (form.get('intent')) {
    case 'theirs': {
      const { id: path } = await getStored(db, text('replaces')).catch(throwResponse);
      return redirect(`${href('/admin/redirects')}?${new URLSearchParams({ path })}`);
    }
    case 'update': {
      const typed = readTyped(redirectRecord, form);
      const input = { from: typed.from ?? '', to: typed.to ?? '', status: typed.status ?? '' };
      const replaces = form.has('replaces') ? text('replaces') : null;
      const version = Number(form.get('version'));
      try {
        // What has another problem gets its own sentence.
        const address = toOldAddress(input, config.siteUrl)?.target;
        const link = {
          field: 'to',
          siteUrl: config.siteUrl,
          pageStatus,
          deleted: 'redirect.toDeleted',
        } as const;
        if (address) await requirePage(db, { ...link, address });
        await saveRedirect(db, { ...change, input, replaces, version, addresses: declarations.addresses });
        return redirectWithToast(href('/admin/redirects'), 'redirect.saved');
      } catch (error) {
        const refused = { rules: redirectRecord, intent: 'update', typed, version };
        const read = () => getStored(db, replaces ?? '');
        const { data: refusal, init } = await refuseChange(db, error, {
          ...refused,
          read,
          fromLogged: fromLoggedRedirect,
        });
        return data({ ...refusal, replaces }, init ?? undefined);
      }
    }
    case 'delete':
      await deleteRedirect(db, { ...change, path: text('path') }).catch(throwResponse);
      return redirectWithToast(href('/admin/redirects'), 'redirect.deleted');
    case 'import':
      try {
        const imported = await importRedirects(db, { ...change, text: await readFile(form.get('file')) });
        return { problems: [], problem: null, imported };
      } catch (error) {
        return toActionError<{ imported: RedirectImport | null }>(error, { imported: null });
      }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** The stored redirect, which a conflict is compared with. @throws NotFound */
async function getStored(db: Db, path: string) {
  const stored = await findListedOldAddress(db, { path });
  if (!stored) throw new NotFound(`No redirect ${path}`);
  return { id: path, version: stored.version, values: toRedirectInput(stored) };
}

/** @throws InvalidInput when no file was chosen or it is too large to be read. */
async function readFile(file: FormDataEntryValue | null): Promise<string> {
  if (!(file instanceof File) || file.size === 0)
    throw new InvalidInput([{ field: 'file', code: 'redirect.fileEmpty' }]);
  if (file.size > MAX_REDIRECTS_BYTES)
    throw new InvalidInput([{ field: 'file', code: 'redirect.fileTooLarge' }]);
  return file.text();
}

/** The old addresses with their targets and their use, a form for each of them, and CSV files in and out. For admins. */
export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, next, isCut, query, isFirst, typed, replaces, version, now } = loaderData;
  const refusal = actionData && 'typed' in actionData ? actionData : undefined;
  const shown = refusal ? refusal.replaces : replaces;
  const { savedCount, onSubmit } = useSavedCount(refusal !== undefined);
  return (
    <div className="grid gap-5">
      <PageHead title={redirectsText.title}>
        <ButtonLink to={href('/admin/redirects/csv')} download="redirects.csv" reloadDocument>
          {redirectsText.download}
        </ButtonLink>
      </PageHead>
      <p className="max-w-3xl text-muted">{redirectsText.intro}</p>
      <RedirectForm
        // A saved redirect empties the form for the next one.
        key={formKey(`${savedCount} ${shown}`, version, refusal)}
        replaces={shown}
        typed={typed}
        version={version}
        refusal={refusal}
        now={now}
        onSubmit={onSubmit}
      />
      <ImportForm
        imported={actionData && 'imported' in actionData ? actionData.imported : null}
        error={findFieldError(actionData?.problems, 'file')}
      />
      <ListSearch label={redirectsText.search} query={query} />
      {isCut && <Notice>{redirectsText.cut}</Notice>}
      <RedirectTable addresses={addresses} query={query} />
      {(next !== null || !isFirst) && (
        <nav aria-label={redirectsText.title} className="flex flex-wrap gap-2">
          {!isFirst && <ButtonLink to={href('/admin/redirects')}>{redirectsText.first}</ButtonLink>}
          {next !== null && (
            <ButtonLink to={`${href('/admin/redirects')}?${new URLSearchParams({ after: next })}`}>
              {redirectsText.more}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

/**
 * How many times the form of a redirect was saved without a problem since the page was opened, and what its submission calls. The
 * answer comes with a new location. The states of the navigation do not tell for sure: React may leave one out that is short.
 */
function useSavedCount(isRefused: boolean): { savedCount: number; onSubmit: () => void } {
  const { key } = useLocation();
  const [sentAt, setSentAt] = useState<string | null>(null);
  const [savedCount, setSavedCount] = useState(0);
  if (sentAt !== null && sentAt !== key) {
    setSentAt(null);
    if (!isRefused) setSavedCount(savedCount + 1);
  }
  return { savedCount, onSubmit: () => setSentAt(key) };
}

function ImportForm({ imported, error }: { imported: RedirectImport | null; error: string | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <CollapsedBox
      open={imported !== null || error !== undefined}
      label={redirectsText.upload}
      className="max-w-3xl"
    >
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid gap-4 border-line border-t p-4"
      >
        {imported && imported.problems.length === 0 && (
          <Notice kind="success">{redirectsText.imported(formatNumber(imported.written))}</Notice>
        )}
        {imported && imported.problems.length > 0 && (
          <Notice kind="error">
            <p>{redirectsText.notImported}</p>
            <ul className="list-disc ps-5">
              {imported.problems.map(({ line, code, detail }) => (
                <li key={line} className="wrap-anywhere">
                  {redirectsText.lineProblem(line, problemSentence(code, detail))}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <input type="hidden" name="intent" value="import" />
        <FieldFrame label={redirectsText.file} hint={redirectsText.fileHint} error={error}>
          {(ids) => <input type="file" name="file" accept=".csv,text/csv" {...ids} className={inputLook} />}
        </FieldFrame>
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {redirectsText.importSubmit}
        </Button>
      </Form>
    </CollapsedBox>
  );
}

const columns = [
  { label: redirectsText.from },
  { label: redirectsText.to },
  { label: redirectsText.hits },
  { label: redirectsText.lastHit },
  { label: redirectsText.changeColumn, hidden: true },
];

/** The redirects with their use. */
function RedirectTable({ addresses, query }: { addresses: readonly ListedOldAddress[]; query: string }) {
  return (
    <Table
      caption={redirectsText.title}
      columns={columns}
      isEmpty={addresses.length === 0}
      empty={query ? redirectsText.nothingFound : redirectsText.empty}
      isStacked
    >
      {addresses.map(({ path, target, hits, lastHitAt }) => (
        <tr key={path} className="hover:bg-surface">
          <th scope="row" className="wrap-anywhere">
            {path}
          </th>
          <td data-label={redirectsText.to} className="wrap-anywhere">
            {target === null ? (
              <span className="text-muted">{redirectsText.gone}</span>
            ) : (
              <a href={target} className="text-accent underline">
                {readable(target)}
              </a>
            )}
          </td>
          <td data-label={redirectsText.hits} className="tabular">
            {formatNumber(hits)}
          </td>
          <td data-label={redirectsText.lastHit} className="whitespace-nowrap">
            {lastHitAt === null ? redirectsText.never : formatDateTime(lastHitAt)}
          </td>
          <td>
            <TextLink
              to={`${href('/admin/redirects')}?${new URLSearchParams({ path })}`}
              aria-label={redirectsText.changeThis(path)}
            >
              {redirectsText.changeColumn}
            </TextLink>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** A stored target is percent-encoded. */
function readable(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
