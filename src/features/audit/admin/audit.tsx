import { Form, Link } from 'react-router';
import { formatListTime, isoBaku } from '#az/format/dates.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { DateField } from '#platform/ui/date-field.tsx';
import { besideField, SelectField, SelectOptions } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { listAudit, listAuditChoices } from '../rules/list-audit.ts';
import { auditText } from '../text.ts';
import type { Route } from './+types/audit.ts';
import {
  type AuditParameters,
  auditAddress,
  auditFilter,
  hasAuditFilter,
  readAuditParameters,
} from './audit-parameters.ts';
import { ChangeList } from './change-list.tsx';
import { type DescribedLine, describeAction, describeLine } from './describe-audit.ts';
import type { FieldChange } from './list-changes.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, declarations, now } = servicesOf(context);
  const words = declarations.auditWords;
  const choice = readAuditParameters(new URL(request.url).searchParams);
  const [{ lines, next }, { actors, actions }] = await Promise.all([
    listAudit(db, { actor, filter: auditFilter(choice), after: choice.after }),
    listAuditChoices(db, { actor }),
  ]);
  return {
    actors,
    choice,
    next,
    now: now(),
    lines: lines.map((line) => describeLine(line, declarations)),
    actions: actions.map((code) => ({ code, name: describeAction(code, words) })),
  };
}

/** The audit log: actor, action, time, and the values before and after. For admins. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { lines, next, actors, actions, choice, now } = loaderData;
  return (
    <>
      <PageHead title={auditText.title}>
        <ButtonLink
          to={auditAddress({ ...choice, after: '' }, href('/admin/audit/csv'))}
          download
          reloadDocument
        >
          {auditText.csv}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-4">
        <AuditFilterForm choice={choice} actors={actors} actions={actions} />
        {choice.id && <Notice>{auditText.showsOne}</Notice>}
        <AuditTable
          lines={lines}
          now={now}
          empty={hasAuditFilter(choice) ? auditText.nothingFound : auditText.empty}
        />
        {(next || choice.after) && (
          <nav aria-label={auditText.title} className="flex flex-wrap gap-2">
            {choice.after && (
              <ButtonLink to={auditAddress({ ...choice, after: '' })}>{auditText.newest}</ButtonLink>
            )}
            {next && <ButtonLink to={auditAddress({ ...choice, after: next })}>{auditText.older}</ButtonLink>}
          </nav>
        )}
      </div>
    </>
  );
}

interface AuditFilterFormProps {
  choice: AuditParameters;
  actors: readonly { id: string; name: string }[];
  actions: readonly { code: string; name: string }[];
}

/** Filters the audit log by actor, action and days. Works without scripts. */
function AuditFilterForm({ choice, actors, actions }: AuditFilterFormProps) {
  return (
    <Form
      key={auditAddress(choice)}
      method="get"
      role="search"
      className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[1fr_1.4fr_auto_auto_auto]"
    >
      {choice.subject && <input type="hidden" name="subject" value={choice.subject} />}
      {choice.id && <input type="hidden" name="id" value={choice.id} />}
      <SelectField label={auditText.who} name="who" defaultValue={choice.who}>
        <SelectOptions none={auditText.everyone} items={actors.map(({ id, name }) => [id, name])} />
        <option value="system">{auditText.system}</option>
      </SelectField>
      <SelectField label={auditText.what} name="what" defaultValue={choice.what}>
        <SelectOptions none={auditText.everything} items={actions.map(({ code, name }) => [code, name])} />
      </SelectField>
      <DateField label={auditText.from} name="from" defaultValue={choice.from} />
      <DateField label={auditText.until} name="until" defaultValue={choice.until} />
      <div className={`flex gap-2 ${besideField}`}>
        <Button type="submit">{auditText.show}</Button>
        {hasAuditFilter(choice) && (
          <ButtonLink to={href('/admin/audit')} look="quiet">
            {auditText.clear}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

const columns = [
  { label: auditText.when },
  { label: auditText.who },
  { label: auditText.what },
  { label: auditText.change, className: 'w-full' },
];

/** The other changes of a line are folded. */
const MAX_OPEN_CHANGES = 6;

interface AuditTableProps {
  lines: readonly DescribedLine[];
  now: number;
  empty: string;
}

function AuditTable({ lines, now, empty }: AuditTableProps) {
  return (
    <Table caption={auditText.title} columns={columns} isEmpty={lines.length === 0} empty={empty} isStacked>
      {lines.map((line) => (
        <tr key={line.id} className="align-top">
          <td className="tabular whitespace-nowrap">
            <time dateTime={isoBaku(line.at)}>{formatListTime(line.at, now)}</time>
          </td>
          <th scope="row" className="whitespace-nowrap">
            {line.actor}
            {line.network && (
              <span className="tabular block font-normal text-muted text-xs">{line.network}</span>
            )}
          </th>
          <td className="min-w-64">
            <span className="block font-medium">{line.action}</span>
            <Link
              to={auditAddress({ subject: line.subjectType, id: line.subjectId })}
              className="inline-flex min-h-6 items-center wrap-anywhere text-accent underline"
            >
              {line.subject}
            </Link>
          </td>
          <td className="min-w-72">
            <Changes changes={line.changes} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <span className="text-muted">{auditText.noDetails}</span>;
  // A single further change is shown: the line that unfolds it would be as high.
  const shown = changes.length <= MAX_OPEN_CHANGES + 1 ? changes : changes.slice(0, MAX_OPEN_CHANGES);
  const rest = changes.slice(shown.length);
  return (
    <>
      <ChangeList changes={shown} />
      {rest.length > 0 && (
        <details className="pt-1.5">
          <summary className="min-h-6 cursor-pointer text-muted">{auditText.more(rest.length)}</summary>
          <div className="pt-1.5">
            <ChangeList changes={rest} />
          </div>
        </details>
      )}
    </>
  );
}
