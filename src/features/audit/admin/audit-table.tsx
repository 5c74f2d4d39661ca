import { Link } from 'react-router';
import { recordFieldsOf } from '#app/admin/records.ts';
import { formatListTime, isoBaku } from '#az/format/dates.ts';
import { Table } from '#platform/ui/table.tsx';
import type { AuditLine } from '../rules/name-audit-lines.ts';
import { auditText } from '../text.ts';
import { auditAddress } from './audit-parameters.ts';
import { ChangeList } from './change-list.tsx';
import { describeAction, describeActor, describeSubject } from './describe-audit.ts';
import { type FieldChange, listChanges } from './list-changes.ts';

const columns = [
  { label: auditText.when },
  { label: auditText.who },
  { label: auditText.what },
  { label: auditText.change, className: 'w-full' },
];

/** The other changes of a line are folded. */
const MAX_OPEN_CHANGES = 6;

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
            {describeActor(line)}
          </th>
          <td className="min-w-64">
            <span className="block font-medium">{describeAction(line.action)}</span>
            <Link
              to={auditAddress({ subject: line.subjectType, id: line.subjectId })}
              className="inline-flex min-h-6 items-center wrap-anywhere text-accent underline"
            >
              {describeSubject(line)}
            </Link>
          </td>
          <td className="min-w-72">
            <Changes changes={listChanges(line.before, line.after, recordFieldsOf(line.subjectType))} />
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
