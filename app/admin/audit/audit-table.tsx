import { Link } from 'react-router';
import { Table } from '#app/ui/table.tsx';
import { formatListTime, isoBaku } from '#az/dates.ts';
import { auditActionText, auditSubjectText, auditText } from '#az/text/audit.ts';
import type { AuditLine } from '#domain/accounts/list-audit.ts';
import { auditAddress } from './audit-choice.ts';
import { type FieldChange, listChanges } from './list-changes.ts';

const columns = [
  { label: auditText.when },
  { label: auditText.who },
  { label: auditText.what },
  { label: auditText.change, className: 'w-full' },
];

const LONGEST_NAME = 120;

interface AuditTableProps {
  lines: readonly AuditLine[];
  now: number;
  empty: string;
}

export function AuditTable({ lines, now, empty }: AuditTableProps) {
  return (
    <Table caption={auditText.title} columns={columns} isEmpty={lines.length === 0} empty={empty} isStacked>
      {lines.map((line) => (
        <tr key={line.id} className="align-top">
          <td className="tabular whitespace-nowrap">
            <time dateTime={isoBaku(line.at)}>{formatListTime(line.at, now)}</time>
          </td>
          <th scope="row" className="whitespace-nowrap">
            {line.actorName ?? auditText.system}
          </th>
          <td className="min-w-64">
            <span className="block font-medium">{auditActionText[line.action] ?? line.action}</span>
            <Link
              to={auditAddress({ subject: line.subjectType, id: line.subjectId })}
              className="inline-flex min-h-6 items-center wrap-anywhere text-accent underline"
            >
              {subjectName(line)}
            </Link>
          </td>
          <td className="min-w-72">
            <Changes changes={listChanges(line.before, line.after)} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** What the thing is called, as far as the line itself knows; accounts have their names. */
function subjectName({ subjectType, subjectId, accountName, before, after }: AuditLine): string {
  const kind = auditSubjectText[subjectType] ?? subjectType;
  const named = (after ?? before) as Record<'title' | 'name' | 'subject' | 'text', unknown> | null;
  const name = accountName ?? named?.title ?? named?.name ?? named?.subject ?? named?.text;
  if (typeof name === 'string' && name !== '') return `${kind}: ${cutName(name)}`;
  // A line about all of them, or about the one there is.
  return /^(?:all|site|home)$/.test(subjectId) ? kind : `${kind}: ${subjectId}`;
}

const cutName = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <span className="text-muted">{auditText.noDetails}</span>;
  const list = (
    <dl className="grid gap-1.5">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="text-muted">{field}</dt>
          <dd className="wrap-anywhere">
            {before !== auditText.nothing && (
              <del className="text-live decoration-1" title={auditText.before}>
                {before}
              </del>
            )}
            {before !== auditText.nothing && <span aria-hidden="true"> → </span>}
            <ins className="text-accent no-underline" title={auditText.after}>
              {after}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
  if (changes.length <= 3) return list;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">{changes.map(({ field }) => field).join(', ')}</summary>
      <div className="pt-2">{list}</div>
    </details>
  );
}
